/** Marks of sample content, and the privacy policy. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { content as privacy, lastUpdated, revised } from "../../src/pages/privacy-policy/content.en.ts";
import {
  content as privacyHi,
  lastUpdated as lastUpdatedHi,
  revised as revisedHi,
} from "../../src/pages/privacy-policy/content.hi.ts";

/** Sources that may store something on the device. */
const stored = import.meta.glob<string>("../../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

it.each([
  { policy: privacy, text: revised, ordered: lastUpdated, date: "March 1, 2024" },
  { policy: privacyHi, text: revisedHi, ordered: lastUpdatedHi, date: "1 मार्च 2024" },
])("shows the date of the text next to the fixed date $date", ({ policy, text, ordered, date }) => {
  expect([ordered, policy.intro.lead]).toEqual([date, expect.stringContaining(date)]);
  expect(policy.dateNote).toContain(text.on);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([policy.inShort, policy.sections]))
    .digest("hex")
    .slice(0, 8);
  expect(fingerprint, "The text has changed: set `revised` to today and to this fingerprint").toBe(text.text);
});

it("has the same revision date in both languages", () => {
  const inHindi = new Intl.DateTimeFormat("hi-IN", { dateStyle: "long" }).format(new Date(revised.on));
  expect(revisedHi.on).toBe(inHindi);
});

it("lists everything that the site stores on the device", () => {
  const text = privacy.sections
    .find(({ id }) => id === "information-collected")!
    .blocks.flat()
    .join(" ");
  // Keys are grouped by their first word.
  const descriptions: Readonly<Record<string, RegExp>> = {
    draft: /A draft of the text answers.*for 24 hours.*“Clear it”/,
    files: /the files that you picked there, for 24 hours.*“Remove”/,
    outbox: /could not be sent yet, with its answers and files.*After a day.*“Discard”/,
    receipt: /The reference of each form you sent, for a day/,
    answers: /The answers of a form you sent, until you close the tab and for a day at most/,
    removed: /A random number for each form that you fill in/,
    intent: /A random number for each form that you fill in, for a day/,
    arrival: /Until you close the tab.*campaign tags/,
  };
  const files = Object.values(stored).flatMap((source) =>
    [...source.matchAll(/[`"]aipm:([a-z]+)/g)].map((match) => match[1]!),
  );
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(descriptions).toSorted());
  for (const words of Object.values(descriptions)) expect(text).toMatch(words);
});

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  ["../../src/content/*.ts", "../../src/pages/*/*.ts", "!../../src/content/*.gen.ts"],
  { eager: true },
);

/** Values that only the business can supply. */
const isInvented = (value: Module): boolean =>
  ("quote" in value && "author" in value) ||
  ("bio" in value && "experience" in value) ||
  "currentRate" in value ||
  (typeof value.href === "string" && /^(?:tel:|mailto:|https:)/.test(value.href));

/** Invented values outside sample content. */
function* unmarkedIn(value: unknown): Generator<Module> {
  if (typeof value !== "object" || value === null || ("sample" in value && value.sample === true)) return;
  if (isInvented(value as Module)) yield value as Module;
  for (const [key, part] of Object.entries(value)) if (!key.startsWith("sample")) yield* unmarkedIn(part);
}

it("marks invented values as samples", () => {
  // translations.test.ts checks the translations.
  const english = Object.entries(modules).filter(([file]) => !/\.(?!en\.)\w\w\.ts$/.test(file));
  expect(english.flatMap(([, module]) => [...unmarkedIn({ ...module })])).toEqual([]);
});
