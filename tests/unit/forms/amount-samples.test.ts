/**
 * Round trip through independent formatters: Intl in several locales, and a formatter of crore,
 * lakh and thousand.
 */
import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../../src/forms/reading/figures.ts";

const LARGEST = 1_000_000_000;
const rupees = integer({ min: 0, max: LARGEST });

/** "12 crore 34 lakh 56 thousand". */
function scaled(amount: number, [crore, lakh, thousand]: readonly [string, string, string]): string {
  const parts = [
    [Math.floor(amount / 1e7), crore],
    [Math.floor(amount / 1e5) % 100, lakh],
    [Math.floor(amount / 1e3) % 100, thousand],
  ] as const;
  const written = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return written.join(" ") || "0";
}

test("reads every grouping and currency style of Intl", () => {
  const format = (locale: string, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options);
  const inr = { style: "currency", currency: "INR" } as const;
  const formats = [
    ...["en-IN", "en-US", "hi-IN", "hi-IN-u-nu-deva", "mr-IN", "gu-IN-u-nu-gujr"].map((locale) => format(locale)),
    ...["en-IN", "en-US", "hi-IN-u-nu-deva"].map((locale) => format(locale, inr)),
    format("en-IN", { ...inr, currencyDisplay: "code" }),
  ];
  assert(
    property(rupees, constantFrom(...formats), (amount, formatter) => {
      expect(numbersIn(formatter.format(amount))).toEqual([amount]);
    }),
    { numRuns: 1000 },
  );
});

test("reads the compact notation of Intl", () => {
  const formats = (["short", "long"] as const).flatMap((compactDisplay) =>
    ["en-IN", "hi-IN", "hi-IN-u-nu-deva"].map(
      (locale) =>
        new Intl.NumberFormat(locale, {
          notation: "compact",
          compactDisplay,
          maximumFractionDigits: 2,
          minimumFractionDigits: 0,
        }),
    ),
  );
  assert(
    property(
      integer({ min: 1, max: 99 }),
      constantFrom(1e3, 1e5, 1e7),
      constantFrom(...formats),
      (count, scale, formatter) => {
        expect(numbersIn(formatter.format(count * scale))).toEqual([count * scale]);
      },
    ),
    { numRuns: 1000 },
  );
});

test("reads crore, lakh and thousand in both scripts and with spellings", () => {
  const names = constantFrom(
    ["crore", "lakh", "thousand"] as const,
    ["crores", "lakhs", "thousand"] as const,
    ["Cr", "L", "k"] as const,
    ["करोड़", "लाख", "हज़ार"] as const,
    ["karod", "lac", "hazaar"] as const,
  );
  assert(
    property(integer({ min: 0, max: LARGEST / 1000 }), names, (thousands, words) => {
      expect(numbersIn(scaled(thousands * 1000, words))).toEqual([thousands * 1000]);
    }),
    { numRuns: 1000 },
  );
});
