/** Links lead to the page in the current locale, where there is one. */
import { toEnglishPath, type Locale, LOCALES, readLocale, pathIn } from "./locale.ts";
import { currentLocale } from "./t.ts";

/** The locales of each page, by its English path. */
type Pages = ReadonlyMap<string, readonly Locale[]>;

let pages: Pages = new Map();

/** Sets the pages of the site. To be called before the first page is rendered. */
export function providePages(translatedPages: Pages): void {
  pages = translatedPages;
}

const localesAt = (path: string): readonly Locale[] => pages.get(toEnglishPath(path)) ?? ["en"];

/** Whether a path is a page in the current locale. */
export const isPagePath = (path: string): boolean =>
  readLocale(path) === currentLocale() &&
  !!pages.get(toEnglishPath(path))?.includes(currentLocale());

/** The other locales of the page at a path. */
export const otherLocales = (path: string): readonly Locale[] =>
  localesAt(path).filter((locale) => locale !== readLocale(path));

/**
 * All translations of a page for search engines, with English as `x-default`. Empty for a page in
 * English alone.
 */
export function hreflangLinks(
  path: string,
): readonly { readonly lang: string; readonly path: string }[] {
  const english = toEnglishPath(path);
  const all = localesAt(path).map((locale) => ({
    lang: locale === "en" ? "en" : LOCALES[locale].lang,
    path: pathIn(locale, english),
  }));
  return all.length > 1 ? [...all, { lang: "x-default", path: english }] : [];
}

/** The address of a page in a locale, if it is there, for the address of the English page. */
export function localHref(href: string, locale = currentLocale()): string {
  const [path = ""] = href.split(/[?#]/, 1);
  return locale !== "en" && pages.get(path)?.includes(locale)
    ? pathIn(locale, path) + href.slice(path.length)
    : href;
}
