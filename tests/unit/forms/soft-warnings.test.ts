/** The page, the edge and the desk warn about the same answers. */
import { expect, test } from "vitest";
import { findSoftWarnings } from "../../../src/forms/soft-warnings.ts";
import { decodeBody } from "../../../src/forms/wire.ts";
import { findExample, withValue } from "../../contracts/examples.ts";

const size = (number: number, unit: string, buyFor = "flat") => ({
  "propertyRequirements.buyFor": buyFor,
  "propertyRequirements.size": number,
  "propertyRequirements.sizeType": unit,
});

test.each<[string, string, Readonly<Record<string, unknown>>, string]>([
  ["usual answers", "BUYER_FORM", {}, ""],
  ["usual answers", "NRI_SUPPORT", {}, ""],
  ["fifty rupees", "BUYER_FORM", { "budgetDetails.minBudget": 50 }, "minBudget odd_amount"],
  ["three lakh", "BUYER_FORM", { "budgetDetails.minBudget": 300_000 }, ""],
  [
    "twice",
    "BUYER_FORM",
    { "budgetDetails.minBudget": 50, "budgetDetails.maxBudget": 90 },
    "minBudget odd_amount, maxBudget odd_amount",
  ],
  ["20 bedrooms", "BUYER_FORM", size(20, "BHK"), ""],
  ["21 bedrooms", "BUYER_FORM", size(21, "BHK"), "size odd_size"],
  ["a flat of 20 square feet", "BUYER_FORM", size(20, "Sqft"), "size odd_size"],
  ["a flat of 200 square feet", "BUYER_FORM", size(200, "Sqft"), "size odd_size"],
  ["a flat of 300 square feet", "BUYER_FORM", size(300, "Sqft"), ""],
  ["a plot of 500 square feet", "BUYER_FORM", size(500, "Sqft", "plot"), "size odd_size"],
  ["a plot of 1,440 square feet", "BUYER_FORM", size(1440, "Sqft", "plot"), ""],
  [
    "nine digits",
    "BUYER_FORM",
    { "personalDetails.phoneNumber": "98765 4321" },
    "phoneNumber odd_phone",
  ],
  [
    "a number one digit too short for its country",
    "NRI_SUPPORT",
    { countryCode: "+1", phoneNumber: "415 555 267" },
    "phoneNumber odd_phone",
  ],
  [
    "an Indian number of a visitor in Dubai",
    "NRI_SUPPORT",
    { countryCode: "+91", phoneNumber: "98765 43210" },
    "phoneNumber odd_phone",
  ],
  // Missing values and values of the wrong kind cause neither a warning nor an exception.
  [
    "nothing",
    "BUYER_FORM",
    { personalDetails: {}, propertyRequirements: {}, budgetDetails: {} },
    "",
  ],
  [
    "another shape",
    "BUYER_FORM",
    { "budgetDetails.minBudget": { toString: 1 }, "budgetDetails.maxBudget": "50" },
    "",
  ],
  [
    "a phone number of the wrong type",
    "BUYER_FORM",
    { "personalDetails.phoneNumber": { toString: 1 } },
    "",
  ],
])("finds the expected warnings for %s in %s", (_, name, changes, doubts) => {
  const { form, body } = findExample(name);
  const sent = Object.entries(changes).reduce(
    (all, [path, value]) => withValue(all, `formData.${path}`, value),
    body,
  );
  expect(
    findSoftWarnings(form, decodeBody(form, sent).values)
      .map((warning) => `${warning.name} ${warning.flag}`)
      .join(", "),
  ).toBe(doubts);
});
