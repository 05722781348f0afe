/** Every page that claims to stand in another language does, and is linked from the other one. Decision 43. */
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { alternativesOf } from "../../src/i18n/links.ts";
import { englishPathOf, localeOf, pathIn } from "../../src/i18n/locale.ts";
import { messages } from "../../src/i18n/messages.hi.ts";
import { readForms } from "../../src/site/build/form-files.ts";
import { readTranslations } from "../../src/site/build/translations.ts";

const translations = await readTranslations();

it("gives a form a Hindi page where it has Hindi words, and none where it has none", async () => {
  const translated = new Set(translations.map(({ original }) => original));
  for (const { file, form } of await readForms()) {
    const hasWords = existsSync(file.replace(".form.ts", ".hi.ts"));
    for (const { path } of form.pages) expect([path, translated.has(path)]).toEqual([path, hasWords]);
  }
});

it("links to a translation exactly where there is one", () => {
  for (const { original, path } of translations) {
    expect([original, alternativesOf(original)]).toEqual([original, ["hi"]]);
    expect([path, alternativesOf(path)]).toEqual([path, ["en"]]);
  }
  expect(alternativesOf("/about")).toEqual([]);
  const originals = translations.map(({ original }) => original);
  for (const path of ["/", "/contact", "/faq", "/query", "/privacy-policy", "/portfolio-management", "/your-data"]) {
    expect(originals).toContain(path);
  }
});

it.each([
  ["/", "/hi", "hi"],
  ["/faq", "/hi/faq", "hi"],
  ["/hint", "/hint", "en"],
  ["/", "/", "en"],
] as const)("%s is %s in its locale", (english, path, locale) => {
  expect([localeOf(path), pathIn(locale, english), englishPathOf(path)]).toEqual([locale, path, english]);
});

it("leaves the holes of a sentence open under the same names", () => {
  const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [english, hindi] of Object.entries(messages))
    expect([english, holes(hindi)]).toEqual([english, holes(english)]);
});
