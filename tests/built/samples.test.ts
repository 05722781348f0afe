/** Unconfirmed content says so, and no one is named as its checker. */
import { expect, it } from "vitest";
import { pages } from "../../e2e/support/pages.ts";
import { fees } from "../../src/content/fees.ts";
import { fees as feesHi } from "../../src/content/fees.hi.ts";
import { readLocale } from "../../src/i18n/locale.ts";
import { messages } from "../../src/i18n/messages.hi.ts";
import { sampleNotes } from "../../src/content/sample-notes.ts";
import { sampleNotes as sampleNotesHi } from "../../src/content/sample-notes.hi.ts";
import { content as contact } from "../../src/pages/contact/content.en.ts";
import { content as contactHi } from "../../src/pages/contact/content.hi.ts";
import { content as highValue } from "../../src/pages/high-value-properties/content.en.ts";
import { content as hub } from "../../src/pages/investment-hub/content.en.ts";
import { content as hubHi } from "../../src/pages/investment-hub/content.hi.ts";
import { checked } from "../../src/pages/nri-corner/checked.ts";
import { flat, wordsAt } from "./documents.ts";

const EXAMPLE = "Example figures until our price list is published.";
const translateFigures = (path: string): { line: string; figures: string[] } =>
  readLocale(path) === "hi"
    ? { line: messages[EXAMPLE]!, figures: Object.values(feesHi).map(({ figure }) => flat(figure)) }
    : { line: EXAMPLE, figures: Object.values(fees).map(({ figure }) => flat(figure)) };

it("marks each price of the list as an example", () => {
  const priced = pages.filter((path) =>
    translateFigures(path).figures.some((figure) => wordsAt(path).includes(figure)),
  );
  expect(priced.length).toBeGreaterThanOrEqual(17);
  expect(priced.filter((path) => !wordsAt(path).includes(translateFigures(path).line))).toEqual([]);
});

/** Each sentence is printed while its data is marked as a sample. */
it.each([
  ["/contact", contact.offices[0], contact.addressNote],
  ["/hi/contact", contactHi.offices[0], contactHi.addressNote],
  ["/high-value-properties", highValue.trackRecord[0]!, highValue.trackRecordNote],
  ["/investment-hub", hub.cities[0]!, hub.cityDetails.note],
  ["/hi/investment-hub", hubHi.cities[0]!, hubHi.cityDetails.note],
] as const)("%s marks invented figures as examples", (path, { sample }, note) => {
  expect(wordsAt(path).includes(flat(note))).toBe(sample);
});

/** The samples of these pages are marked by the names of their data. */
it.each([
  ["/", ["clients", "people", "banks"]],
  ["/about", ["people"]],
  ["/about/team", ["people"]],
  ["/furniture-on-demand", ["clients", "rental"]],
  ["/vaastu-intelligence", ["clients"]],
  ["/rental-caretaking", ["packages"]],
] as const)("%s marks invented people, praise and terms as examples in both languages", (at, notes) => {
  for (const note of notes) {
    expect(wordsAt(at)).toContain(flat(sampleNotes[note]));
    expect(wordsAt(`/hi${at}`.replace(/\/$/, ""))).toContain(flat(sampleNotesHi[note]));
  }
});

it.each([
  [hub.cityDetails.example, hub.cities.length],
  [hubHi.cityDetails.example, hub.cities.length],
])("says %j on some pages, and at most %i times on each", (sentence, most) => {
  const times = pages.map((path) => wordsAt(path).split(sentence).length - 1);
  expect(Math.max(...times)).toBe(most);
});

it("names a checker of legal texts only when someone has checked", () => {
  const signed = pages.filter((path) => /Checked (?:on .{1,40} )?by|ने जाँचा।/.test(wordsAt(path)));
  expect(signed).toEqual(checked.checkedBy === "" ? [] : ["/nri-corner", "/hi/nri-corner"]);
});
