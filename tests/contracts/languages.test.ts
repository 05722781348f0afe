/** Every page that claims to stand in another language does, and is linked from the other one. Decision 43. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readForms } from "../../src/site/build/form-files.ts";
import { readTranslations } from "../../src/site/build/translations.ts";
import { interfaceSentences } from "../../src/words/hi/interface.ts";
import { edgeSentences } from "../../src/words/hi/edge.ts";
import { sentences } from "../../src/words/hi/sentences.ts";
import { isTranslated } from "../../src/words/translated.ts";

const translations = await readTranslations();
const forms: ReadonlySet<string> = new Set(
  (await readForms()).flatMap(({ form }) => form.pages.map(({ path }) => path)),
);

it("has every form in Hindi", () => {
  const translated = new Set(translations.map(({ original }) => original));
  expect([...forms].filter((path) => !translated.has(path))).toEqual([]);
});

it("links to a translation exactly where there is one", () => {
  const claimed = translations.filter(({ original }) => !isTranslated(original, forms.has(original)));
  expect(claimed.map(({ path }) => path)).toEqual([]);
  expect(isTranslated("/about", false)).toBe(false);
  for (const path of ["/", "/contact", "/faq", "/query", "/privacy-policy", "/portfolio-management", "/your-data"]) {
    expect(translations.map(({ original }) => original)).toContain(path);
  }
});

const ALL = { ...sentences, ...interfaceSentences, ...edgeSentences };

const codeIn = (...folders: readonly string[]): string =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replace(/\(\s+/g, "(");

it("gives pages and the edge each the sentences that they say", () => {
  const [page, edge] = [codeIn("src/ui", "src/lead", "src/pages", "src/site"), codeIn("worker")];
  const saidIn = (code: string, part: object): string[] =>
    Object.keys(part).filter((english) => code.includes(`(${JSON.stringify(english)}`));
  expect(saidIn(page, edgeSentences)).toEqual([]);
  expect(saidIn(edge, interfaceSentences)).toEqual([]);
});

it("leaves the holes of a sentence open under the same names", () => {
  const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [english, hindi] of Object.entries(ALL))
    expect([english, holes(hindi)]).toEqual([english, holes(english)]);
});
