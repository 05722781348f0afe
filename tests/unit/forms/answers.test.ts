/** The receipt shows the parsed value of each answer. */
import { expect, test } from "vitest";
import { listAnswers } from "../../../src/forms/answers.ts";
import type { AnyForm } from "../../../src/forms/define.ts";
import { form as founder } from "../../../src/forms/definitions/ask-founder.form.ts";
import { form as documents } from "../../../src/forms/definitions/document-verification.form.ts";
import { form as feedback } from "../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as tenant } from "../../../src/forms/definitions/tenant.form.ts";
import type { InputValue, RowInput } from "../../../src/forms/fields.ts";
import { initialValues } from "../../../src/forms/payload.ts";

const listTexts = (form: AnyForm, values: Readonly<Record<string, InputValue>>): string[] =>
  listAnswers(form, { ...initialValues(form), ...values }).map(
    ({ label, text }) => `${label}: ${text}`,
  );

test.each([
  ["a phone number", { phoneNumber: "098765-43210" }, "Phone number: +91 98765 43210"],
  ["a number of bedrooms", { propertySize: " 3 ", sizeType: "BHK" }, "Property size: 3 BHK"],
  ["land", { propertySize: "160 gaj", sizeType: "Sqft" }, "Property size: 160 gaj (1,440 sqft)"],
  ["lakhs", { securityDeposit: "1.5 lakh" }, "Security deposit: ₹1,50,000 (1.5 lakh)"],
  ["a small amount with its suffix", { expectedRent: "900" }, "Expected rent: ₹900 per month"],
  ["a text for an amount", { securityDeposit: "two months" }, "Security deposit: two months"],
  ["a day", { availabilityDate: "2099-01-31" }, "Available from: 31 January 2099"],
  ["a text for a day", { availabilityDate: "soon" }, "Available from: soon"],
])("shows the parsed value of %s", (_, values, text) => {
  expect(listTexts(tenant, { ...values, fullName: "\u200B" })).toEqual([text]);
});

test("lists every answer except blanks and files", () => {
  expect(listTexts(documents, { documents: ["Map", "POA"], notes: " " })).toEqual([
    "Which documents do you have: Map, POA",
    "Urgency: Normal",
  ]);
  const visits: readonly RowInput[] = [
    { id: "1", propertyName: "Sea View", location: "" },
    { id: "2", condition: "Good" },
  ];
  expect(listTexts(founder, {})).toEqual(["Tell me when my question is answered: No"]);
  expect(listTexts(feedback, { visits })).toEqual([
    "Visit 1: Property name: Sea View",
    "Visit 2: Condition: Good",
  ]);
});
