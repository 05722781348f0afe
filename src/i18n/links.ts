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
  readLocale(path) === currentLocale() && !!pages.get(toEnglishPath(path))?.includes(currentLocale());

/** The other locales of the page at a path. */
export const otherLocales = (path: string): readonly Locale[] =>
  localesAt(path).filter((locale) => locale !== readLocale(path));

/**
 * All translations of a page for search engines, with English as `x-default`. Empty for a page in
 * English alone.
 */
export function hreflangLinks(path: string): readonly { readonly lang: string; readonly path: string }[] {
  const english = toEnglishPath(path);
  const all = localesAt(path).map((locale) => ({
    lang: locale === "en" ? "en" : LOCALES[locale].lang,
    path: pathIn(locale, english),
  }));
  return all.length > 1 ? [...all, { lang: "x-default", path: english }] : [];
}

/** The link to the page in a locale, for a link to the English page. */
function hrefIn(locale: Locale, href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  return locale !== "en" && pages.get(path)?.includes(locale) ? pathIn(locale, path) + href.slice(path.length) : href;
}

/** The link to the page in the current locale, for a link to the English page. */
export const localHref = (href: string): string => hrefIn(currentLocale(), href);

/** The property names under which content has a path of the site. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "link", "path", "canonical"]);

function withLinksIn(locale: Locale, value: unknown, name = ""): unknown {
  if (typeof value === "string") return ADDRESSES.has(name) && value.startsWith("/") ? hrefIn(locale, value) : value;
  if (typeof value === "function") return (...args: unknown[]) => withLinksIn(locale, value(...args));
  if (Array.isArray(value)) return value.map((item) => withLinksIn(locale, item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLinksIn(locale, inner, key)]));
}

const localized = new WeakMap<object, unknown>();

/** Content with its links leading to pages in a locale, where there are any. @returns the same object for the same content */
export function localizeLinks<T extends object>(content: T, locale: Locale): T {
  if (locale === "en") return content;
  if (!localized.has(content)) localized.set(content, withLinksIn(locale, content));
  return localized.get(content) as T;
}
