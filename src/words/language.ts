/** The languages of the site, and where their pages stand. English is the source, and has no prefix. */
export const LANGUAGES = {
  en: { name: "English", tag: "en-IN", prefix: "" },
  hi: { name: "हिन्दी", tag: "hi-IN", prefix: "/hi" },
} as const satisfies Record<
  string,
  { readonly name: string; readonly tag: string; readonly prefix: "" | `/${string}` }
>;

export type Language = keyof typeof LANGUAGES;

/** The address in a language of the page that English has at `path`. */
export const pathIn = (language: Language, path: string): `/${string}` =>
  `${LANGUAGES[language].prefix}${path}`.replace(/(.)\/$/, "$1") as `/${string}`;

/** The language of the page at an address. */
export const languageOf = (path: string): Language => (/^\/hi(?:\/|$)/.test(path) ? "hi" : "en");
