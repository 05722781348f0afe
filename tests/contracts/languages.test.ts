/** Every page that claims to stand in another language does, and is linked from the other one. Decision 43. */
import { expect, it } from "vitest";
import { alternatesOf } from "../../src/site/build/alternates.ts";
import { readForms } from "../../src/site/build/form-files.ts";
import { readTranslations } from "../../src/site/build/translations.ts";
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

it("names every language in each of them", () => {
  const alternates = alternatesOf(translations, "https://a.example");
  for (const { original, path } of translations) {
    expect(alternates.get(path)).toBe(alternates.get(original));
    expect(alternates.get(path)).toEqual([
      { lang: "en", href: `https://a.example${original}` },
      { lang: "hi", href: `https://a.example${path}` },
      { lang: "x-default", href: `https://a.example${original}` },
    ]);
  }
});

it("leaves the holes of a sentence open under the same names", () => {
  const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [english, hindi] of Object.entries(sentences))
    expect([english, holes(hindi)]).toEqual([english, holes(english)]);
});
