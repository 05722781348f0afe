import { expect, test } from "vitest";
import type { AnyForm } from "../../../src/forms/define.ts";
import { form as buyer } from "../../../src/forms/definitions/buyer.form.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { readBody, type Person } from "../../../src/forms/read-body.ts";

const message = {
  formType: "CONTACT_US",
  fullName: "Asha Rao",
  phoneNumber: "98765 43210",
  formData: { city: "Karjat" },
};
const wish = {
  formType: "BUYER_FORM",
  formData: {
    personalDetails: { fullName: "Asha Rao", phoneNumber: "98765 43210", city: "Pune" },
    propertyRequirements: { buyFor: "flat", size: 2, sizeType: "BHK" },
    budgetDetails: { minBudget: 1, maxBudget: 2 },
  },
};

const personIn = (form: AnyForm, body: unknown): Person | undefined => {
  const judged = readBody(form, body);
  return judged.ok ? judged.person : undefined;
};
const fieldsIn = (form: AnyForm, body: unknown): string[] => {
  const judged = readBody(form, body);
  return judged.ok ? [] : judged.problems.map(({ field, code }) => `${field} ${code}`);
};

test.each([null, "\u0000", "\u200b", "\u00a0\u2060\ufeff"])(
  "requires a name and a city when the name is %j",
  (fullName) => {
    expect(fieldsIn(contact, { ...message, fullName, formData: null })).toEqual([
      "fullName required",
      "formData.city required",
    ]);
  },
);

test.each([
  ["+971 050 123 4567", "+971", "501234567"],
  ["+971 50 123 4567", "+971", "501234567"],
  ["+49 030 123456", "+49", "30123456"],
  ["+61 0412 345 678", "+61", "412345678"],
  ["+44 (0)20 7946 0958", "+44", "2079460958"],
  ["+39 06 12345678", "+39", "0612345678"],
])("stores the number that is dialled: %s", (phoneNumber, countryCode, phone) => {
  expect(personIn(contact, { ...message, phoneNumber })).toMatchObject({ countryCode, phone });
});

test("stores the person that it validated", () => {
  const stray = { ...wish, phoneNumber: "call me", email: "", fullName: "" };
  expect(personIn(buyer, stray)).toMatchObject({ fullName: "Asha Rao", phone: "9876543210", email: undefined });
  const blankOwn = { ...message, phoneNumber: " ", formData: { city: "Karjat", phoneNumber: "98765 43210" } };
  expect(personIn(contact, blankOwn)).toMatchObject({ phone: "9876543210" });
  const badElsewhere = { ...message, email: "", formData: { city: "Karjat", email: "nobody" } };
  expect(fieldsIn(contact, badElsewhere)).toEqual(["email invalid"]);
});

test.each([
  ["+971", "+971"],
  ["44", "+44"],
  ["=HYPERLINK(1)", "+91"],
  ["+", "+91"],
  ["+99999", "+91"],
])("stores code %j as %s if the form has no code field", (countryCode, stored) => {
  expect(personIn(buyer, { ...wish, countryCode })?.countryCode).toBe(stored);
});
