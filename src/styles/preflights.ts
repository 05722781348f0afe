import { compact, readCss } from "./css.ts";
import { type Locale, LOCALES } from "../i18n/locale.ts";
import { facesOf } from "./fonts.ts";
import { day, declarations, dusk, typefaces } from "./tokens.ts";

const block = (selector: string, body: Record<string, string>): string =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const isUsed = (token: string, text: string): boolean => text.includes(`var(--${token})`);

/** The styles without what they make of colours that neither they nor the `body` use. */
export function withoutUnused(css: string, body: string): string {
  const text = css + body;
  const unused = Object.keys(day).filter((token) => !isUsed(token, text));
  return css.replaceAll(new RegExp(`(?<=[{;])--(?:${unused.join("|")}):[^;}]*;`, "g"), "");
}

/** The colours by day and at dusk: all of them, or those that `text` uses. */
export function palette(text?: string): string {
  const [byDay, atDusk] = [day, dusk].map((tokens) =>
    block(
      ":root",
      declarations(Object.fromEntries(Object.entries(tokens).filter(([name]) => !text || isUsed(name, text)))),
    ),
  );
  return `${byDay}@media (prefers-color-scheme:dark){${atDusk}}`;
}

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
