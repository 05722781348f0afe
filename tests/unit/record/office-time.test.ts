/** The promise is counted in office hours: not at night, not on Sundays, not on holidays. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { claims } from "../../../src/content/claims.ts";
import { officeHours } from "../../../src/content/office-hours.ts";
import {
  duePromises,
  hoursOn,
  morningBefore,
  officeHoursBetween,
  officeTimeAfter,
  officeTimeBefore,
  promisedBy,
} from "../../../src/record/office-time.ts";

const toTime = (words: string): number => Date.parse(`${words.replace(" ", "T")}:00+05:30`);
const inWords = (time: number): string =>
  new Date(time + 19_800_000).toISOString().slice(0, 16).replace("T", " ");

it("promises the same hours as the site", () => {
  expect(`${officeHours.promised} working hours`).toBe(claims.response);
});

it.each([
  ["in the morning of a day", "2026-11-16 10:00", 2, "2026-11-16 12:00"],
  ["at the very end of a day", "2026-11-16 16:00", 2, "2026-11-16 18:00"],
  ["over the night", "2026-11-16 17:00", 2, "2026-11-17 10:00"],
  ["before the office opens", "2026-11-16 07:00", 1, "2026-11-16 10:00"],
  ["over a Sunday and a holiday", "2026-11-23 17:00", 2, "2026-11-25 10:00"],
  ["on a Sunday", "2026-11-22 12:00", 9, "2026-11-23 18:00"],
])("counts %s", (_, from, hours, expected) => {
  expect(inWords(officeTimeAfter(toTime(from), hours))).toBe(expected);
});

it("promises a call on the third office day", () => {
  // Friday at noon: six hours of Friday, nine of Saturday, nine of Monday.
  expect(inWords(promisedBy(toTime("2026-11-13 12:00")))).toBe("2026-11-16 18:00");
});

const instant = fc.integer({ min: toTime("2026-10-01 00:00"), max: toTime("2027-03-01 00:00") });

it("finds due leads by one latest time of receipt", () => {
  fc.assert(
    fc.property(instant, instant, (received, now) => {
      expect(received <= duePromises(now)).toBe(promisedBy(received) <= now);
    }),
  );
});

it("subtracts office hours as the inverse of adding them", () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 100 }), (from, hours) => {
      const to = officeTimeAfter(from, hours);
      expect(officeHoursBetween(from, to)).toBeCloseTo(hours, 6);
      expect(officeHoursBetween(officeTimeBefore(to, hours), to)).toBeCloseTo(hours, 6);
      expect(officeTimeBefore(to, hours)).toBeGreaterThanOrEqual(from);
    }),
  );
});

it("finds the previous office morning, on Monday that of Saturday", () => {
  expect(inWords(morningBefore(toTime("2026-11-18 08:00")))).toBe("2026-11-17 09:00");
  expect(inWords(morningBefore(toTime("2026-11-16 09:30")))).toBe("2026-11-14 09:00");
  expect(inWords(morningBefore(toTime("2026-11-25 09:00")))).toBe("2026-11-23 09:00");
  expect(hoursOn("2026-11-24")).toBeUndefined();
});
