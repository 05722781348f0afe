import { compact, readCss } from "./css.ts";
import { type Locale, LOCALES } from "../i18n/locale.ts";
import { facesOf } from "./fonts.ts";
import { day, declarations, dusk, typefaces } from "./tokens.ts";

const block = (selector: string, body: Record<string, string>): string =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** The colours by day and at dusk. */
export const palette = (): string =>
  `${block(":root", declarations(day))}@media (prefers-color-scheme:dark){${block(":root", declarations(dusk))}}`;

/** The typefaces: in each page, and not again in the sheet that comes later, which would lay the page out anew. */
export const faces = (locale: Locale): string =>
  facesOf(locale)
    .map((face) => block("@font-face", face))
    .join("");

/** What stands on every page, whatever it shows. */
export const base = (): string => block(":root", declarations(typefaces)) + compact(readCss("base.css"));

/** What a page in another script has besides. */
export const ofScript = (locale: Locale): string =>
  LOCALES[locale].script === "devanagari" ? compact(readCss("devanagari.css")) : "";
