/** Colours and letters have one source each. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { day, dusk } from "../../src/styles/tokens.ts";
import { MODERN_DEVANAGARI } from "../../src/styles/typefaces.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it("draws every Devanagari letter of our texts in bold and in headings", () => {
  const texts = globSync("src/**/*.hi.ts", { cwd: ROOT }).map(read).join("");
  const letters = new Set(texts.match(/[\u0900-\u097f]/g));
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => !MODERN_DEVANAGARI.includes(letter))).toEqual([]);
});

const COLOUR = /#[\da-f]{6}(?![\da-f])/gi;

it("writes a colour in tokens.ts alone", () => {
  const sources = globSync(["src/**/*.{ts,tsx,css}", "worker/**/*.ts", "tools/**/*.ts", "uno.config.ts"], {
    cwd: ROOT,
  });
  const own = path.join("src", "styles", "tokens.ts");
  expect(read(own).match(COLOUR)!.length).toBeGreaterThan(40);
  expect(sources.filter((file) => file !== own && read(file).match(COLOUR))).toEqual([]);
});

it("gives manifest and icon the colours of tokens.ts", () => {
  expect(JSON.parse(read("public/site.webmanifest"))).toMatchObject({
    background_color: day.page,
    theme_color: day.green,
  });
  const known = new Set<string>([...Object.values(day), ...Object.values(dusk)]);
  const drawn = [...read("public/favicon.svg").matchAll(COLOUR)].map(([colour]) => colour.toLowerCase());
  expect(drawn).toContain(day.green);
  expect(drawn.filter((colour) => !known.has(colour))).toEqual([]);
});
