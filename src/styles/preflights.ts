import { compact, readCss } from "./css.ts";
import { devanagariFaces, latinFaces } from "./fonts.ts";
import { day, declarations, dusk, typefaces } from "./tokens.ts";

const block = (selector: string, body: Record<string, string>): string =>
  `${selector}{${Object.entries(body)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** The colours by day and at dusk: all of them, or those that `text` uses. */
export function palette(text?: string): string {
  const [byDay, atDusk] = [day, dusk].map((tokens) =>
    block(
      ":root",
      declarations(
        Object.fromEntries(Object.entries(tokens).filter(([name]) => text?.includes(`var(--${name})`) ?? true)),
      ),
    ),
  );
  return `${byDay}@media (prefers-color-scheme:dark){${atDusk}}`;
}

/** The typefaces; the rupee sign's own files only where `text` has one. */
export const faces = (text = "₹"): string =>
  latinFaces
    .filter((face) => text.includes("₹") || !face["unicode-range"])
    .map((face) => block("@font-face", face))
    .join("");

/** What stands on every page, whatever it shows. */
export const base = (): string => block(":root", declarations(typefaces)) + compact(readCss("base.css"));

/** What a page in another language has besides. */
export const ofLanguage = (language: string): string =>
  language === "hi"
    ? [...devanagariFaces.map((face) => block("@font-face", face)), compact(readCss("devanagari.css"))].join("")
    : "";
