/** The languages of the site, and where their pages stand. English is the source, and has no prefix. */

interface Facts {
  /** As its readers call it. */
  readonly name: string;
  /** Of its documents. */
  readonly lang: string;
  /** For dates and numbers. */
  readonly tag: string;
  readonly prefix: "" | `/${string}`;
}

export const LANGUAGES = {
  en: { name: "English", lang: "en-IN", tag: "en-IN", prefix: "" },
  hi: { name: "हिन्दी", lang: "hi", tag: "hi-IN", prefix: "/hi" },
} as const satisfies Record<string, Facts>;

export type Language = keyof typeof LANGUAGES;

/** The address in a language of the page that English has at `path`. */
export const pathIn = (language: Language, path: string): `/${string}` =>
  `${LANGUAGES[language].prefix}${path}`.replace(/(.)\/$/, "$1") as `/${string}`;

/** The language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/hi(?:\/|$)/.test(path) ? "hi" : "en");

/** The address of the English page that one in any language says the same as. */
export const englishPathOf = (path: string): string => path.replace(/^\/hi(?=\/|$)/, "") || "/";

/** What colleagues call it: "Hindi". */
export const languageName = (language: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
