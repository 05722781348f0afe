/** Colours and letters have one source each. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { MODERN_DEVANAGARI } from "../../src/styles/typefaces.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

it("draws every Devanagari letter of our texts in bold and in headings", () => {
  const texts = globSync("src/**/*.hi.ts", { cwd: ROOT }).map(read).join("");
  const letters = new Set(texts.match(/[\u0900-\u097f]/g));
  expect(letters.size).toBeGreaterThan(50);
  expect([...letters].filter((letter) => !MODERN_DEVANAGARI.includes(letter))).toEqual([]);
});
