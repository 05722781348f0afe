/** Links lead to the page in their own locale, where there is one. */
import { englishPathOf, type Locale, LOCALES, localeOf, pathIn } from "./locale.ts";
import { currentLocale } from "./t.ts";

/** In which locales a page stands, by its English path. */
type Pages = ReadonlyMap<string, readonly Locale[]>;

let pages: Pages = new Map();

/** The route table knows which pages there are, and says so before the first is drawn. */
export function providePages(known: Pages): void {
  pages = known;
}

const localesAt = (path: string): readonly Locale[] => pages.get(englishPathOf(path)) ?? ["en"];

/** The other locales in which the page at an address stands. */
export const alternativesOf = (path: string): readonly Locale[] =>
  localesAt(path).filter((locale) => locale !== localeOf(path));

/** The same page in every language, for search engines: each names all of them, and English stands for whoever reads none. */
export function alternates(path: string): readonly { readonly lang: string; readonly path: string }[] {
  const english = englishPathOf(path);
  const all = localesAt(path).map((locale) => ({
    lang: locale === "en" ? "en" : LOCALES[locale].lang,
    path: pathIn(locale, english),
  }));
  return all.length > 1 ? [...all, { lang: "x-default", path: english }] : [];
}

/** Where a link that is written for the English page leads in a locale; one that leads there already stays. */
const hrefIn = (locale: Locale, href: string): string =>
  locale !== "en" && pages.get(href.replace(/[?#].*/, ""))?.includes(locale) ? pathIn(locale, href) : href;

/** Where it leads from here. */
export const localHref = (href: string): string => hrefIn(currentLocale(), href);

/** The names under which content keeps an address of the site. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "link", "path", "canonical"]);

function withLinksIn(locale: Locale, value: unknown, name = ""): unknown {
  if (typeof value === "string") return ADDRESSES.has(name) && value.startsWith("/") ? hrefIn(locale, value) : value;
  if (typeof value === "function") return (...given: unknown[]) => withLinksIn(locale, value(...given));
  if (Array.isArray(value)) return value.map((one) => withLinksIn(locale, one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLinksIn(locale, inner, key)]));
}

const localized = new WeakMap<object, unknown>();

/** Content in a locale, with each of its links leading to a page in it, where there is one. The same for the same content. */
export function localizeLinks<T extends object>(content: T, locale: Locale): T {
  if (locale === "en") return content;
  if (!localized.has(content)) localized.set(content, withLinksIn(locale, content));
  return localized.get(content) as T;
}
