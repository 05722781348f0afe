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
import { content as highValueHi } from "../../src/pages/high-value-properties/content.hi.ts";
import { content as hub } from "../../src/pages/investment-hub/content.en.ts";
import { content as hubHi } from "../../src/pages/investment-hub/content.hi.ts";
import { checked } from "../../src/pages/nri-sale/checked.ts";
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
  ["/high-value-properties", highValue.trackRecord[0]!, highValue.headings.trackRecord.lead],
  ["/hi/high-value-properties", highValueHi.trackRecord[0]!, highValueHi.headings.trackRecord.lead],
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
] as const)(
  "%s marks invented people, praise and terms as examples in both languages",
  (at, notes) => {
    for (const note of notes) {
      expect(wordsAt(at)).toContain(flat(sampleNotes[note]));
      expect(wordsAt(`/hi${at}`.replace(/\/$/, ""))).toContain(flat(sampleNotesHi[note]));
    }
  },
);

it.each([
  ["/investment-hub", hub],
  ["/hi/investment-hub", hubHi],
] as const)(
  "%s marks each example of a city in its own line",
  (path, { cities, cityDetails: { example } }) => {
    const words = wordsAt(path);
    for (const { currentRate, investmentPotential, partnership, priceTrends } of cities)
      for (const value of [currentRate, investmentPotential, partnership, priceTrends].map(flat)) {
        expect(words).toContain(`${value} ${example}`);
        expect(words.split(value)).toHaveLength(words.split(`${value} ${example}`).length);
      }
  },
);

it.each([
  ["/high-value-properties", highValue],
  ["/hi/high-value-properties", highValueHi],
] as const)("%s marks each example of a sale in its own line", (path, { example, trackRecord }) => {
  for (const { outcome } of trackRecord)
    expect(wordsAt(path)).toContain(flat(`${outcome} ${example}`));
});

it("names a checker of legal texts only when someone has checked", () => {
  const signed = pages.filter((path) => /Checked (?:on .{1,40} )?by|ने जाँचा।/.test(wordsAt(path)));
  expect(signed).toEqual(
    checked.checkedBy === "" ? [] : ["/nri-corner/sale", "/hi/nri-corner/sale"],
  );
});
