/** The languages of the site, and where their pages stand. English is what the others are translated from, and has no prefix. */

/**
 * A language is a line here, and the files of its words: its name as its readers call it, the `lang` of its documents, its tag for
 * dates and numbers, and what it is written in.
 */
export const LOCALES = {
  en: { name: "English", lang: "en-IN", tag: "en-IN", script: "latin" },
  hi: { name: "हिन्दी", lang: "hi", tag: "hi-IN", script: "devanagari" },
} as const;

export type Locale = keyof typeof LOCALES;
export type Translated = Exclude<Locale, "en">;

export const locales = Object.keys(LOCALES) as Locale[];
/** Those that are translated from English. */
export const translatedLocales = locales.filter((locale) => locale !== "en");

export const isTranslated = (name: string | undefined): name is Translated =>
  translatedLocales.some((locale) => locale === name);

/** The locale of the page at an address. */
export function localeOf(path: string): Locale {
  const [, first] = path.split("/", 2);
  return isTranslated(first) ? first : "en";
}

/** The address in a locale of the page that English has at `path`. */
export const pathIn = (locale: Locale, path: string): `/${string}` =>
  `${locale === "en" ? "" : `/${locale}`}${path}`.replace(/(.)\/$/, "$1") as `/${string}`;

/** The address of the English page that one in any locale says the same as. */
export const englishPathOf = (path: string): string =>
  localeOf(path) === "en" ? path : path.replace(/^\/\w+/, "") || "/";

/** What colleagues call a language: "Hindi". */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
