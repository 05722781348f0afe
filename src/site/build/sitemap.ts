/** The pages that search engines should know, with their pictures and the day they last changed. */
import type { Rendered } from "../server/rendered.ts";

export interface Listed {
  readonly path: string;
  readonly html: string;
  /** ISO 8601; undefined where it is not known. */
  readonly changed: string | undefined;
  readonly hreflangLinks?: Rendered["hreflangLinks"];
}

/** The pictures of a page, each once, by day, in the size of `src`. */
const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*? src="(\/pictures\/[^"]+-day-[^"]+)"/g)].map(([, src]) => src!)),
];

const entry = (origin: string, { path, html, changed, hreflangLinks = [] }: Listed): string =>
  [
    `<url><loc>${origin}${path}</loc>`,
    ...hreflangLinks.map((one) => `<xhtml:link rel="alternate" hreflang="${one.lang}" href="${origin}${one.path}"/>`),
    changed ? `<lastmod>${changed}</lastmod>` : "",
    ...picturesIn(html).map((src) => `<image:image><image:loc>${origin}${src}</image:loc></image:image>`),
    "</url>",
  ].join("");

export const sitemap = (origin: string, listed: readonly Listed[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map((page) => entry(origin, page)).join("\n")}
</urlset>
`;
