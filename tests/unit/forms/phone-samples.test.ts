/**
 * Compares phone.ts with libphonenumber, on its example number of every region and type. The samples
 * are from google-libphonenumber 3.2.47 (Apache-2.0).
 */
import { expect, test } from "vitest";
import { dialledNumber, isPhone, normalisePhone } from "../../../src/forms/reading/phone.ts";
import rows from "./samples/phone-numbers.json" with { type: "json" };

const samples = rows as unknown as readonly (readonly [
  name: string,
  e164: string,
  international: string,
  national: string,
  prefixed: string,
])[];

function read(typed: string, selected = "+91"): string {
  if (!isPhone(typed)) return "refused";
  const number = normalisePhone(typed, selected);
  return number.countryCode + dialledNumber(number);
}

const codeIn = (international: string): string => international.split(" ")[0]!;

/** Where this project differs, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  "+98 9601": "A phone number has at least seven digits.",
  "+54 011 15-2345-6789":
    "The 15 of an Argentine mobile number is in the middle. Staff see all digits.",
  "+49 0800 1234567890": "With its trunk 0 it has more than 15 digits.",
};

const differences = (
  readings: readonly (readonly [typed: string, selected: string, right: string])[],
): string[] =>
  readings.flatMap(([typed, selected, right]) => {
    const number = read(typed, selected);
    return number === right || typed in DIFFERENCES
      ? []
      : [`${typed}: ${number} instead of ${right}`];
  });

test("has a sample of every region", () => {
  expect(new Set(samples.map(([name]) => name.split(" ")[0])).size).toBeGreaterThan(240);
});

test("reads every international number as libphonenumber does", () => {
  const long = samples.filter(([, e164]) => e164.length > 9);
  expect(
    differences(samples.map(([, e164, international]) => [international, "+91", e164])),
  ).toEqual([]);
  expect(differences(long.map(([, e164]) => [e164, "+91", e164]))).toEqual([]);
  expect(differences(long.map(([, e164]) => [e164.replace("+", "00"), "+91", e164]))).toEqual([]);
});

test("reads the national format after a country code as libphonenumber does", () => {
  expect(
    differences(
      samples.map(([, , international, national, right]) => [
        `${codeIn(international)} ${national}`,
        "+91",
        right,
      ]),
    ),
  ).toEqual([]);
});

test.each(["+91", "+1", "+44", "+971"])(
  "reads every national number where %s is selected",
  (code) => {
    const national = samples.filter(([, , international]) => codeIn(international) === code);
    expect(national.length).toBeGreaterThan(5);
    expect(differences(national.map(([, e164, , typed]) => [typed, code, e164]))).toEqual([]);
  },
);
