import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorBody, messageOfStatus, type Problem } from "../../src/forms/messages.ts";

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 429 | 499 | 500 | 503;

interface Details {
  readonly errors?: readonly Problem[];
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The body of every error answer of the edge. The specification has no message for 413, 415 and 422, so they are 400.
 *
 * @param code for programs and the log, such as `validation_failed`
 */
export function errorBody(c: Context, status: Status, code: string, errors: readonly Problem[] = []): ErrorBody {
  c.set("code", code);
  const reference = status >= 500 ? c.get("requestId") : undefined;
  return { success: false, code, message: messageOfStatus(status), errors, ...(reference && { reference }) };
}

/** See `errorBody`. */
export const errorResponse = (
  c: Context,
  status: Status,
  code: string,
  { errors, retryAfter, headers }: Details = {},
): Response =>
  c.json(errorBody(c, status, code, errors), status as ContentfulStatusCode, {
    ...headers,
    ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
  });

/** 400 with the problems of each field. */
export const badRequest = (c: Context, code: string, errors: readonly Problem[] = []): Response =>
  errorResponse(c, 400, code, { errors });

/** Seconds after which it is worth another try: above a limiter's minute, and while no store answers. */
export const RETRY_AFTER = { flood: 60, outage: 10 } as const;

export const tooManyRequests = (c: Context): Response =>
  errorResponse(c, 429, "too_many_requests", { retryAfter: RETRY_AFTER.flood });

/** 503: a store does not answer, and the request may be repeated. */
export const unavailable = (c: Context, retryAfter: number = RETRY_AFTER.outage): Response =>
  errorResponse(c, 503, "unavailable", { retryAfter });
