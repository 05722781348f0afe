/**
 * The log holds only our own names (paths, forms, fields, codes, error classes, places in the code) and numbers. It holds
 * nothing that came from outside, and no message of an error, which may quote it. Cloudflare's own line for a request, with address
 * and query, is turned off in wrangler.toml.
 */
import type { Context } from "hono";

/** The class of an error, which is all that the log has of it. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;

/** The first stack frame below the message: where an error was thrown. */
export function sourceLocation({ name, message, stack = "" }: Error): string | undefined {
  const heading = message ? `${name}: ${message}` : name;
  if (!stack.startsWith(heading)) return undefined;
  return stack.slice(heading.length).split("\n").find(Boolean)?.trim();
}

declare module "hono" {
  interface ContextVariableMap {
    /** The ray of a request: in this log, in Cloudflare's tools, and in the answer to a visitor after a 5xx. */
    requestId: string;
    /** The code of an error answer. */
    code: string;
    /** Fields that a handler adds to the line of the request. */
    logged: Readonly<Record<string, string | number | boolean | undefined>>;
  }
}

const PATHS = new Set([
  "/forms",
  "/guest/uploads/presign/bulk",
  "/s3/upload",
  "/health",
  "/report",
]);

/** The path of an endpoint. Other paths may quote a visitor. */
const logPath = (path: string): string =>
  PATHS.has(path) ? path : path.startsWith("/guest/uploads/") ? "/guest/uploads/*" : "other";

/** Writes the line of an answered request. */
export function logRequest(c: Context, ms: number): void {
  const { status } = c.res;
  const line = JSON.stringify({
    ray: c.get("requestId"),
    path: logPath(c.req.path),
    status,
    code: c.get("code"),
    ms,
    ...c.get("logged"),
  });
  if (status >= 500) console.error(line);
  else console.log(line);
}
