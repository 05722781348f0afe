/**
 * Statements of the pages about what the product does, each with the test of that behaviour. To fix a failure, correct the statement or
 * restore its test.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { members } from "../../src/pages/team/members.en.ts";
import { stats } from "../../src/content/claims.ts";
import { messages } from "../../src/i18n/messages.en.ts";
import { content as accessibility } from "../../src/pages/accessibility/content.en.ts";
import { content as faq } from "../../src/pages/faq/content.en.ts";
import { investmentCities as cities } from "../../src/pages/investment-hub/cities.en.ts";
import { content as privacy } from "../../src/pages/privacy-policy/content.en.ts";

const pages = { accessibility, faq, privacy };

it.each([
  [
    "privacy",
    "we keep a scrambled form of it for two days",
    "tests/worker/flood.test.ts",
    "under a hash of its network",
  ],
  [
    "privacy",
    "we keep a scrambled form of it for two days",
    "tests/worker/flood.test.ts",
    "deletes the sums after two days",
  ],
  [
    "privacy",
    "may carry your name, phone number",
    "tests/worker/notify.test.ts",
    "contains personal data only when",
  ],
  [
    "privacy",
    "through signed links that expire",
    "tests/staff/desk.test.ts",
    "signs links that download",
  ],
  [
    "privacy",
    "download them to their own computers",
    "tests/staff/desk.test.ts",
    "downloads files under unique names",
  ],
  [
    "privacy",
    "their tool records each reading",
    "tests/staff/audit.test.ts",
    "lists readings by time and by colleague",
  ],
  [
    "privacy",
    "such as texts, choices, dates and amounts",
    "tests/unit/lead/form-session.isolated.test.ts",
    "drafts texts,",
  ],
  [
    "faq",
    "on your own device for 24 hours",
    "e2e/promises.spec.ts",
    "keeps answers and files on the device for 24 hours",
  ],
  [
    "faq",
    "You see the same reference again",
    "tests/worker/forms.test.ts",
    "answers a repeat with the same receipt",
  ],
  [
    "faq",
    "it’s a new enquiry",
    "tests/unit/lead/form-session.isolated.test.ts",
    "sends the same answers again after a receipt",
  ],
  [
    "accessibility",
    "every night, and a part of them on every change",
    ".github/workflows/ci.yml",
    "'schedule' && 'npm run test:all' || 'npm test'",
  ],
] as const)("%s says “%s” because a test holds it", (page, statement, file, test) => {
  expect(JSON.stringify(pages[page])).toContain(statement);
  expect(readFileSync(file, "utf8")).toContain(test);
});

it("explains the response time in working days in one sentence of the interface", () => {
  expect(messages.filter((sentence) => sentence.includes("three working days"))).toHaveLength(1);
});

it("adds up the leaders' years to the claim of combined experience", () => {
  const sum = members.reduce((years, { experience }) => years + experience, 0);
  const claimed = Number.parseInt(stats[4].value, 10);
  expect([sum >= claimed, sum < claimed + 10]).toEqual([true, true]);
});

it("announces no development for a date before its check", () => {
  const announced = cities
    .flatMap(({ upcomingDevelopments }) => upcomingDevelopments)
    .flatMap(({ name, state, checkedOn }) =>
      [...state.matchAll(/(?:announced|planned) for ((?:[A-Z]\w+ )?\d{4})/g)].map(([, date]) => ({
        name,
        // The end of a year that is named without a month.
        isPast: new Date(/^\d/.test(date!) ? `December ${date}` : date!) < new Date(checkedOn),
      })),
    );
  expect(announced.length).toBeGreaterThan(3);
  expect(announced.filter(({ isPast }) => isPast)).toEqual([]);
});
