/**
 * A translation differs from its English in words only. The types check that no word is missing.
 * tests/built/links.test.ts checks that translated pages link to each other.
 */
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { localHref } from "../../src/i18n/links.ts";
import { pathIn, translatedLocales } from "../../src/i18n/locale.ts";
import type { Messages } from "../../src/i18n/message.ts";
import { KEPT } from "../../src/i18n/translation.ts";
import { readForms, readWords } from "../../shared/forms.ts";
import { createAppRouter, listPagePaths } from "../../src/site/router.tsx";

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(
  ["../../src/{content,pages/*}/*.ts", "!../../src/content/*.gen.ts"],
  {
    eager: true,
  },
);
/** Each translated file of content, with its English. */
const translated = Object.entries(modules).flatMap(([file, other]) => {
  const locale = translatedLocales.find((candidate) => file.endsWith(`.${candidate}.ts`));
  if (!locale) return [];
  const stem = file.slice(0, -`.${locale}.ts`.length);
  return [
    {
      file: file.replace("../../src/", ""),
      other,
      english: modules[`${stem}.en.ts`] ?? modules[`${stem}.ts`],
    },
  ];
});

const keptNames: ReadonlySet<string> = new Set(KEPT);

/** A value without its words: addresses, anchors, pictures and their number. */
function frame(value: unknown, name = ""): unknown {
  if (typeof value === "string") return keptNames.has(name) ? value : "words";
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return value.map((item) => frame(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, frame(item, key)]));
}

it.each(translated)("keeps addresses, anchors and pictures in $file", ({ other, english }) => {
  const same = Object.fromEntries(Object.keys(other).map((key) => [key, english![key]]));
  expect(frame({ ...other })).toEqual(frame(same));
});

it.each(translatedLocales)("keeps the placeholders of every sentence in %s", async (locale) => {
  const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  const { messages } = (await import(`../../src/i18n/messages.${locale}.ts`)) as {
    messages: Messages;
  };
  expect(Object.keys(messages).length).toBeGreaterThan(0);
  for (const [english, other] of Object.entries(messages))
    expect([english, holes(other)]).toEqual([english, holes(english)]);
});

/** Links of translated pages need the router, which knows the pages. */
const paths = new Set<string>(listPagePaths(createAppRouter()));

it("gives a form a page in each locale that it is translated into", async () => {
  for (const { file, form } of await readForms()) {
    for (const locale of translatedLocales) {
      const hasWords = existsSync(readWords(file, locale));
      for (const { path } of form.pages)
        expect([path, paths.has(pathIn(locale, path))]).toEqual([path, hasWords]);
    }
  }
});

it.each([
  ["/faq?x=1#y", "/hi/faq?x=1#y"],
  ["/#top", "/hi#top"],
  ["/?x=/", "/hi?x=/"],
  ["/terms-conditions", "/terms-conditions"],
  ["/hi/query", "/hi/query"],
  ["https://wa.me/91", "https://wa.me/91"],
])("changes the link %s of a translated page to %s", (href, led) => {
  expect(localHref(href, "hi")).toBe(led);
  expect(localHref(href, "en")).toBe(href);
});
