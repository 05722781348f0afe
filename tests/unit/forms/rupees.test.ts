import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { numbersIn } from "../../../src/forms/reading/figures.ts";
import { groupDigits, inWords, regroup } from "../../../src/forms/reading/rupees.ts";

test.each([
  [100_000, "1,00,000"],
  [15_000_000, "1,50,00,000"],
  [1234.567, "1,234.57"],
])("groups %d as %s", (rupees, text) => {
  expect(groupDigits(rupees)).toBe(text);
});

test.each([
  [500, "₹500"],
  [32_000, "₹32 thousand"],
  [6_550_000, "₹65.5 lakh"],
  [15_000_000, "₹1.5 crore"],
  // An amount that rounds up to a whole unit is written in that unit.
  [9_999_999, "₹1 crore"],
  [9_999_000, "₹99.99 lakh"],
  [12_500_000_000, "₹1,250 crore"],
])("writes %d in words as %s", (rupees, text) => {
  expect(inWords(rupees)).toBe(text);
});

test.each([
  ["", ""],
  ["15000000", "1,50,00,000"],
  ["१५०००००", "15,00,000"],
  ["007", "7"],
  ["1234.", "1,234."],
  ["1234.50", "1,234.50"],
  ["1234.567", "1,234.56"],
  [".5", ".5"],
  ["123.456", "123.456"],
  ["12a34", "12a34"],
  ["Rs. 50,00,000", "Rs. 50,00,000"],
  ["50 lakh", "50 lakh"],
])("formats %j in the field as %j", (typed, text) => {
  expect(regroup(typed)).toBe(text);
});

test("drops paise from whole rupees", () => {
  expect(regroup("50,00,000.00", true)).toBe("50,00,000");
  expect(regroup("1234.", true)).toBe("1,234");
  expect(regroup("123.4", true)).toBe("123.4");
});

test("keeps a whole amount when it groups it twice", () => {
  assert(
    property(integer({ min: 0, max: 1e13 }), (rupees) => {
      expect(numbersIn(groupDigits(rupees))).toEqual([rupees]);
      expect(regroup(String(rupees))).toBe(groupDigits(rupees));
    }),
  );
  assert(
    property(string(), (typed) => {
      expect(regroup(regroup(typed))).toBe(regroup(typed));
    }),
  );
});
