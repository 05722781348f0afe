/** Errors that are answers. Any depth throws one, `app.onError` answers it as JSON, and `POST /forms` also as a page. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  type ErrorBody,
  messageOfStatus,
  problem,
  type Problem,
} from "../../src/forms/messages.ts";

interface Details {
  readonly problems?: readonly Problem[];
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export class Refused extends HTTPException {
  override readonly name: string = "Refused";
  /** For programs and the log, such as `validation_failed`. */
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: ContentfulStatusCode,
    code: string,
    { problems = [], retryAfter, headers = {}, cause }: Details = {},
  ) {
    super(status, { message: code, cause });
    this.code = code;
    this.problems = problems;
    this.retryAfter = retryAfter;
    this.headers = headers;
  }
}

/** 400. The specification has no message for 413, 415 and 422. */
export const badRequest = (code: string, ...problems: readonly Problem[]): Refused =>
  new Refused(400, code, { problems });

export const invalid = (...problems: readonly Problem[]): Refused =>
  badRequest("validation_failed", ...problems);

/** The body as a whole is at fault. */
export const badBody = (code: string, message: string): Refused =>
  badRequest(code, problem("body", code, message));

/** 429. By default the sender is above a limiter's minute. */
export const tooManyRequests = (retryAfter = 60): Refused =>
  new Refused(429, "too_many_requests", { retryAfter });

/** 503: a store does not answer now. Another attempt may succeed. */
export class Unavailable extends Refused {
  override readonly name: string = "Unavailable";
  constructor(cause?: unknown) {
    super(503, "unavailable", { retryAfter: 10, cause });
  }
}

/** The body of every error answer. */
export function errorBody(c: Context, { status, code, problems }: Refused): ErrorBody {
  c.set("code", code);
  const reference = status >= 500 ? c.get("requestId") : undefined;
  return {
    success: false,
    code,
    message: messageOfStatus(status),
    errors: problems,
    ...(reference && { reference }),
  };
}

export function setErrorHeaders(c: Context, { headers, retryAfter }: Refused): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
}

/** The answer as JSON. */
export function errorResponse(c: Context, refused: Refused): Response {
  setErrorHeaders(c, refused);
  return c.json(errorBody(c, refused), refused.status);
}
