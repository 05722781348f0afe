/** Requirement F7. Decision 16. */
import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../../src/forms/reading/figures.ts";
import { grouped, inWords, regroup } from "../../../src/forms/reading/rupees.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [100_000, "1,00,000"],
  [15_000_000, "1,50,00,000"],
  [1234.567, "1,234.57"],
])("%d is grouped as %s", (rupees, text) => {
  expect(grouped(rupees)).toBe(text);
});

test.each([
  [500, "₹500"],
  [1000, "₹1 thousand"],
  [32_000, "₹32 thousand"],
  [100_000, "₹1 lakh"],
  [6_550_000, "₹65.5 lakh"],
  [15_000_000, "₹1.5 crore"],
  [12_345_678, "₹1.23 crore"],
  [850_000_000, "₹85 crore"],
  [12_500_000_000, "₹1,250 crore"],
])("%d is said as %s", (rupees, text) => {
  expect(inWords(rupees)).toBe(text);
});

test.each([
  ["", ""],
  ["1", "1"],
  ["1234", "1,234"],
  ["15000000", "1,50,00,000"],
  ["007", "7"],
  ["1234.", "1,234."],
  ["1234.50", "1,234.50"],
  ["1234.567", "1,234.56"],
  [".5", ".5"],
  ["1.25", "1.25"],
  ["123.456", "123.456"],
  ["12a34", "12a34"],
  ["1.2.3", "1.2.3"],
  ["Rs. 50,00,000", "Rs. 50,00,000"],
  ["5000000 ", "5000000 "],
  ["50 lakh", "50 lakh"],
  ["2-3", "2-3"],
])("%j stands in the field as %j", (typed, text) => {
  expect(regroup(typed)).toBe(text);
});

test("in whole rupees, the point ends the amount", () => {
  expect(regroup("50,00,000.00", true)).toBe("50,00,000");
  expect(regroup("1234.", true)).toBe("1,234");
  expect(regroup("123.4", true)).toBe("123.4");
});

test("a whole amount survives grouping, and grouping twice changes nothing", () => {
  assert(
    property(integer({ min: 0, max: 1e13 }), (rupees) => {
      expect(numbersIn(grouped(rupees))).toEqual([rupees]);
      expect(regroup(String(rupees))).toBe(grouped(rupees));
    }),
  );
  assert(
    property(string(), (typed) => {
      expect(regroup(regroup(typed))).toBe(regroup(typed));
    }),
  );
});

test("says what rounds to a whole unit in that unit", () => {
  expect(inWords(9_999_999)).toBe("₹1 crore");
  expect(inWords(9_999_000)).toBe("₹99.99 lakh");
});

test("reads digits of Indian scripts", () => {
  expect(numbersIn("१५,००,०००")).toEqual([1_500_000]);
  expect(regroup("१५०००००")).toBe("15,00,000");
});
