/** Colours and letters have one source each. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LOCALES, translatedLocales } from "../../src/i18n/locale.ts";
import { day, dusk } from "../../src/styles/tokens.ts";
import { MODERN_DEVANAGARI } from "../../src/styles/typefaces.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const inDevanagari = translatedLocales.filter((locale) => LOCALES[locale].script === "devanagari");

it("draws every Devanagari letter of our texts in bold and in headings", () => {
  const texts = inDevanagari
    .flatMap((locale) => globSync(`src/**/*.${locale}.ts`, { cwd: ROOT }))
    .map(read)
    .join("");
  const letters = new Set(texts.match(/[\u0900-\u097f]/g));
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => !MODERN_DEVANAGARI.includes(letter))).toEqual([]);
});

const COLOUR = /#[\da-f]{6}(?![\da-f])/gi;

it("writes a colour in tokens.ts alone", () => {
  const sources = globSync(
    ["src/**/*.{ts,tsx,css}", "worker/**/*.ts", "tools/**/*.ts", "uno.config.ts"],
    {
      cwd: ROOT,
    },
  );
  const own = path.join("src", "styles", "tokens.ts");
  expect(read(own).match(COLOUR)!.length).toBeGreaterThan(40);
  expect(sources.filter((file) => file !== own && read(file).match(COLOUR))).toEqual([]);
});

it("gives the manifest its colours of tokens.ts", () => {
  expect(
    JSON.parse(read("public/site.webmanifest")),
    "Write page and green of tokens.ts into public/site.webmanifest",
  ).toMatchObject({ background_color: day.page, theme_color: day.green });
});

const known = new Set<string>([...Object.values(day), ...Object.values(dusk)]);

it.each(["public/favicon.svg", "tools/icon-maskable.svg"])(
  "gives %s the colours of tokens.ts",
  (file) => {
    const drawn = [...read(file).matchAll(COLOUR)].map(([colour]) => colour.toLowerCase());
    expect(drawn, `Write ${day.green} into ${file}. Then: npm run fix`).toContain(day.green);
    expect(drawn.filter((colour) => !known.has(colour))).toEqual([]);
  },
);
