/** The languages of the site and the paths of their pages. English is the original, and has no prefix. */

/**
 * Each language: its own name, the `lang` of its documents, the tag for dates and numbers, its script, and the note after its links
 * to pages in English.
 */
export const LOCALES = {
  en: { name: "English", lang: "en-IN", tag: "en-IN", script: "latin", englishNote: "" },
  hi: { name: "हिन्दी", lang: "hi", tag: "hi-IN", script: "devanagari", englishNote: "(अंग्रेज़ी में)" },
} as const;

export type Locale = keyof typeof LOCALES;
export type Translated = Exclude<Locale, "en">;

export const locales = Object.keys(LOCALES) as Locale[];
export const translatedLocales = locales.filter((locale) => locale !== "en");

export const isTranslated = (name: string | undefined): name is Translated =>
  translatedLocales.some((locale) => locale === name);

/** The locale of the page at a path. */
export function readLocale(path: string): Locale {
  const [, first] = path.split("/", 2);
  return isTranslated(first) ? first : "en";
}

/** The path of a page in a locale. @param path of the English page */
export const pathIn = (locale: Locale, path: string): `/${string}` =>
  `${locale === "en" ? "" : `/${locale}`}${path}`.replace(/(.)\/$/, "$1") as `/${string}`;

/** The path of the English page. @param path of the page in any locale */
export const toEnglishPath = (path: string): string =>
  readLocale(path) === "en" ? path : path.replace(/^\/\w+/, "") || "/";

/** The English name of a language: "Hindi". Returns a text that is no language tag as it is. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
