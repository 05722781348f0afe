/** Links lead to the page in their own locale, where there is one. */
import { translated } from "virtual:translated";
import { englishPathOf, type Locale, pathIn, translatedLocales } from "./locale.ts";
import { currentLocale } from "./t.ts";

/** The other locales in which the page at an address stands. */
export const alternativesOf = (path: string): readonly Locale[] => {
  const english = englishPathOf(path);
  const own: readonly Locale[] = ["en", ...translatedLocales.filter((locale) => translated[locale].has(english))];
  return own.filter((locale) => pathIn(locale, english) !== path);
};

/** Where a link that is written for the English page leads in a locale. */
const hrefIn = (locale: Locale, href: string): string =>
  locale !== "en" && translated[locale].has(href.replace(/[?#].*/, "")) ? pathIn(locale, href) : href;

/** Where it leads from here. */
export const localHref = (href: string): string => hrefIn(currentLocale(), href);

/** The names under which content keeps an address of the site. */
const ADDRESSES: ReadonlySet<string> = new Set(["href", "link", "path", "canonical"]);

/** Content with each of its links leading to a page in the locale, where there is one. */
export function localizeLinks<T>(content: T, locale: Locale, name = ""): T {
  if (typeof content === "string")
    return (ADDRESSES.has(name) && content.startsWith("/") ? hrefIn(locale, content) : content) as T;
  if (typeof content === "function")
    return ((...given: unknown[]) => localizeLinks(content(...given) as unknown, locale)) as T;
  if (Array.isArray(content)) return content.map((one) => localizeLinks(one as unknown, locale)) as T;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, localizeLinks(value as unknown, locale, key)]),
  ) as T;
}
