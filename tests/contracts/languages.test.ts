/** Every page that claims to stand in another language does, and is linked from the other one. Decision 43. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readForms } from "../../src/site/build/form-files.ts";
import { readTranslations } from "../../src/site/build/translations.ts";
import { askingSentences } from "../../src/words/hi/asking.ts";
import { edgeSentences } from "../../src/words/hi/edge.ts";
import { fillingSentences } from "../../src/words/hi/filling.ts";
import { frameSentences } from "../../src/words/hi/frame.ts";
import { sentences } from "../../src/words/hi/sentences.ts";
import { isTranslated } from "../../src/words/translated.ts";

const translations = await readTranslations();

it("gives a form a Hindi page where it has Hindi words, and none where it has none", async () => {
  const translated = new Set(translations.map(({ original }) => original));
  for (const { file, form } of await readForms()) {
    const hasWords = existsSync(file.replace(/^src\/forms\/(.*)\.form\.ts$/, "src/words/hi/forms/$1.ts"));
    for (const { path } of form.pages) expect([path, translated.has(path)]).toEqual([path, hasWords]);
  }
});

it("links to a translation exactly where there is one", () => {
  const isClaimed = Map.groupBy([...translations.map(({ original }) => original), "/about"], isTranslated);
  expect(isClaimed.get(false)).toEqual(["/about"]);
  for (const path of ["/", "/contact", "/faq", "/query", "/privacy-policy", "/portfolio-management", "/your-data"]) {
    expect(isClaimed.get(true)).toContain(path);
  }
});

const PARTS = [sentences, frameSentences, askingSentences, fillingSentences, edgeSentences];
const ALL = Object.assign({}, ...PARTS) as Record<string, string>;

it("has every sentence in one place", () => {
  const all = PARTS.flatMap((part) => Object.keys(part));
  expect(all.filter((english, i) => all.indexOf(english) < i)).toEqual([]);
});

/** What is said in some files; of what they only name, such as a link's label, nothing. */
function saidIn(files: readonly string[], part: object): string[] {
  const code = files
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replace(/\(\s+/g, "(");
  const before = ["(", "? ", "text="];
  return Object.keys(part).filter((english) => before.some((mark) => code.includes(mark + JSON.stringify(english))));
}
const FILES = "/**/*.{ts,tsx}";

it("gives pages, forms and the edge each the sentences that they say", () => {
  const page = globSync(["ui", "lead", "pages", "site"].map((folder) => `src/${folder}${FILES}`));
  const edge = globSync(`worker${FILES}`);
  expect(saidIn(page, edgeSentences)).toEqual([]);
  expect(saidIn(edge, { ...frameSentences, ...fillingSentences })).toEqual([]);
  // What waited on the device is told of on any page; what stands around a form comes with the page, after the form.
  const isForms = (file: string): boolean =>
    /^src\/(?:ui\/forms|lead)\/(?!(?:form-notices|form-page|outbox-news)\.)/.test(file);
  const around = [...page.filter((file) => !isForms(file)), "src/forms/rupees.ts"];
  expect(around.length).toBeGreaterThan(100);
  expect(saidIn(around, { ...askingSentences, ...fillingSentences })).toEqual([]);
  const alone = page.filter(isForms);
  expect(alone.length).toBeGreaterThan(60);
  expect(saidIn(alone, frameSentences)).toEqual([]);
  const judging = globSync(`src/forms${FILES}`);
  expect(saidIn(judging, { ...frameSentences, ...fillingSentences })).toEqual([]);
});

it("leaves the holes of a sentence open under the same names", () => {
  const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [english, hindi] of Object.entries(ALL))
    expect([english, holes(hindi)]).toEqual([english, holes(english)]);
});
