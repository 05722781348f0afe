import { type Locale, LOCALES } from "../i18n/locale.ts";
import { fontFaces } from "./fonts.gen.ts";

/** The font faces of a page. A page in Latin letters needs Devanagari for the word हिन्दी alone, which has a font of its own. */
export const pageFontFaces = (locale: Locale) => [
  ...fontFaces.all,
  ...fontFaces[LOCALES[locale].script === "devanagari" ? "devanagari" : "names"],
];
