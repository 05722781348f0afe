/** The page, the edge and staff doubt the same answers. Requirement F6. Decision 64. */
import { expect, test } from "vitest";
import buyer from "../../contracts/examples/BUYER_FORM.json" with { type: "json" };
import nri from "../../contracts/examples/NRI_SUPPORT.json" with { type: "json" };
import { form as buyerForm } from "../../../src/forms/definitions/buyer.form.ts";
import { softWarningsOf } from "../../../src/forms/soft-warnings.ts";
import { form as nriForm } from "../../../src/forms/definitions/nri-support.form.ts";

const { personalDetails, propertyRequirements, budgetDetails } = buyer.formData;
const body = {
  person: (changes: object) => ({
    ...buyer,
    formData: { ...buyer.formData, personalDetails: { ...personalDetails, ...changes } },
  }),
  home: (changes: object) => ({
    ...buyer,
    formData: { ...buyer.formData, propertyRequirements: { ...propertyRequirements, ...changes } },
  }),
  budget: (changes: object) => ({
    ...buyer,
    formData: { ...buyer.formData, budgetDetails: { ...budgetDetails, ...changes } },
  }),
};

test("usual answers leave no doubt", () => {
  expect(softWarningsOf(buyerForm, buyer)).toEqual([]);
  expect(softWarningsOf(nriForm, nri)).toEqual([]);
});

test.each([
  ["fifty rupees", body.budget({ minBudget: 50 }), [["minBudget", "odd_amount"]]],
  [
    "twice",
    body.budget({ minBudget: 50, maxBudget: 90 }),
    [
      ["minBudget", "odd_amount"],
      ["maxBudget", "odd_amount"],
    ],
  ],
  ["a flat of 1,200 bedrooms", body.home({ size: 1200 }), [["size", "odd_size"]]],
  ["a flat of 3 square feet", body.home({ size: 3, sizeType: "Sqft" }), [["size", "odd_size"]]],
  ["a plot of 160 square feet", body.home({ buyFor: "plot", size: 160, sizeType: "Sqft" }), [["size", "odd_size"]]],
  ["a plot of 450 square feet", body.home({ buyFor: "plot", size: 450, sizeType: "Sqft" }), [["size", "odd_size"]]],
  ["a plot of 1,440 square feet", body.home({ buyFor: "plot", size: 1440, sizeType: "Sqft" }), []],
  ["a flat of 150 square feet", body.home({ size: 150, sizeType: "Sqft" }), [["size", "odd_size"]]],
  ["a flat of 300 square feet", body.home({ size: 300, sizeType: "Sqft" }), []],
  ["nine digits", body.person({ phoneNumber: "98765 4321" }), [["phoneNumber", "odd_phone"]]],
  ["a made-up number", body.person({ phoneNumber: "1234567890" }), [["phoneNumber", "odd_phone"]]],
  [
    "a number of the chosen country with a digit too few",
    { ...nri, formData: { ...nri.formData, countryCode: "+1", phoneNumber: "415 555 267" } },
    [["phoneNumber", "odd_phone"]],
  ],
  [
    "a number of India for who lives in Dubai",
    { ...nri, formData: { ...nri.formData, countryCode: "+91", phoneNumber: "98765 43210" } },
    [["phoneNumber", "odd_phone"]],
  ],
  // Not given, or not of the kind: nothing to doubt, and nothing that throws.
  ["nothing", { formType: "BUYER_FORM" }, []],
  ["other shapes", body.budget({ minBudget: { toString: 1 }, maxBudget: "50" }), []],
  ["a phone number that is none", body.person({ phoneNumber: { toString: 1 } }), []],
])("%s", (_, sent, doubts) => {
  const form = sent.formType === "NRI_SUPPORT" ? nriForm : buyerForm;
  expect(softWarningsOf(form, sent).map(({ name, flag }) => [name, flag])).toEqual(doubts);
});
