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

/** The font faces: in each page, and not in the sheet of the whole site, which would cause a new layout. */
export const faces = (locale: Locale): string =>
  facesOf(locale)
    .map((face) => block("@font-face", face))
    .join("");

/** The styles of every page. */
export const base = (): string => block(":root", declarations(typefaces)) + compact(readCss("base.css"));

/** The additional styles of a script. */
export const ofScript = (locale: Locale): string =>
  LOCALES[locale].script === "devanagari" ? compact(readCss("devanagari.css")) : "";
