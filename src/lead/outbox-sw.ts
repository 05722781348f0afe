/**
 * The service worker: sends what the outbox of this device holds once the network returns and no page of the site is
 * open any more. It does nothing else: it keeps no page and answers no request.
 */
import { isExpired, store, storedLeads, type OutgoingLead } from "./outbox.ts";
import { errorResponseOf, unreachable } from "./request.ts";
import { sendStored } from "./send-stored.ts";
import { transfersBy } from "./transfer.ts";

/** Files sent while no page is there to show how far they are. */
const fetchedTransfers = transfersBy(async ({ url, accepts, size: _size, ...init }) => {
  try {
    const response = await fetch(url, init);
    // Storage answers in XML, or nothing: the status says it all.
    const body: unknown = await response.json().catch(() => undefined);
    if (accepts(response.status)) return { ok: true, data: body };
    return errorResponseOf(response.status, body, response.headers.get("retry-after"));
  } catch {
    return unreachable(false);
  }
});

/** What the types of a page do not know. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<void>): void;
}
declare const clients: { matchAll(options: object): Promise<readonly unknown[]> };

async function send(lead: OutgoingLead): Promise<void> {
  const answer = await sendStored(lead, fetchedTransfers, false);
  // What is thrown makes the browser try again later.
  if (answer.at === "waiting") throw new Error("Not sent yet");
  // A page that was opened meanwhile may have told of it already.
  if (answer.at !== "sent" || !(await storedLeads()).some(({ id }) => id === lead.id)) return;
  // The next page shows the receipt; the files are not needed for that.
  await store({ ...lead, files: [], receipt: answer.receipt });
}

async function sendAll(): Promise<void> {
  // A page that is open sends by itself, and shows how it goes.
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  for (const lead of await storedLeads()) {
    if (!lead.problems && !lead.receipt && !isExpired(lead)) await send(lead);
  }
}

addEventListener("sync", (event) => {
  const { tag } = event as SyncEvent;
  if (tag === "outbox") (event as SyncEvent).waitUntil(sendAll());
});
