/**
 * The service worker. It sends the leads of the outbox once the network returns, unless a page is sending them. It caches nothing and
 * answers no request.
 */
import { isExpired } from "./outbox.ts";
import { toRequestError, unreachable } from "./json-request.ts";
import { Sender } from "./sender.ts";
import type { Send } from "./transfer.ts";

/** An upload that takes longer holds its lock from pages that could send the lead. A page aborts one in which no byte moves. */
const TIMEOUT_MS = 30_000;
/** Bytes in a millisecond. */
const LEAST_SPEED = 20;

/** Sends files by fetch, which reports no progress. */
const sendFile: Send = async ({ url, accepts, size, ...init }) => {
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS + size / LEAST_SPEED),
    });
    // Storage answers in XML or with an empty body, so only the status counts.
    const body: unknown = await response.json().catch(() => undefined);
    if (accepts(response.status)) return { ok: true, data: body };
    return toRequestError(response.status, body, (name) => response.headers.get(name));
  } catch {
    // Fetch does not report how much was sent. A file that arrived is found at the next attempt.
    return { ...unreachable(false), untouched: true };
  }
};

/** Missing from the types of a page. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<void>): void;
}

async function sendAll(): Promise<void> {
  const sender = new Sender({ sendFile, isPage: false });
  // An open page may be frozen, and then sends nothing. The lock of a lead tells whether a page is sending it.
  await sender.sendAll();
  const left = (await sender.outbox.list()).filter((lead) => !isExpired(lead));
  // The browser repeats a sync event that was rejected. The page may be closed by then.
  if (left.some(({ status: { at } }) => at === "queued" || at === "waiting"))
    throw new Error("Not sent yet");
}

addEventListener("sync", (event) => {
  const { tag } = event as SyncEvent;
  if (tag === "outbox") (event as SyncEvent).waitUntil(sendAll());
});
