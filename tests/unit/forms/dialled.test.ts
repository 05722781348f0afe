import { expect, it } from "vitest";
import { formatDialledNumber } from "../../../src/forms/reading/dialled.ts";

it.each([
  ["+91", "098765 43210", "+91 98765 43210"],
  ["+44", "020 7946 0958", "+44 20794 60958"],
  ["+91", "+44 07911 123456", "+44 79111 23456"],
  ["+1", "(415) 555-2671", "+1 415 555 2671"],
  ["+91", "+1 415 555 2671 ext 12", "+1 415 555 2671"],
  ["+44", "+44 00 7911 123456", "+44 79111 23456"],
  ["+1", "4155 555 26711", "+1 415555526711"],
  ["+39", "06 1234 5678", "+39 06123 45678"],
])("shows %s %s as staff dial it: %s", (countryCode, phoneNumber, text) => {
  expect(formatDialledNumber({ countryCode, phoneNumber })).toBe(text);
});

it("shows no number if the answer is blank", () => {
  expect(formatDialledNumber({ countryCode: "+44", phoneNumber: " " })).toBeUndefined();
  expect(formatDialledNumber({})).toBeUndefined();
});
