/** The pages that search engines should know, in each of their languages. */
import type { Rendered } from "../server/rendered.ts";

export interface Listed {
  readonly path: string;
  readonly hreflangLinks?: Rendered["hreflangLinks"];
}

const entry = (origin: string, { path, hreflangLinks = [] }: Listed): string =>
  [
    `<url><loc>${origin}${path}</loc>`,
    ...hreflangLinks.map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${link.lang}" href="${origin}${link.path}"/>`,
    ),
    "</url>",
  ].join("");

export const sitemap = (
  origin: string,
  listed: readonly Listed[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.map((page) => entry(origin, page)).join("\n")}
</urlset>
`;
