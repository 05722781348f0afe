/**
 * What the log may hold: names that are ours (paths, forms, fields, codes, classes of errors, places in the code) and numbers.
 * No word that came from outside, and no message of an error, since it may quote one. Cloudflare's own line for a request,
 * which has its address and its query, is turned off in wrangler.toml; this is in its place.
 */
import type { Context } from "hono";
import { PATHS } from "./paths.ts";

/** The class of an error: all that the log says of it. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Where it was thrown: the first frame below the message, however many lines that has. */
export function placeOf({ name, message, stack = "" }: Error): string | undefined {
  const heading = message ? `${name}: ${message}` : name;
  if (!stack.startsWith(heading)) return undefined;
  return stack.slice(heading.length).split("\n").find(Boolean)?.trim();
}

declare module "hono" {
  interface ContextVariableMap {
    /** Names the request here, in Cloudflare's own tools, and to a visitor whom we failed. */
    ray: string;
    /** Of an answer that is no success. */
    code: string;
    /** What a handler has to add to the request's line. */
    told: Readonly<Record<string, string | undefined>>;
  }
}

/** Begins the line of a request. Elsewhere than on Cloudflare no ray is given, so one is made. */
export const nameRequest = (c: Context): void => c.set("ray", c.req.header("cf-ray") ?? crypto.randomUUID());

/** One line, once it is answered. */
export function logRequest(c: Context, ms: number): void {
  const { status } = c.res;
  const path = Object.hasOwn(PATHS, c.req.path) ? c.req.path : "other";
  const line = JSON.stringify({ ray: c.get("ray"), path, status, code: c.get("code"), ms, ...c.get("told") });
  if (status >= 500) console.error(line);
  else console.log(line);
}
