/** One JSON call to the edge, with every way it can fail put into the words of the catalogue. */
import { type ErrorBody, MESSAGES, messageOfStatus, type Problem } from "../forms/messages.ts";

const TIMEOUT_MS = 30_000;

export interface Refusal {
  readonly ok: false;
  readonly kind: "validation" | "server" | "network";
  readonly message: string;
  readonly problems: readonly Problem[];
}
export type Answer<T> = { readonly ok: true; readonly data: T } | Refusal;

export const refusal = (kind: Refusal["kind"], message: string, problems: readonly Problem[] = []): Refusal => ({
  ok: false,
  kind,
  message,
  problems,
});

/** What a failed transport means: too slow, no network here, or nobody there. */
export const unreachable = (timedOut: boolean): Refusal =>
  refusal("network", timedOut ? MESSAGES.timeout : navigator.onLine ? MESSAGES.unreachable : MESSAGES.offline);

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && Array.isArray((body as Partial<ErrorBody>).errors);

export function refusalOf(status: number, body: unknown): Refusal {
  const kind = status >= 400 && status < 500 ? "validation" : "server";
  return refusal(kind, messageOfStatus(status), isErrorBody(body) ? body.errors : []);
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
    if (!response.ok) return refusalOf(response.status, answer);
    const data = (answer as { data?: T } | undefined)?.data;
    return data === undefined ? refusal("server", MESSAGES.submissionFailed) : { ok: true, data };
  } catch (error) {
    return unreachable(error instanceof DOMException && error.name === "TimeoutError");
  }
}
