/** What is made of the list of all pages: sitemap, robots, headers. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CLIENT, settings } from "./settings.ts";

/**
 * The policy of scripts and styles is each page's own; what a page cannot say of itself stands here. What has a hash in
 * its name never changes. A name that is missing is answered by the worker, to which these rules do not apply.
 */
const HEADERS = `/*
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
`;

/** @param listed the paths that stand in the sitemap */
export function writeLists(listed: readonly string[]): void {
  const { SITE_ORIGIN } = settings();
  const urls = listed.map((page) => `<url><loc>${SITE_ORIGIN}${page}</loc></url>`).join("\n");
  writeFileSync(
    path.join(CLIENT, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
  writeFileSync(path.join(CLIENT, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`);
  writeFileSync(path.join(CLIENT, "_headers"), HEADERS);
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
