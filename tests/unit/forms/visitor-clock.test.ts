/** Staff see the local time of a visitor. */
import { expect, test } from "vitest";
import { timeZoneIn, whenToCall } from "../../../src/forms/reading/visitor-clock.ts";

test.each([
  // New York, in summer and in winter.
  [
    "2026-07-14T07:10:00Z",
    "America/New_York",
    null,
    "03:10 there (New York); call after 18:30 IST",
  ],
  [
    "2026-11-25T08:10:00Z",
    "America/New_York",
    null,
    "03:10 there (New York); call after 19:30 IST",
  ],
  [
    "2026-11-25T15:00:00Z",
    "America/New_York",
    null,
    "10:00 there (New York); call now, until 07:30 IST tomorrow",
  ],
  [
    "2026-11-25T08:10:00Z",
    "America/New_York",
    "evening",
    "03:10 there (New York); likes the evening; call after 03:30 IST tomorrow",
  ],
  [
    "2026-11-25T08:10:00Z",
    "Asia/Dubai",
    "afternoon",
    "12:10 there (Dubai); likes the afternoon; call now, until 18:30 IST",
  ],
  [
    "2026-11-25T08:10:00Z",
    "America/Argentina/Buenos_Aires",
    null,
    "05:10 there (Buenos Aires); call after 17:30 IST",
  ],
  [
    "2026-11-25T18:10:00Z",
    "Asia/Dubai",
    null,
    "22:10 there (Dubai); call after 10:30 IST tomorrow",
  ],
  [
    "2026-11-25T21:30:00Z",
    "Europe/London",
    "morning",
    "21:30 there (London); likes the morning; call after 14:30 IST",
  ],
  // Visitors on India's time need no advice, unless they chose a call time.
  ["2026-11-25T08:10:00Z", "Asia/Kolkata", null, undefined],
  ["2026-11-25T08:10:00Z", null, null, undefined],
  ["2026-11-25T08:10:00Z", "Asia/Kolkata", "evening", "likes the evening; call after 17:00 IST"],
  ["2026-11-25T06:30:00Z", null, "morning", "likes the morning; call after 09:00 IST tomorrow"],
  ["2026-11-25T09:30:00Z", null, "morning", "likes the morning; call after 09:00 IST tomorrow"],
  // Nights with a clock change between now and the call, which is due at nine local time.
  ["2026-03-28T22:00:00Z", "Europe/London", null, "22:00 there (London); call after 13:30 IST"],
  ["2026-10-24T22:00:00Z", "Europe/London", null, "23:00 there (London); call after 14:30 IST"],
  // Changes by half an hour in the south, and in the opposite direction to the north.
  [
    "2026-04-04T13:00:00Z",
    "Australia/Lord_Howe",
    null,
    "00:00 there (Lord Howe); call after 04:00 IST tomorrow",
  ],
  [
    "2026-04-04T12:00:00Z",
    "Pacific/Auckland",
    "evening",
    "01:00 there (Auckland); likes the evening; call after 10:30 IST tomorrow",
  ],
  // The change falls between now and the end of the hours.
  [
    "2026-11-01T14:00:00Z",
    "America/New_York",
    null,
    "09:00 there (New York); call now, until 07:30 IST tomorrow",
  ],
  // Ignores values that are not time zones.
  ["2026-11-25T08:10:00Z", "Moon/Crater", "midnight", undefined],
  ["2026-11-25T08:10:00Z", "Asia/Kolkata", "toString", undefined],
])(
  "advises at %s, for a visitor in %s who likes the %s: %s",
  (now, timeZone, callTime, expected) => {
    expect(whenToCall({ timeZone, callTime }, Date.parse(now))).toBe(expected);
  },
);

test.each([
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Etc/GMT+5", "Etc/GMT+5"],
  ["Asia/Nowhere", undefined],
  [undefined, undefined],
  ["+05:30", undefined],
  [{ toString: 1 }, undefined],
])("reads %j as the zone %j", (value, zone) => {
  expect(timeZoneIn(value)).toBe(zone);
});
