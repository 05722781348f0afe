/** When to try again what failed and was nobody's mistake: soon at first, then later, never all visitors at once. */
import type { ErrorResponse } from "./request.ts";

const TRIES = 4;
const WITHIN_MS = 60_000;
const FIRST_MS = 2000;

export interface Tries {
  /** How many have failed. */
  readonly failed: number;
  /** When the first began, ms since the epoch. */
  readonly since: number;
}

/** Milliseconds until the next try; undefined when it is time to leave it for later. */
export function pauseBefore(
  { failed, since }: Tries,
  { transient, retryAfterMs = 0 }: ErrorResponse,
): number | undefined {
  // Without a network each try would fail at once: the browser says when there is one again.
  if (!transient || !navigator.onLine || failed >= TRIES) return undefined;
  const backoff = FIRST_MS * 2 ** (failed - 1);
  const pause = Math.max(retryAfterMs, backoff / 2 + Math.random() * (backoff / 2));
  return Date.now() + pause - since <= WITHIN_MS ? pause : undefined;
}
