/** Files made from the list of pages and the site's address: sitemap, robots.txt, speculation rules, contact card, headers. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contactCard } from "../../content/contact-card.ts";
import { CLIENT, settings } from "./site-settings.ts";
import { type Listed, sitemap } from "./sitemap.ts";

/** Previews on Cloudflare's own host names should not be found by search engines. */
const PREVIEWS = `https://:worker.:account.workers.dev/*
  X-Robots-Tag: noindex
`;

/** False if the site itself is published there. */
const isPreviewOnly = (origin: string): boolean =>
  !new URL(origin).hostname.endsWith(".workers.dev");

/** A jump within the page needs no other one. */
const LINKS = { selector_matches: "a:not([href^='#'])" };

/** Prerenders the next page before its link is clicked. It sleeps until it is shown (wake.ts). */
const RULES = {
  prerender: [{ where: { and: [{ href_matches: "/*" }, LINKS] }, eagerness: "moderate" }],
};

/** @param listed The pages of the sitemap. */
export function writeLists(listed: readonly Listed[]): void {
  const { SITE_ORIGIN } = settings();
  writeFileSync(path.join(CLIENT, "speculation-rules.json"), JSON.stringify(RULES));
  writeFileSync(path.join(CLIENT, "sitemap.xml"), sitemap(SITE_ORIGIN, listed));
  writeFileSync(
    path.join(CLIENT, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`,
  );
  const logo = readFileSync(path.join(CLIENT, "icon-192.png")).toString("base64");
  writeFileSync(path.join(CLIENT, "aipm.vcf"), contactCard(SITE_ORIGIN, logo));
  if (isPreviewOnly(SITE_ORIGIN)) appendFileSync(path.join(CLIENT, "_headers"), PREVIEWS);
  // Vite's manifest and notes for developers must not be published. The Cloudflare plugin has written the first lines of this file.
  appendFileSync(path.join(CLIENT, ".assetsignore"), "\n.vite\n*.md\n");
}

/**
 * Keeps a built site out of search results, by a header. A page that robots.txt forbids can still
 * be listed, if another site links to it.
 */
export function hideFromSearch(client: string): void {
  const file = path.join(client, "_headers");
  // Extends the first rule, because a second rule for the same path would replace it.
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(
      /^\/\*\n(?!  X-Robots-Tag)/m,
      "/*\n  X-Robots-Tag: noindex\n",
    ),
  );
}
