import type { Context } from "hono";
import { readLocale, pathIn } from "../../src/i18n/locale.ts";
import type { Env } from "../env.ts";

/** Files that pages load. A 404 page would be useless in their place. */
const NAMED_BY_PAGES = /^\/(?:assets|fonts|pictures)\//;
/** Icons that older Safari and link previews ask for by name, in any size. */
const OLD_ICON = /^\/(?:favicon\.ico|apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png)$/;
const ICON = "/apple-touch-icon.png";
/** Paths for programs. */
const API = /^\/(?:forms|guest|s3|health|cdn-cgi)(?:\/|$)/;

/** A page's path in upper or lower case, with a tail that messengers append to links: punctuation, or `&utm_source=`. */
const WITH_TAIL = /^((?:\/[a-z\d-]+)+)(\/|_+|[^\w/-].*)?$/is;
/** A query without its question mark, or with an encoded one. */
const LOST_QUERY = /^(?:&|%3f)(.+)$/is;

/** Returns the address of the page that a mistyped path means, or `undefined`. */
async function repairAddress(c: Context<{ Bindings: Env }>): Promise<string | undefined> {
  const [, page = "", tail = ""] = WITH_TAIL.exec(c.req.path) ?? [];
  const path = page.toLowerCase();
  if (path === c.req.path || !path) return undefined;
  const file = await c.env.ASSETS.fetch(new URL(path, c.req.url), { method: "HEAD" });
  if (!file.ok) return undefined;
  const lost = LOST_QUERY.exec(tail)?.[1];
  return path + (lost ? `?${lost}` : new URL(c.req.url).search);
}

/**
 * Answers a path without a file in the build. A mistyped path redirects to its page. An old name of the icon
 * redirects to it. A script, font or picture is a plain 404. Everything else is the 404 page in its locale, which is not cached, because the next release may have the file.
 *
 * @returns undefined for paths of the API and for methods other than GET and HEAD
 */
export async function answerMissingFile(
  c: Context<{ Bindings: Env }>,
): Promise<Response | undefined> {
  if ((c.req.method !== "GET" && c.req.method !== "HEAD") || API.test(c.req.path)) return undefined;
  if (NAMED_BY_PAGES.test(c.req.path)) return c.text("Not found", 404);
  if (OLD_ICON.test(c.req.path) && c.req.path !== ICON) return c.redirect(ICON, 301);
  const address = await repairAddress(c);
  if (address) return c.redirect(address, 301);
  const page = await c.env.ASSETS.fetch(new URL(pathIn(readLocale(c.req.path), "/404"), c.req.url));
  return c.newResponse(page.body, 404, {
    // The page has its own policy. The API's policy would block its styles.
    "content-security-policy": "frame-ancestors 'none'",
    ...Object.fromEntries(page.headers),
    "cache-control": "no-store",
  });
}
