import { type Locale, LOCALES } from "../i18n/locale.ts";
import { fontFaces } from "./fonts.gen.ts";

/** The font faces of a page. An English page needs Devanagari for the word हिन्दी alone, which has a font of its own. */
export const pageFontFaces = (locale: Locale) =>
  fontFaces.filter(
    ({ src }) =>
      !src.startsWith(LOCALES[locale].script === "devanagari" ? "url(/fonts/hindi." : "url(/fonts/anek-devanagari."),
  );
