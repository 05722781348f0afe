import type { Context } from "hono";
import { localeOf, pathIn } from "../../src/i18n/locale.ts";
import type { Env } from "../env.ts";

/** Files that pages load. A 404 page would be useless in their place. */
const NAMED_BY_PAGES = /^\/(?:assets|fonts|pictures)\//;
/** Paths for programs. */
const API = /^\/(?:forms|guest|s3|health|cdn-cgi)(?:\/|$)/;

/**
 * The answer to a path without a file in the build: the 404 page in its locale, or a plain 404 for a part of a page. It is not
 * cached, since the next release may have the file.
 *
 * @returns undefined for paths of the API and for methods other than GET and HEAD
 */
export async function missingFile(c: Context<{ Bindings: Env }>): Promise<Response | undefined> {
  if ((c.req.method !== "GET" && c.req.method !== "HEAD") || API.test(c.req.path)) return undefined;
  if (NAMED_BY_PAGES.test(c.req.path)) return c.text("Not found", 404);
  const page = await c.env.ASSETS.fetch(new URL(pathIn(localeOf(c.req.path), "/404"), c.req.url));
  return c.newResponse(page.body, 404, {
    // The page has its own policy. The API's policy would block its styles.
    "content-security-policy": "frame-ancestors 'none'",
    ...Object.fromEntries(page.headers),
    "cache-control": "no-store",
  });
}
