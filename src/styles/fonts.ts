import { type Locale, LOCALES } from "../i18n/locale.ts";
import { fontFaces } from "./fonts.gen.ts";

/** The typefaces of a page: a script that it is not set in comes with no more than the name of its language. */
export const facesOf = (locale: Locale) =>
  fontFaces.filter(
    ({ src }) =>
      !src.startsWith(LOCALES[locale].script === "devanagari" ? "url(/fonts/hindi." : "url(/fonts/anek-devanagari."),
  );
