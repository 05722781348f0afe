import { expect, test } from "vitest";
import type { AnyForm } from "../../../src/forms/define.ts";
import { form as buyer } from "../../../src/forms/definitions/buyer.form.ts";
import { form as shifting } from "../../../src/forms/definitions/shifting-logistics.form.ts";
import { form as vaastu } from "../../../src/forms/definitions/vaastu-intelligence.form.ts";
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
  expect(personIn(buyer, stray)).toMatchObject({
    fullName: "Asha Rao",
    phone: "9876543210",
    email: undefined,
  });
  const blankOwn = {
    ...message,
    phoneNumber: " ",
    formData: { city: "Karjat", phoneNumber: "98765 43210" },
  };
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

/** The message about one answer. */
const messageAbout = (form: AnyForm, path: string, answer: unknown): string | undefined => {
  const [name = "", ...groups] = path.split(".").toReversed();
  const formData = groups.reduce<object>((inner, group) => ({ [group]: inner }), {
    [name]: answer,
  });
  const judged = readBody(form, { formType: form.type, formData });
  return judged.ok
    ? undefined
    : judged.problems.find(({ field }) => field === `formData.${path}`)?.message;
};

test.each([
  [buyer, "budgetDetails.minBudget", "42500000", "Minimum budget must be a number"],
  [buyer, "budgetDetails.minBudget", " 4.25 Cr ", "Minimum budget must be a number"],
  [buyer, "budgetDetails.minBudget", [42_500_000], "Minimum budget must be a number"],
  [buyer, "budgetDetails.minBudget", true, "Minimum budget must be a number"],
  [
    buyer,
    "budgetDetails.minBudget",
    "4 to 5 Cr",
    "Minimum budget: enter one figure, 4,00,00,000 or 5,00,00,000",
  ],
  [buyer, "budgetDetails.minBudget", "", "Enter your minimum budget in rupees"],
  [buyer, "propertyRequirements.size", "2700", "Property size must be a number"],
  [contact, "city", 411_001, "City must be text"],
  [contact, "city", ["Pune"], "City must be text"],
  [contact, "city", "", "Enter your city"],
  [contact, "notes", 5, "Message must be text"],
  ...[
    " 2099-01-15 ",
    "2099-01-15T00:00:00.000Z",
    "2099-01-15 10:30",
    "15 January 2099",
    4_072_118_400_000,
  ].map(
    (day) =>
      [
        shifting,
        "preferredDate",
        day,
        "Preferred date must be a real date, like 2027-01-31",
      ] as const,
  ),
  [vaastu, "appointmentDate", 20_990_115, "Appointment date must be a real date, like 2027-01-31"],
] as const)(
  "says what is wrong with an answer of another type: %#",
  (form, path, answer, expected) => {
    expect(messageAbout(form as AnyForm, path, answer)).toBe(expected);
  },
);

test.each(["91", 91, "0091", " +91 ", "+ 91", "९१", "+９１"])(
  "reads country code %j of another sender",
  (countryCode) => {
    expect(personIn(contact, { ...message, countryCode })).toMatchObject({
      countryCode: "+91",
      phone: "9876543210",
    });
    expect(personIn(buyer, { ...wish, countryCode })?.countryCode).toBe("+91");
  },
);

test.each(["IN", "999", "+91 India 5", true])(
  "asks for a country code in the place of %j",
  (countryCode) => {
    expect(fieldsIn(contact, { ...message, countryCode })).toEqual(["countryCode invalid"]);
  },
);
