/**
 * The service worker. It sends the leads of the outbox once the network returns, while no page of the site is open.
 * It does nothing else: it caches no page and answers no request.
 */
import { isExpired } from "./outbox.ts";
import { requestErrorOf, unreachable } from "./request.ts";
import { Sender } from "./sender.ts";
import { transfersBy } from "./transfer.ts";

/** Sends files by fetch, without progress: no page is open to show it. */
const transfers = transfersBy(async ({ url, accepts, size: _size, ...init }) => {
  try {
    const response = await fetch(url, init);
    // Storage answers in XML or with nothing, so only the status counts.
    const body: unknown = await response.json().catch(() => undefined);
    if (accepts(response.status)) return { ok: true, data: body };
    return requestErrorOf(response.status, body, (name) => response.headers.get(name));
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

async function sendAll(): Promise<void> {
  // An open page sends by itself, and shows the progress.
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  const sender = new Sender({ transfers, isPage: false });
  await sender.sendAll();
  const left = (await sender.outbox.list()).filter((lead) => !isExpired(lead));
  // A rejected sync event makes the browser try again later.
  if (left.some(({ status: { at } }) => at === "queued" || at === "waiting")) throw new Error("Not sent yet");
}

addEventListener("sync", (event) => {
  const { tag } = event as SyncEvent;
  if (tag === "outbox") (event as SyncEvent).waitUntil(sendAll());
});
