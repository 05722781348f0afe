import type { Context } from "hono";
import { localeOf, pathIn } from "../src/i18n/locale.ts";
import type { Env } from "./env.ts";

/** Files that pages name: nobody reads a page in their place. */
const NAMED_BY_PAGES = /^\/(?:assets|fonts|pictures)\//;
/** What programs ask for. */
const API = /^\/(?:forms|guest|s3|health|cdn-cgi)(?:\/|$)/;

/**
 * The answer to what is no file of the build, since only that comes here: the 404 page of its language, or for a part of a page a bare 404.
 * Neither is kept: after a release, or when it is rolled back, the file may be there. Undefined for what is no reading.
 */
export async function missingFile(c: Context<{ Bindings: Env }>): Promise<Response | undefined> {
  if ((c.req.method !== "GET" && c.req.method !== "HEAD") || API.test(c.req.path)) return undefined;
  if (NAMED_BY_PAGES.test(c.req.path)) return c.text("Not found", 404);
  const page = await c.env.ASSETS.fetch(new URL(pathIn(localeOf(c.req.path), "/404"), c.req.url));
  return c.newResponse(page.body, 404, {
    // The page brings its own policy; that of the API's answers would leave it without styles.
    "content-security-policy": "frame-ancestors 'none'",
    ...Object.fromEntries(page.headers),
    "cache-control": "no-store",
  });
}
