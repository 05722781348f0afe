import { type Locale, LOCALES, translatedLocales } from "../i18n/locale.ts";
import { pageFontFaces } from "./fonts.ts";
import { day, declarations, dusk, typefaces } from "./tokens.ts";

const block = (selector: string, body: Record<string, string>): string =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** The colours by day and at dusk, and the typefaces. */
export const palette = (): string =>
  `${block(":root", { ...declarations(day), ...declarations(typefaces) })}@media (prefers-color-scheme:dark){${block(":root", declarations(dusk))}}`;

/** The note of each language after links to English pages (translated.css). */
export const notes = (): string =>
  translatedLocales
    .map((locale) => LOCALES[locale])
    .map(({ lang, englishNote }) =>
      block(`html[lang="${lang}"] body`, { "--in-english": `"${englishNote}"` }),
    )
    .join("");

/** The font faces: in each page, and not in the sheet of the whole site, which would cause a new layout. */
export const faces = (locale: Locale): string =>
  pageFontFaces(locale)
    .map((face) => block("@font-face", face))
    .join("");
