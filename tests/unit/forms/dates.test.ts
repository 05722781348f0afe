/** tests/contracts/bad-input.test.ts covers invalid days. */
import { expect, test } from "vitest";
import { dayInIndia, isDay } from "../../../src/forms/reading/dates.ts";

test.each([
  ["2026-01-14T18:29:59.999Z", "2026-01-14"],
  ["2026-01-14T18:30:00.000Z", "2026-01-15"],
  ["2025-12-31T18:30:00.000Z", "2026-01-01"],
])("converts %s to %s in India", (instant, day) => {
  expect(dayInIndia(Date.parse(instant))).toBe(day);
});

test.each(["2026-01-15", "2028-02-29", "2099-12-31", "2000-02-29"])(
  "accepts the day %s",
  (text) => {
    expect(isDay(text)).toBe(true);
  },
);

test.each(["", "2100-02-29", " 2026-01-15", "२०२६-०१-१५", "+010000-01"])(
  "rejects the day %j",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
