/** The tags that a page puts into the head of its document. */
import type { PageDescription } from "../content/page.ts";
import { hreflangLinks, otherLocales } from "../i18n/links.ts";
import { toEnglishPath, type Locale, LOCALES, readLocale } from "../i18n/locale.ts";
import { agency, SITE_ORIGIN } from "../ui/structured-data.ts";

const ogLocale = (locale: Locale): string => LOCALES[locale].tag.replace("-", "_");

/** The social card of the English page, made by tools/cards.ts. "Not found" has the card of the home page. */
const cardFor = (english: string, canonical: PageDescription["canonical"]): string =>
  `${SITE_ORIGIN}/cards${english === "/" || canonical === false ? "/home" : english}.jpg`;

function metaFor({
  path,
  canonical = path,
  title,
  wholeTitle,
  description,
  listed,
}: PageDescription) {
  const fullTitle = wholeTitle ? title : `${title} | AIPM`;
  const english = toEnglishPath(path);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { name: "robots", content: listed === false ? "noindex" : "max-image-preview:large" },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "AIPM" },
    { property: "og:locale", content: ogLocale(readLocale(path)) },
    // With a name each, because the router keeps one tag of a name or property.
    ...otherLocales(path).map((locale) => ({
      name: `alternate-${locale}`,
      property: "og:locale:alternate",
      content: ogLocale(locale),
    })),
    ...(canonical === false ? [] : [{ property: "og:url", content: SITE_ORIGIN + canonical }]),
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:image", content: cardFor(english, canonical) },
    { property: "og:image:alt", content: fullTitle },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    ...(english === "/" || english === "/contact" ? [{ "script:ld+json": agency() }] : []),
  ];
}

/** Title, meta tags, links and structured data of a page, for the `head` option of its route. */
export function headFor(page: PageDescription) {
  const { path, canonical = path } = page;
  const canonicalLinks =
    canonical === false
      ? []
      : [
          { rel: "canonical", href: SITE_ORIGIN + canonical },
          ...hreflangLinks(path).map((link) => ({
            rel: "alternate",
            hrefLang: link.lang,
            href: SITE_ORIGIN + link.path,
          })),
        ];
  return { meta: metaFor(page), links: canonicalLinks };
}
