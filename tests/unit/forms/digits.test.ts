/** Numbers are read in every script. */
import { expect, test } from "vitest";
import { westernDigits } from "../../../src/forms/reading/digits.ts";

/** The code point of each script's zero, as Unicode has it. */
test.each([
  ["Devanagari", 0x0966],
  ["Bengali", 0x09e6],
  ["Gurmukhi", 0x0a66],
  ["Gujarati", 0x0ae6],
  ["Odia", 0x0b66],
  ["Tamil", 0x0be6],
  ["Telugu", 0x0c66],
  ["Kannada", 0x0ce6],
  ["Malayalam", 0x0d66],
  ["Arabic", 0x0660],
  ["Urdu", 0x06f0],
  ["full width", 0xff10],
])("reads the digits of %s", (_, zero) => {
  const digits = Array.from({ length: 10 }, (__, digit) => String.fromCodePoint(zero + digit)).join(
    "",
  );
  expect(westernDigits(`₹ ${digits}.`)).toBe("₹ 0123456789.");
});
