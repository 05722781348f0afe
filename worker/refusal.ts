import type { Context } from "hono";
import { type ErrorBody, messageOfStatus, type Problem } from "../src/forms/messages.ts";

/** The answer to input that cannot be taken: always 400, since 413, 415 and 422 are not in the catalogue. */
export const refuse = (c: Context, code: string, errors: readonly Problem[] = []): Response =>
  c.json({ success: false, code, message: messageOfStatus(400), errors } satisfies ErrorBody, 400);
