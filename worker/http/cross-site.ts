import type { Context } from "hono";
import type { Env } from "../env.ts";

/** Whether a page of another site sent the request. */
export function isCrossSite(c: Context<{ Bindings: Env }>): boolean {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  if (site) return site !== "same-origin" && site !== "none";
  return (
    origin !== undefined && origin !== new URL(c.req.url).origin && origin !== c.env.SITE_ORIGIN
  );
}
