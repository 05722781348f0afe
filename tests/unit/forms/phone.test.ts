/** Requirement F6. Decisions 15, 37, 74. */
import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { isPhone, normalisePhone, phoneWarning } from "../../../src/forms/reading/phone.ts";

test.each([
  "9876543210",
  "98765 43210",
  "098765-43210",
  "(011) 2345 6789",
  "+91 98765 43210",
  "0044 20 7946 0958",
  "+1.415.555.2671",
  "98765\u201143210",
  "98765\u00A043210",
  "\u202A+91 98765 43210\u202C",
  "९८७६५ ४३२१०",
  "۹۸۷۶۵۴۳۲۱۰",
  "９８７６５４３２１０",
  "1234567",
])("%j is a phone number", (typed) => {
  expect(isPhone(typed)).toBe(true);
});

/** What people write around a number, and what they copy with it. */
test.each([
  ["tel:+919876543210", "+91", "9876543210"],
  ["tel:+91-98765-43210;ext=12", "+91", "9876543210"],
  ["TEL: 98765 43210", "+91", "9876543210"],
  ["Mob: 98765 43210", "+91", "9876543210"],
  ["Mob. No.- 98765 43210", "+91", "9876543210"],
  ["Mobile9876543210", "+91", "9876543210"],
  ["M: 98765 43210", "+91", "9876543210"],
  ["Ph.+91 98765 43210", "+91", "9876543210"],
  ["मोबाइल: ९८७६५ ४३२१०", "+91", "9876543210"],
  ["call me on 98765 43210", "+91", "9876543210"],
  ["98765 43210 (WhatsApp)", "+91", "9876543210"],
  ["98765 43210 (after 6 pm)", "+91", "9876543210"],
  ["98765 43210 WhatsApp", "+91", "9876543210"],
  ["98765 43210 - Asha Verma, Mumbai", "+91", "9876543210"],
  ["020 2567 8900 ext 12", "+91", "2025678900"],
  ["020 2567 8900 (extn. 12)", "+91", "2025678900"],
  ["+91 20 2567 8900 x12", "+91", "2025678900"],
  ["https://wa.me/919876543210", "+91", "9876543210"],
  ["wa.me/+971501234567", "+971", "501234567"],
  ["https://wa.me/9876543210?text=Hi%202", "+91", "9876543210"],
  ["https://wa.me/6591234567", "+65", "91234567"],
  ["https://api.whatsapp.com/send?phone=919876543210&text=Hello", "+91", "9876543210"],
  ["https://api.whatsapp.com/send/?phone=%2B447911123456", "+44", "7911123456"],
  ["whatsapp://send?phone=+919876543210", "+91", "9876543210"],
  ["+91 +91 98765 43210", "+91", "9876543210"],
  ["+91-+91-9876543210", "+91", "9876543210"],
  ["0091 +91 98765 43210", "+91", "9876543210"],
  ["+971 +971 50 123 4567", "+971", "501234567"],
  ["011 91 98765 43210", "+91", "9876543210"],
  ["011-44-20-7946-0958", "+44", "2079460958"],
  ["+91 98765 43210 / +91 98765 43211", "+91", "9876543210"],
  ["98765 43210 or 98765 43211", "+91", "9876543210"],
  ["9876543210 9876543211", "+91", "9876543210"],
  ["~98765 43210", "+91", "9876543210"],
  ["98765~43210", "+91", "9876543210"],
  ["98765 43210+", "+91", "9876543210"],
  ["+91 98765 43210 +", "+91", "9876543210"],
  ["+91 (0) 98765-43210, office +91 11 2345 6789", "+91", "9876543210"],
  // As ever: a landline of Delhi, and a dot that is no label.
  ["011 2345 6789", "+91", "1123456789"],
  ["98765.43210", "+91", "9876543210"],
  ["98765, 43210", "+91", "9876543210"],
])("%j is dialled as %s %s", (typed, countryCode, number) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed, "+91")).toEqual({ countryCode, number });
});

test.each([
  "98765 4321O",
  "O8765 43210",
  "9876S 43210",
  "call me at 5 on 98765 43210",
  "wa.me/message/ABCDEF",
  "https://wa.me/",
  "12 lakh",
  "asha@example.com",
  "Flat 12, Pune",
])("%j is no phone number", (typed) => {
  expect(isPhone(typed)).toBe(false);
});

test.each(["", "   ", "123456", "1234567890123456", "call me", "98765 4321O", "98+76543210", "+"])(
  "%j is none",
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);

test.each([
  ["98765 43210", "+91", "+91", "9876543210"],
  ["098765 43210", "+91", "+91", "9876543210"],
  ["91 98765 43210", "+91", "+91", "9876543210"],
  ["+91 098765 43210", "+91", "+91", "9876543210"],
  ["+971 50 123 4567", "+91", "+971", "501234567"],
  ["00971 50 123 4567", "+91", "+971", "501234567"],
  ["+91 98765 43210", "+44", "+91", "9876543210"],
  ["50 123 4567", "+971", "+971", "501234567"],
  ["+1 (415) 555-2671", "+91", "+1", "4155552671"],
  ["+44 20 7946 0958", "+1", "+44", "2079460958"],
  ["+7 912 345 67 89", "+91", "+7", "9123456789"],
  ["+977 984 1234567", "+91", "+977", "9841234567"],
  ["९८७६५४३२१०", "+91", "+91", "9876543210"],
  ["۹۸۷۶۵۴۳۲۱۰", "+91", "+91", "9876543210"],
  ["0113456789", "+91", "+91", "0113456789"],
  // The chosen code, typed once more without its +.
  ["1-415-555-2671", "+1", "+1", "4155552671"],
  ["971501234567", "+971", "+971", "501234567"],
  ["971 0501234567", "+971", "+971", "0501234567"],
  ["447911123456", "+44", "+44", "7911123456"],
  ["44 (0) 7911 123456", "+44", "+44", "07911123456"],
  ["९७१ ५० १२३ ४५६७", "+971", "+971", "501234567"],
  // It only begins like the code: as it stands it is a whole number of that country.
  ["9198765432", "+91", "+91", "9198765432"],
  ["4412345678", "+44", "+44", "4412345678"],
  // Whose numbers have another length is not known: it stays as it was typed, and is asked about.
  ["97150123456789", "+971", "+971", "97150123456789"],
])("%j with %s selected is %s %s", (typed, selected, countryCode, number) => {
  expect(normalisePhone(typed, selected)).toEqual({ countryCode, number });
});

test("an Indian number that is not 10 digits long is asked about", () => {
  expect(phoneWarning("98765 4321", "+91")).toContain("this one has 9");
  expect(phoneWarning("+91 98765 432100", "+1")).toContain("this one has 11");
  expect(phoneWarning("98765 43210", "+91")).toBeUndefined();
  expect(phoneWarning("098765 43210", "+91")).toBeUndefined();
  expect(phoneWarning("50 123 4567", "+971")).toBeUndefined();
  expect(phoneWarning("+971 50 123 4567", "+91")).toBeUndefined();
  expect(phoneWarning("98765", "+91")).toBeUndefined();
  expect(phoneWarning("", "+91")).toBeUndefined();
});

test.each([
  ["415 555 267", "+1", "10 digits, this one has 9"],
  ["97150123456789", "+971", "9 digits, this one has 14"],
  ["79111234567890", "+44", "10 digits, this one has 14"],
  ["1234567890", "+91", "1234567890"],
  ["0000000000", "+91", "0000000000"],
  ["99999 99999", "+91", "99999 99999"],
])("%j with %s selected is asked about: %s", (typed, selected, words) => {
  expect(phoneWarning(typed, selected)).toContain(words);
});

test.each([
  ["(415) 555-2671", "+1"],
  ["1-415-555-2671", "+1"],
  ["0501234567", "+971"],
  // A landline of Abu Dhabi, and one of a small English town.
  ["02 123 4567", "+971"],
  ["01204 123456", "+44"],
  ["016977 2000", "+44"],
  ["011 2345 6789", "+91"],
  ["98765 43210", "+91"],
  // Of countries whose numbers nobody here counts.
  ["+49 30 123456", "+91"],
])("%j with %s selected is not", (typed, selected) => {
  expect(phoneWarning(typed, selected)).toBeUndefined();
});

test("however its ten digits are spaced and marked, an Indian number is the same number", () => {
  const mark = constantFrom("", " ", "-", ".", "/", "\u2013", "\u00A0", "\u200E");
  const digits = array(integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  assert(
    property(integer({ min: 6, max: 9 }), digits, array(mark, { minLength: 9, maxLength: 9 }), (first, rest, marks) => {
      const typed = `${first}${rest.map((digit, i) => `${marks[i]}${digit}`).join("")}`;
      expect(isPhone(typed)).toBe(true);
      expect(normalisePhone(typed, "+91")).toEqual({ countryCode: "+91", number: `${first}${rest.join("")}` });
    }),
  );
});

test.each(["+000000000", "+0000000000", "+00000000000", "+000", "00000", "000000000000"])(
  "of %s some digits are left, whatever the prefix takes",
  (typed) => {
    expect(normalisePhone(typed, "+91").number).toMatch(/^\d+$/);
  },
);
