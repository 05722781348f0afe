/** JSON requests to the edge, with an error message for each failure and the pause before a retry. */
import { type ErrorBody, MESSAGES, messageOfStatus, type Problem } from "../forms/messages.ts";
import { t } from "../i18n/t.ts";

const TIMEOUT_MS = 30_000;

export interface RequestError {
  readonly ok: false;
  readonly kind: "validation" | "server" | "network";
  readonly message: string;
  readonly problems: readonly Problem[];
  /** No byte of a file was sent. */
  readonly untouched?: boolean;
  /** Whether the same request may succeed later. */
  readonly transient: boolean;
  readonly status?: number;
  /** From the `Retry-After` header. */
  readonly retryAfterMs?: number;
}
export type RequestResult<T> = { readonly ok: true; readonly data: T } | RequestError;

export const requestError = (
  kind: RequestError["kind"],
  message: string,
  details: Partial<Omit<RequestError, "ok" | "kind" | "message">> = {},
): RequestError => ({
  ok: false,
  kind,
  message,
  problems: [],
  transient: kind !== "validation",
  ...details,
});

/** Describes a request without a response: it timed out, the device is offline, or the server is unreachable. */
export const unreachable = (timedOut: boolean): RequestError =>
  requestError(
    "network",
    t(timedOut ? MESSAGES.timeout : navigator.onLine ? MESSAGES.unreachable : MESSAGES.offline),
  );

/** Whether the browser reports no network and no response came. Any response proves that a network exists. */
export const isOffline = ({ kind }: RequestError): boolean =>
  kind === "network" && !navigator.onLine;

export const isText = (value: unknown): value is string => typeof value === "string";

/** Proxies also answer in JSON, but their `errors` have another shape. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { success, errors } = (body ?? {}) as Partial<ErrorBody>;
  if (success !== false || !Array.isArray(errors)) return false;
  return errors.every(
    (error: Partial<Problem> | null) => isText(error?.field) && isText(error?.message),
  );
}

/** Whether the edge rejected the answers themselves. Any other failure may pass later, such as a proxy's 413. */
const isFinal = (status: number, problems: readonly Problem[] | undefined): boolean =>
  problems !== undefined && (status === 400 || (problems.length > 0 && status < 500));

/** Statuses below 500 that always allow a retry. */
const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429]);

/** Parses `Retry-After`, which holds seconds or a date, to milliseconds. */
function retryDelayMs(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? ms : undefined;
}

/**
 * Describes a failed response. Only a body from the edge can reject a lead for good. A proxy or firewall may answer instead
 * and let the same request pass later.
 *
 * @param body The parsed body, of any shape.
 * @param readHeader Reads a header of the response.
 */
export function toRequestError(
  status: number,
  body: unknown,
  readHeader: (name: string) => string | null = () => null,
): RequestError {
  const problems = isErrorBody(body) ? body.errors : undefined;
  const isRejected = isFinal(status, problems) && !RETRYABLE.has(status);
  const retryAfterMs = retryDelayMs(readHeader("retry-after"));
  const isChallenge = readHeader("cf-mitigated") === "challenge";
  return requestError(
    isRejected ? "validation" : "server",
    isChallenge ? t(MESSAGES.challenged) : messageOfStatus(status),
    {
      problems: problems ?? [],
      transient: !isRejected,
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    },
  );
}

/**
 * Returns the `data` of a successful answer. A captive portal or a proxy may answer 200 in the edge's name: such an answer is a failed
 * attempt.
 *
 * @param isOurs Whether the data can only come from the edge.
 */
export function readData<T extends object>(
  body: unknown,
  isOurs: (data: Partial<T>) => boolean,
  message: string,
): RequestResult<T> {
  const { success, data } = (body ?? {}) as {
    readonly success?: unknown;
    readonly data?: Partial<T> | null;
  };
  const isAnswer = success === true && typeof data === "object" && data !== null && isOurs(data);
  return isAnswer ? { ok: true, data: data as T } : requestError("server", message);
}

/**
 * Posts JSON. Never rejects.
 *
 * @param isOurs See `readData`.
 * @returns The `data` of the body, or the error.
 */
export async function postJson<T extends object>(
  url: string,
  body: unknown,
  isOurs: (data: Partial<T>) => boolean,
): Promise<RequestResult<T>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok)
      return toRequestError(response.status, answer, (name) => response.headers.get(name));
    return readData(answer, isOurs, t(MESSAGES.submissionFailed));
  } catch (error) {
    return unreachable(error instanceof DOMException && error.name === "TimeoutError");
  }
}

/** The first attempts follow each other quickly. After them, a lead is retried once a minute for as long as a page is open. */
const QUICK_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 2000;
export const RETRY_MS = 60_000;

/**
 * Returns the pause before the next attempt. A random part keeps visitors from retrying all at once. A `Retry-After`
 * above one minute counts as one minute.
 *
 * @param failures Failed attempts since the visitor pressed the button or the network returned.
 * @returns Milliseconds, or `undefined` if the lead was rejected or the device is offline.
 */
export function pauseBefore(failures: number, error: RequestError): number | undefined {
  if (!error.transient || isOffline(error)) return undefined;
  const longest = failures >= QUICK_ATTEMPTS ? RETRY_MS : FIRST_PAUSE_MS * 2 ** (failures - 1);
  const pause = longest / 2 + Math.random() * (longest / 2);
  return Math.min(RETRY_MS, Math.max(error.retryAfterMs ?? 0, pause));
}
