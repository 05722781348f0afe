import type { Language } from "../words/language.ts";
import { fontFaces } from "./fonts.gen.ts";

/** The typefaces of a page: a script that it is not set in comes with no more than the name of its language. */
export const facesOf = (language: Language) =>
  fontFaces.filter(
    ({ src }) => !src.startsWith(language === "hi" ? "url(/fonts/hindi." : "url(/fonts/anek-devanagari."),
  );
