/** Requirement F7. Decision 16. */
import { array, assert, constantFrom, double, integer, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../../src/forms/reading/figures.ts";
import { grouped } from "../../../src/forms/reading/rupees.ts";

test.each([
  ["5000000", 5_000_000],
  ["50,00,000", 5_000_000],
  ["5,000,000", 5_000_000],
  ["50 00 000", 5_000_000],
  ["Rs. 50,00,000", 5_000_000],
  ["Rs.50,00,000/-", 5_000_000],
  ["₹ 50,00,000.00 /-", 5_000_000],
  ["₨ 50,00,000", 5_000_000],
  ["INR 5000000", 5_000_000],
  ["50,00,000 rupees only", 5_000_000],
  ["50 lakh", 5_000_000],
  ["50lakhs", 5_000_000],
  ["Rs 50 Lacs", 5_000_000],
  ["45L", 4_500_000],
  ["45 L.", 4_500_000],
  ["1.2 crore", 12_000_000],
  ["1.2Cr", 12_000_000],
  ["₹1.2 Cr.", 12_000_000],
  [".5 cr", 5_000_000],
  ["12.345 lakh", 1_234_500],
  ["1 crore 20 lakh", 12_000_000],
  ["25k", 25_000],
  ["25 thousand", 25_000],
  ["1.5 million", 1_500_000],
  ["about 50 lakh", 5_000_000],
  ["50 lakh+", 5_000_000],
  ["५० लाख", 5_000_000],
  ["१.२ करोड़", 12_000_000],
  ["1.2 करोड़ रुपये", 12_000_000],
  ["50 लाख रु.", 5_000_000],
  ["५०,००,०००", 5_000_000],
  ["\u202A50\u00A0lakh\u202C", 5_000_000],
  ["0", 0],
  ["1.", 1],
  [".5", 0.5],
  ["-5", -5],
])("%j is %d", (typed, number) => {
  expect(numbersIn(typed)).toEqual([number]);
});

test.each([
  ["1200-1500", 1200, 1500],
  ["1,200 – 1,500", 1200, 1500],
  ["2 to 3", 2, 3],
  ["2 or 3", 2, 3],
  ["2/3", 2, 3],
  ["50-60 lakh", 5_000_000, 6_000_000],
  ["50 lakh - 1 crore", 5_000_000, 10_000_000],
  ["between Rs. 50 and 60 lakh", 5_000_000, 6_000_000],
  ["20 से 30 लाख", 2_000_000, 3_000_000],
])("%j is a range from %d to %d", (typed, from, to) => {
  expect(numbersIn(typed)).toEqual([from, to]);
});

test.each(["", "   ", "\u200E"])("%j is blank", (typed) => {
  expect(numbersIn(typed)).toEqual([]);
});

test.each([
  "about",
  "₹",
  ".",
  "12a34",
  "1e5",
  "1.2.3",
  "2,3",
  "12,50",
  "1200 1500",
  "1 crore 20",
  "20 lakh 1 crore",
  "1-2-3",
  "1200-",
  "$500,000",
  "5 acres",
  "negotiable",
  "50 lakh per year",
  "1.500,50",
  "1".repeat(200),
])("%j is asked about", (typed) => {
  expect(numbersIn(typed)).toBeUndefined();
});

const scales = [
  ["", 1],
  ["k", 1e3],
  [" thousand", 1e3],
  [" lakh", 1e5],
  ["L", 1e5],
  [" lac", 1e5],
  [" crore", 1e7],
  ["Cr", 1e7],
] as const;
const marks = ["", "₹", "₹ ", "Rs. ", "Rs ", "INR "] as const;

test("an amount is what was written, however it is marked, grouped and named", () => {
  const western = (number: number): string => number.toLocaleString("en-US");
  const indian = grouped;
  assert(
    property(
      constantFrom(...marks),
      integer({ min: 0, max: 999_999 }),
      constantFrom(String, western, indian),
      constantFrom(...scales),
      constantFrom("", "/-", " only"),
      (mark, number, write, [word, scale], end) => {
        expect(numbersIn(`${mark}${write(number)}${word}${end}`)).toEqual([number * scale]);
      },
    ),
  );
  assert(
    property(double({ min: 0.01, max: 999, noNaN: true }), (number) => {
      const written = number.toFixed(2);
      expect(numbersIn(`${written} lakh`)).toEqual([Math.round(Number(written) * 1e7) / 100]);
    }),
  );
});

test("two amounts are never one", () => {
  const dash = constantFrom("-", " - ", "–", " to ", " or ", "/", " and ");
  assert(
    property(integer({ min: 1, max: 1e7 }), dash, integer({ min: 1, max: 1e7 }), (from, between, to) => {
      expect(numbersIn(`${from}${between}${to}`)).toEqual([from, to]);
      expect(numbersIn(`${grouped(from)}${between}${grouped(to)}`)).toEqual([from, to]);
    }),
  );
});

test("whatever is written, it is at most two finite numbers", () => {
  const pieces = constantFrom("1", "20", ",", ".", " ", "-", "lakh", "cr", "k", "Rs.", "to", "/-", "₹", "x", "+");
  const known = array(pieces, { maxLength: 12 }).map((all) => all.join(""));
  assert(
    property(tuple(string(), known), (texts) => {
      for (const typed of texts) {
        const numbers = numbersIn(typed) ?? [];
        expect(numbers.length).toBeLessThanOrEqual(2);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
    }),
  );
});
