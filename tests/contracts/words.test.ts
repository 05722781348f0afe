/** The Hindi of the site has one word for one thing, and no verb that makes the reader a man. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../shared/commands.ts";
import { manlyVerb, words } from "../../src/i18n/words.hi.ts";

/** Each line of each Hindi file, with its place. Some letters have two spellings in Unicode: NFC makes them one. */
const lines = globSync("src/**/*.hi.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith("i18n/words.hi.ts"))
  .flatMap((file) =>
    readFileSync(path.join(ROOT, file), "utf8")
      .normalize("NFC")
      .split("\n")
      .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
  );
const placesOf = (other: RegExp): string[] =>
  lines.filter(({ text }) => other.test(text)).map(({ place }) => place);

it.each(words)("calls “$english” by one Hindi word, $hindi", ({ hindi, others }) => {
  expect(others.source).toBe(others.source.normalize("NFC"));
  expect(lines.some(({ text }) => text.includes(hindi.normalize("NFC")))).toBe(true);
  expect(placesOf(others)).toEqual([]);
});

it("has no verb that makes the reader a man", () => {
  expect(placesOf(manlyVerb)).toEqual([]);
});

it.each(["वह फ़र्क मैं दूँगा।", "मैं पढ़ूँगा", "मैं दुबई में रहता हूँ"])("finds the man in “%s”", (text) => {
  expect(text.normalize("NFC")).toMatch(manlyVerb);
});
