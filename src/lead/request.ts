/** One JSON call to the edge, with every way it can fail put into the words of the catalogue, and when to try again. */
import { type ErrorBody, MESSAGES, messageOfStatus, type Problem } from "../forms/messages.ts";
import { t } from "../i18n/t.ts";

const TIMEOUT_MS = 30_000;

export interface ErrorResponse {
  readonly ok: false;
  readonly kind: "validation" | "server" | "network";
  readonly message: string;
  readonly problems: readonly Problem[];
  /** Nobody's mistake: the same request may succeed a little later. */
  readonly transient: boolean;
  readonly status?: number;
  /** When the edge would like to hear of it again. */
  readonly retryAfterMs?: number;
}
export type Answer<T> = { readonly ok: true; readonly data: T } | ErrorResponse;

export const errorResponse = (
  kind: ErrorResponse["kind"],
  message: string,
  more: Partial<Omit<ErrorResponse, "ok" | "kind" | "message">> = {},
): ErrorResponse => ({ ok: false, kind, message, problems: [], transient: kind !== "validation", ...more });

/** What a failed transport means: too slow, no network here, or nobody there. */
export const unreachable = (timedOut: boolean): ErrorResponse =>
  errorResponse("network", t(timedOut ? MESSAGES.timeout : navigator.onLine ? MESSAGES.unreachable : MESSAGES.offline));

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && Array.isArray((body as Partial<ErrorBody>).errors);

/** Too slow, too early, too many. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** `Retry-After` holds seconds or a date. */
function msOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : undefined;
}

export function errorResponseOf(status: number, body: unknown, retryAfter: string | null = null): ErrorResponse {
  const isTheirs = status >= 400 && status < 500;
  const retryAfterMs = msOf(retryAfter);
  return errorResponse(isTheirs ? "validation" : "server", messageOfStatus(status), {
    problems: isErrorBody(body) ? body.errors : [],
    transient: !isTheirs || LATER.has(status),
    status,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Posts JSON; never throws. `data` is the answer's own `data`. */
export async function postJson<T>(url: string, body: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return errorResponseOf(response.status, answer, response.headers.get("retry-after"));
    const data = (answer as { data?: T } | undefined)?.data;
    return data === undefined ? errorResponse("server", t(MESSAGES.submissionFailed)) : { ok: true, data };
  } catch (error) {
    return unreachable(error instanceof DOMException && error.name === "TimeoutError");
  }
}

const TRIES = 4;
const WITHIN_MS = 60_000;
const FIRST_MS = 2000;

export interface Tries {
  /** How many have failed. */
  readonly failed: number;
  /** When the first began, ms since the epoch. */
  readonly since: number;
}

/**
 * When to try again what failed and was nobody's mistake: soon at first, then later, never all visitors at once.
 * @returns milliseconds until the next try; undefined when it is time to leave it for later
 */
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
