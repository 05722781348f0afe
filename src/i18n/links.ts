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
