/**
 * The service worker. It sends the leads of the outbox once the network returns, while no page of the site is open.
 * It does nothing else: it caches no page and answers no request.
 */
import { isExpired, store, storedLeads, type OutgoingLead } from "./outbox.ts";
import { requestErrorOf, unreachable } from "./request.ts";
import { sendStored } from "./send-stored.ts";
import { transfersBy } from "./transfer.ts";

/** Sends files by fetch, without progress: no page is open to show it. */
const fetchedTransfers = transfersBy(async ({ url, accepts, size: _size, ...init }) => {
  try {
    const response = await fetch(url, init);
    // Storage answers in XML or with nothing, so only the status counts.
    const body: unknown = await response.json().catch(() => undefined);
    if (accepts(response.status)) return { ok: true, data: body };
    return requestErrorOf(response.status, body, response.headers.get("retry-after"));
  } catch {
    // Fetch does not say how far it came. What has arrived all the same is found there.
    return { ...unreachable(false), untouched: true };
  }
});

/** The types of a page lack these two. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<void>): void;
}
declare const clients: { matchAll(options: object): Promise<readonly unknown[]> };

async function send(lead: OutgoingLead): Promise<void> {
  const answer = await sendStored(lead, fetchedTransfers, false);
  // A rejected sync event makes the browser try again later.
  if (answer.at === "waiting") throw new Error("Not sent yet");
  // A page that was opened meanwhile may have shown the receipt already.
  if (answer.at !== "sent" || !(await storedLeads()).some(({ id }) => id === lead.id)) return;
  // The next page shows the receipt, for which it needs no files.
  await store({ ...lead, files: [], receipt: answer.receipt });
}

async function sendAll(): Promise<void> {
  // An open page sends by itself, and shows the progress.
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  for (const lead of await storedLeads()) {
    if (!lead.problems && !lead.receipt && !isExpired(lead)) await send(lead);
  }
}

addEventListener("sync", (event) => {
  const { tag } = event as SyncEvent;
  if (tag === "outbox") (event as SyncEvent).waitUntil(sendAll());
});
