/** What is made of the list of all pages: sitemap, robots, headers; and the rules by which browsers read ahead. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CLIENT, settings } from "./settings.ts";
import { type Listed, sitemap } from "./sitemap.ts";

const RULES_FILE = "speculation-rules.json";

/** A page that a finger or a pointer is about to open is fetched before the click. Once awake, the router does so itself. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { selector_matches: "html:not([data-state=ready]) a:not([href^='#'])" }] },
      eagerness: "moderate",
    },
  ],
};

/**
 * The policy of scripts and styles is each page's own; what a page cannot say of itself stands here. What has a hash in
 * its name never changes. A name that is missing is answered by the worker, to which these rules do not apply.
 */
const HEADERS = `/*
  Speculation-Rules: "/${RULES_FILE}"
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
/pictures/*
  Cache-Control: public, max-age=604800, stale-while-revalidate=2592000
/${RULES_FILE}
  Content-Type: application/speculationrules+json
  Cache-Control: public, max-age=604800, stale-while-revalidate=2592000
`;

/** The same release at Cloudflare's own addresses, a branch's preview among them: not what search engines should show. */
const PREVIEWS = `https://:worker.:account.workers.dev/*
  X-Robots-Tag: noindex
`;

/** Unless the site itself lives at one. */
const isPreviewOnly = (origin: string): boolean => !new URL(origin).hostname.endsWith(".workers.dev");

/** @param listed what stands in the sitemap */
export function writeLists(listed: readonly Listed[]): void {
  const { SITE_ORIGIN } = settings();
  writeFileSync(path.join(CLIENT, "sitemap.xml"), sitemap(SITE_ORIGIN, listed));
  writeFileSync(path.join(CLIENT, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
  writeFileSync(path.join(CLIENT, "_headers"), HEADERS + (isPreviewOnly(SITE_ORIGIN) ? PREVIEWS : ""));
  writeFileSync(path.join(CLIENT, RULES_FILE), JSON.stringify(RULES));
  // The build's own notes are nobody's page; what the Cloudflare plugin leaves out stays out.
  appendFileSync(path.join(CLIENT, ".assetsignore"), "\n.vite\n");
}

/**
 * Keeps a built site out of search results. By header alone: what robots.txt disallows is never fetched, so that nobody
 * would read the header, and an address that somebody links to would be listed all the same.
 */
export function hideFromSearch(client: string): void {
  const file = path.join(client, "_headers");
  // Into the first rule: of two rules for the same path the later one would replace the earlier one.
  writeFileSync(file, readFileSync(file, "utf8").replace(/^\/\*\n(?!  X-Robots-Tag)/, "/*\n  X-Robots-Tag: noindex\n"));
}
