/**
 * The log holds only our own names (paths, forms, fields, codes, error classes, places in the code) and numbers. It holds
 * nothing that came from outside, and no message of an error, which may quote it. Cloudflare's own line for a request, with address
 * and query, is turned off in wrangler.toml.
 */
import type { Context } from "hono";
import { PATHS } from "../paths.ts";

/** The class of an error, which is all that the log has of it. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Where an error was thrown: the first stack frame below the message. */
export function placeOf({ name, message, stack = "" }: Error): string | undefined {
  const heading = message ? `${name}: ${message}` : name;
  if (!stack.startsWith(heading)) return undefined;
  return stack.slice(heading.length).split("\n").find(Boolean)?.trim();
}

declare module "hono" {
  interface ContextVariableMap {
    /** The id of the request: in this log, in Cloudflare's tools, and in the answer to a visitor after a 5xx. */
    ray: string;
    /** The code of an error answer. */
    code: string;
    /** What a handler adds to the request's line. */
    told: Readonly<Record<string, string | undefined>>;
  }
}

/** Gives the request its id. Outside Cloudflare there is no ray, so one is made. */
export const nameRequest = (c: Context): void => c.set("ray", c.req.header("cf-ray") ?? crypto.randomUUID());

/** Writes the line of a request that was answered. */
export function logRequest(c: Context, ms: number): void {
  const { status } = c.res;
  const path = Object.hasOwn(PATHS, c.req.path)
    ? c.req.path
    : c.req.path.startsWith("/guest/uploads/")
      ? "/guest/uploads/*"
      : "other";
  const line = JSON.stringify({ ray: c.get("ray"), path, status, code: c.get("code"), ms, ...c.get("told") });
  if (status >= 500) console.error(line);
  else console.log(line);
}
