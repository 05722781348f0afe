import { array, assert, constantFrom, double, integer, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../../src/forms/reading/figures.ts";
import { groupDigits } from "../../../src/forms/reading/rupees.ts";

/** How people write amounts: spellings.test.ts. */
test.each([
  ["₨ 50,00,000", 5_000_000],
  ["\u202A50\u00A0lakh\u202C", 5_000_000],
  ["0", 0],
  ["1.", 1],
  [".5", 0.5],
  ["-5", -5],
  ["₹ - 5", -5],
  ["50  00  000", 5_000_000],
  ["50 lakh+ ", 5_000_000],
  ["5".padEnd(100), 5],
])("reads %j as %d", (typed, number) => {
  expect(numbersIn(typed)).toEqual([number]);
});

test.each(["", "   ", "\u200E"])("reads no number in %j", (typed) => {
  expect(numbersIn(typed)).toEqual([]);
});

test.each([
  "₹",
  ".",
  "1e5",
  "1200 1500",
  "1 crore 100 lakh",
  "50₹60",
  "1-2-3",
  "1200-",
  "50 lakh per year",
  "1".repeat(200),
])("does not guess at %j", (typed) => {
  expect(numbersIn(typed)).toBeUndefined();
});

const INR = { style: "currency", currency: "INR" } as const;
const COMPACT = {
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
} as const;
const LOCALES = ["en-IN", "hi-IN", "hi-IN-u-nu-deva"];

test("reads every grouping and currency style of Intl", () => {
  const formats = [
    ...[...LOCALES, "en-US", "mr-IN", "gu-IN-u-nu-gujr"].map(
      (locale) => new Intl.NumberFormat(locale),
    ),
    ...["en-IN", "en-US", "hi-IN-u-nu-deva"].map((locale) => new Intl.NumberFormat(locale, INR)),
    new Intl.NumberFormat("en-IN", { ...INR, currencyDisplay: "code" }),
  ];
  assert(
    property(integer({ min: 0, max: 1e9 }), constantFrom(...formats), (rupees, formatter) => {
      expect(numbersIn(formatter.format(rupees))).toEqual([rupees]);
    }),
    { numRuns: 1000 },
  );
});

test("reads the compact notation of Intl", () => {
  const formats = (["short", "long"] as const).flatMap((compactDisplay) =>
    LOCALES.map((locale) => new Intl.NumberFormat(locale, { ...COMPACT, compactDisplay })),
  );
  const scales = constantFrom(1e3, 1e5, 1e7);
  assert(
    property(
      integer({ min: 1, max: 99 }),
      scales,
      constantFrom(...formats),
      (count, scale, formatter) => {
        expect(numbersIn(formatter.format(count * scale))).toEqual([count * scale]);
      },
    ),
    { numRuns: 1000 },
  );
});

test("reads two decimals of a lakh", () => {
  assert(
    property(double({ min: 0.01, max: 999, noNaN: true }), (number) => {
      const written = number.toFixed(2);
      expect(numbersIn(`${written} lakh`)).toEqual([Math.round(Number(written) * 1e7) / 100]);
    }),
  );
});

test("never joins two amounts", () => {
  const dash = constantFrom("-", " - ", "–", " to ", " or ", "/", " and ");
  assert(
    property(
      integer({ min: 1, max: 1e7 }),
      dash,
      integer({ min: 1, max: 1e7 }),
      (from, between, to) => {
        expect(numbersIn(`${from}${between}${to}`)).toEqual([from, to]);
        expect(numbersIn(`${groupDigits(from)}${between}${groupDigits(to)}`)).toEqual([from, to]);
      },
    ),
  );
});

test("returns at most two finite numbers for any text", () => {
  const pieces = constantFrom(
    "1",
    "20",
    ",",
    ".",
    " ",
    "-",
    "lakh",
    "cr",
    "k",
    "Rs.",
    "to",
    "/-",
    "₹",
    "x",
    "+",
  );
  const wordTexts = array(pieces, { maxLength: 12 }).map((all) => all.join(""));
  assert(
    property(tuple(string(), wordTexts), (texts) => {
      for (const typed of texts) {
        const numbers = numbersIn(typed) ?? [];
        expect(numbers.length).toBeLessThanOrEqual(2);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }),
  );
});
