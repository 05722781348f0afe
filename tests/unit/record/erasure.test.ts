import { expect, test } from "vitest";
import { retainedSince } from "../../../src/record/erasure.ts";

test.each([
  ["a year over 29 February", 365, "2028-06-01T10:00:00.000Z", "2027-06-01T10:00:00.000Z"],
  ["a year that ends on 29 February", 365, "2028-02-29T10:00:00.000Z", "2027-03-01T10:00:00.000Z"],
  ["a year without one", 365, "2027-06-01T10:00:00.000Z", "2026-06-01T10:00:00.000Z"],
  ["three years", 1095, "2029-01-05T10:00:00.000Z", "2026-01-05T10:00:00.000Z"],
  ["ninety days over 29 February", 90, "2028-03-31T10:00:00.000Z", "2028-01-01T10:00:00.000Z"],
  ["a year and a month of days", 395, "2028-03-31T10:00:00.000Z", "2027-03-01T10:00:00.000Z"],
])("keeps a lead for %s", (_, days, now, since) => {
  expect(retainedSince(days, new Date(now)).toISOString()).toBe(since);
});
