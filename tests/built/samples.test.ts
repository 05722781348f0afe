/** What nobody has confirmed says so where a visitor reads it, and nothing is signed that was not. Requirement V6. Decision 77. */
import { expect, it } from "vitest";
import { pages } from "../../e2e/support/pages.ts";
import { stats } from "../../src/content/claims.ts";
import { evidence } from "../../src/content/evidence.ts";
import { fees } from "../../src/content/fees.ts";
import { fees as feesHi } from "../../src/content/fees.hi.ts";
import { localeOf } from "../../src/i18n/locale.ts";
import { messages } from "../../src/i18n/messages.hi.ts";
import { checked } from "../../src/pages/nri-corner/sale.en.ts";
import { documentAt, flat, wordsAt } from "./documents.ts";

const EXAMPLE = "Example figures until our price list is published.";
const inLanguageOf = (at: string): { line: string; figures: string[] } =>
  localeOf(at) === "hi"
    ? { line: messages[EXAMPLE]!, figures: Object.values(feesHi).map(({ figure }) => flat(figure)) }
    : { line: EXAMPLE, figures: Object.values(fees).map(({ figure }) => flat(figure)) };

it("says under each price of the list that it is an example", () => {
  const priced = pages.filter((at) => inLanguageOf(at).figures.some((figure) => wordsAt(at).includes(figure)));
  expect(priced.length).toBeGreaterThanOrEqual(17);
  expect(priced.filter((at) => !wordsAt(at).includes(inLanguageOf(at).line))).toEqual([]);
});

it.each(["/all-services", "/hi/all-services"])("says so in the list that %s prints", (at) => {
  const sheet = documentAt(at).querySelector("[data-alone]")!;
  expect(sheet.textContent).toContain(inLanguageOf(at).line);
});

it("vouches for the figures about us only once they are proven", () => {
  const proven = stats.every(({ label }) => evidence[label]);
  const vouched = pages.filter((at) => /Counted from our founding|हमारी शुरुआत से/.test(wordsAt(at)));
  expect(vouched.length > 0).toBe(proven);
});

it("prints who has checked something only where somebody has", () => {
  const signed = pages.filter((at) => /Checked (?:on .{1,40} )?by|ने जाँचा।/.test(wordsAt(at)));
  expect(signed).toEqual(checked.checkedBy === "" ? [] : ["/nri-corner", "/hi/nri-corner"]);
});
