/** One JSON request to the edge, a message for every way in which it can fail, and when to try again. */
import { type ErrorBody, MESSAGES, messageOfStatus, type Problem } from "../forms/messages.ts";
import { t } from "../i18n/t.ts";

const TIMEOUT_MS = 30_000;

export interface RequestError {
  readonly ok: false;
  readonly kind: "validation" | "server" | "network";
  readonly message: string;
  readonly problems: readonly Problem[];
  /** No byte of a file has gone. */
  readonly untouched?: boolean;
  /** The same request may succeed later. */
  readonly transient: boolean;
  readonly status?: number;
  /** Somebody on the way wants to see that this is a person, which only the browser's own form can show. */
  readonly isChallenge?: boolean;
  /** How long the edge asks to wait. */
  readonly retryAfterMs?: number;
}
export type RequestResult<T> = { readonly ok: true; readonly data: T } | RequestError;

export const requestError = (
  kind: RequestError["kind"],
  message: string,
  more: Partial<Omit<RequestError, "ok" | "kind" | "message">> = {},
): RequestError => ({ ok: false, kind, message, problems: [], transient: kind !== "validation", ...more });

/** The failure of a request without an answer: timed out, offline, or the server was not reached. */
export const unreachable = (timedOut: boolean): RequestError =>
  requestError("network", t(timedOut ? MESSAGES.timeout : navigator.onLine ? MESSAGES.unreachable : MESSAGES.offline));

/** No answer came, and the browser knows of no network. Who got an answer is online, whatever the browser says. */
export const isOffline = ({ kind }: RequestError): boolean => kind === "network" && !navigator.onLine;

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && Array.isArray((body as Partial<ErrorBody>).errors);

/** Statuses below 500 after which another try may succeed. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** Milliseconds of a `Retry-After` header, which holds seconds or a date. */
function msOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : undefined;
}

const TOO_LARGE = 413;

/**
 * Only what the edge has written is its refusal. Others on the way answer in its name, and may let the same pass later.
 *
 * @param body the parsed body, of any shape
 * @param headerOf asked for a header of the answer
 */
export function requestErrorOf(
  status: number,
  body: unknown,
  headerOf: (name: string) => string | null = () => null,
): RequestError {
  const problems = isErrorBody(body) ? body.errors : undefined;
  const isRefused = (problems !== undefined || status === TOO_LARGE) && status >= 400 && status < 500;
  const retryAfterMs = msOf(headerOf("retry-after"));
  // Storage answers in XML.
  const isStrange = !problems && !headerOf("content-type")?.includes("xml");
  const isChallenge = isStrange && (status === 403 || status === 503 || headerOf("cf-mitigated") === "challenge");
  const isTheirs = isStrange && !isRefused && status < 500;
  return requestError(
    isRefused ? "validation" : "server",
    isTheirs ? t(MESSAGES.unreachable) : messageOfStatus(status),
    {
      problems: problems ?? [],
      transient: !isRefused || LATER.has(status),
      status,
      ...(isChallenge && { isChallenge }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    },
  );
}

/**
 * Posts JSON. Never rejects.
 *
 * @returns the `data` of the answer's body, or why there is none
 */
export async function postJson<T>(url: string, body: unknown): Promise<RequestResult<T>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return requestErrorOf(response.status, answer, (name) => response.headers.get(name));
    const data = (answer as { data?: T } | undefined)?.data;
    return data === undefined ? requestError("server", t(MESSAGES.submissionFailed)) : { ok: true, data };
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
 * The pause before the next try: longer each time, with a random part so that not all visitors come at once.
 *
 * @returns milliseconds; undefined where trying again now would not help
 */
export function pauseBefore({ failed, since }: Tries, error: RequestError): number | undefined {
  // Offline, each try would fail at once. The browser's `online` event starts the next one.
  if (!error.transient || isOffline(error) || failed >= TRIES) return undefined;
  const backoff = FIRST_MS * 2 ** (failed - 1);
  const pause = Math.max(error.retryAfterMs ?? 0, backoff / 2 + Math.random() * (backoff / 2));
  return Date.now() + pause - since <= WITHIN_MS ? pause : undefined;
}
