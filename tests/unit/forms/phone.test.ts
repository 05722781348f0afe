import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import {
  isPhone,
  normalisePhone,
  phoneWarning,
  typedCodeNote,
} from "../../../src/forms/reading/phone.ts";
import { cases, each } from "../../support/spellings.ts";

test.each([
  "1234567",
  "+1.415.555.2671",
  "020 2567 8900 ext 12 ",
  "+20 11 98765 43210",
  "９８７６５４３２１０",
  // Too short after their zeros.
  ...each(
    "000000002 | 000123456 | +000000002 | +000000000 | +0000000000 | +00000000000 | 000000000000",
  ),
])("accepts %j as a phone number and keeps some of its digits", (typed) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalisePhone(typed, "+91").number).toMatch(/^\d+$/);
});

const readNumber = (typed: string, chosen: string): string =>
  Object.values(normalisePhone(typed, chosen)).join(" ");

/**
 * Words and signs around a number, copied text, a repeated country code, and a dialling prefix.
 */
test.each(
  cases<readonly [string, string]>([
    [
      ["+91", "+91 9876543210"],
      `98765 43210 | 9876-543-210 | 98765.43210 | (98765) 43210 | 09876543210 | 0 98765 43210
       919876543210 | 91-98765-43210 | +91 98765 43210 | +91-0-98765-43210 | 0091 98765 43210 | ९८७६५ ४३२१०
       ०९८७६५४३२१० | tel:+919876543210 | tel:+91-98765-43210;ext=12 | TEL: 98765 43210 | Mob: 98765 43210
       Mob. No.- 98765 43210 | Mobile9876543210 | M: 98765 43210 | Ph.+91 98765 43210 | मोबाइल: ९८७६५ ४३२१०
       call me on 98765 43210 | 98765 43210 (WhatsApp) | 98765 43210 (after 6 pm) | 98765 43210 WhatsApp
       98765 43210 - Asha Verma, Mumbai | https://wa.me/919876543210 | https://wa.me/9876543210?text=Hi%202
       https://api.whatsapp.com/send?phone=919876543210&text=Hello | whatsapp://send?phone=+919876543210
       +91 +91 98765 43210 | +91-+91-9876543210 | 0091 +91 98765 43210 | 011 91 98765 43210
       +91 98765 43210 / +91 98765 43211 | 98765 43210 or 98765 43211 | 9876543210 9876543211 | +91 (India) 98765 43210
       ~98765 43210 | 98765~43210 | 98765 43210+ | +91 98765 43210 +
       9876543210, 9876501234 | 9876543210 / 9876501234 | 9876543210 ; 9876501234 | 9876543210 & 9876501234
       9876543210 or 9876501234 | 9876543210 और 9876501234 | +91 9876543210, +91 9876501234
       +91 9876543210 +91 9876501234 | 9876543210 (WhatsApp), 9876501234 (call) | 9876543210 - 9876501234
       98765 43210 98765 01234 | 9876543210, | +091 9876543210 | +0091 9876543210 | +09876543210 | 00091 9876543210 | 98765 43210 \\ 98765 01234 | 0919876543210 | (091) 98765 43210
       9876543210 \uFFFC | 📞 98765 43210 | 📱9876543210 ✅ | “98765 43210” | [98765 43210] | ९८७६५ ४३२१०।
       =919876543210 | '9876543210 | +91•98765•43210 | 98765 43210 after 6 | 9876543210 10am-6pm | 9876543210 24x7
       +91 (0) 98765-43210, office +91 11 2345 6789 | 98765, 43210 | 098765 43210 | 91 98765 43210
       1) 98765 43210 2) 98765 01234 | 1. 9876543210 2. 9876501234
       +91 098765 43210 | ९८७६५४३२१० | ۹۸۷۶۵۴۳۲۱۰`,
    ],
    [["+44", "+91 9876543210"], "+91 (0) 98765 43210 | +91 98765 43210"],
    [["+1", "+91 9876543210"], "+९१ ९८७६५ ४३२१०"],
    [["+91", "+91 1123456789"], "०११ २३४५ ६७८९ | 011-2345 6789 | 011 2345 6789"],
    [["+91", "+91 2223456789"], "022 2345 6789"],
    [["+1", "+1 4155552671"], "1-415-555-2671 | (415) 555-2671 | १ ४१५ ५५५ २६७१"],
    [["+91", "+1 4155552671"], "+1 415 555 2671 | +1 (415) 555-2671"],
    [["+971", "+971 501234567"], "971501234567 | 50 123 4567 | ९७१ ५० १२३ ४५६७"],
    [["+971", "+971 0501234567"], "050 123 4567 | 971 0501234567 | 0501234567"],
    [
      ["+91", "+971 501234567"],
      "+971 50 123 4567 | wa.me/+971501234567 | +971 +971 50 123 4567 | 00971 50 123 4567",
    ],
    [["+44", "+44 7911123456"], "447911123456 | 0044791 1123456 | 0447911123456"],
    [["+44", "+44 07911123456"], "07911 123456 | 44 (0) 7911 123456"],
    [["+91", "+91 9866666666"], "98666 66666"],
    [["+91", "+91 6666666698"], "66666 66698"],
    [["+91", "+91 1234567891"], "12345 67891"],
    [["+91", "+65 81234567"], "+65 8123 4567"],
    [["+91", "+61 412345678"], "+61 412 345 678"],
    [
      ["+91", "+91 2025678900"],
      "020 2567 8900 ext 12 | 020 2567 8900 (extn. 12) | +91 20 2567 8900 x12",
    ],
    [["+91", "+65 91234567"], "https://wa.me/6591234567"],
    [["+91", "+44 7911123456"], "https://api.whatsapp.com/send/?phone=%2B447911123456"],
    [["+91", "+44 2079460958"], "011-44-20-7946-0958"],
    [["+1", "+44 2079460958"], "+44 20 7946 0958"],
    [["+91", "+7 9123456789"], "+7 912 345 67 89 | +7 8 912 345 67 89 | 007 8 912 345 67 89"],
    [["+91", "+977 9841234567"], "+977 984 1234567"],
    [["+91", "+91 9198765432"], "9198765432"],
    [["+44", "+44 4412345678"], "4412345678"],
    [["+971", "+971 021234567"], "02 123 4567"],
    [["+44", "+44 01204123456"], "01204 123456"],
    [["+44", "+44 0169772000"], "016977 2000"],
    [["+91", "+49 30123456"], "+49 30 123456"],
    [["+91", "+225 0707123456"], "+225 07 07 12 34 56"],
    [["+91", "+370 61234567"], "+370 8 612 34567 | +370 612 34567"],
    [["+91", "+52 5512345678"], "+52 1 55 1234 5678 | +52 01 55 1234 5678 | +52 55 1234 5678"],
  ]),
)("reads %j as %s without a warning", (typed, [chosen, number]) => {
  expect(isPhone(typed)).toBe(true);
  expect(readNumber(typed, chosen)).toBe(number);
  expect(phoneWarning(typed, chosen)).toBeUndefined();
});

/** The number stays as typed, and the visitor gets a question with these words. */
test.each([
  ...cases<{ chosen: string; number: string; words: string }>([
    [{ chosen: "+91", number: "+91 0113456789", words: "This one has" }, "0113456789"],
    [
      { chosen: "+971", number: "+971 97150123456789", words: "9 digits. This one has 14" },
      "97150123456789",
    ],
    [{ chosen: "+91", number: "+91 987654321011", words: "This one has 12" }, "98765 43210/11"],
    [{ chosen: "+44", number: "+44 123456789", words: "Is 123456789 your number?" }, "123456789"],
    [
      { chosen: "+91", number: "+91 987654321", words: "This one has 9" },
      "98765 4321 | ९८७६५ ४३२१",
    ],
    [{ chosen: "+91", number: "+91 98765432101", words: "This one has 11" }, "98765 432101"],
    [{ chosen: "+91", number: "+91 1234567890", words: "1234567890" }, "1234567890"],
    [{ chosen: "+91", number: "+91 1234567890", words: "१२३४५६७८९०" }, "१२३४५६७८९०"],
    [{ chosen: "+91", number: "+000 00000", words: "0000000000" }, "0000000000"],
    [{ chosen: "+1", number: "+91 987654321", words: "This one has 9" }, "+91 98765 4321"],
    [{ chosen: "+1", number: "+91 98765432100", words: "This one has 11" }, "+91 98765 432100"],
    [{ chosen: "+1", number: "+1 415555267", words: "10 digits. This one has 9" }, "415 555 267"],
    [
      { chosen: "+971", number: "+971 5012345678", words: "9 digits. This one has 10" },
      "50 123 45678",
    ],
    [
      { chosen: "+44", number: "+44 791112345678", words: "10 digits. This one has 12" },
      "7911 12345678",
    ],
  ]),
  [
    " 99999 99999",
    { chosen: "+91", number: "+91 9999999999", words: "Is 99999 99999 your number?" },
  ] as const,
])("warns about %j, read as %j", (typed, { chosen, number, words }) => {
  expect(isPhone(typed)).toBe(true);
  expect(readNumber(typed, chosen)).toBe(number);
  expect(phoneWarning(typed, chosen)).toContain(words);
});

test.each(
  each(`98765 4321O | O8765 43210 | 9876S 43210 | call me at 5 on 98765 43210 | wa.me/message/ABCDEF | https://wa.me/ | 12 lakh | call me
        asha@example.com | Flat 12, Pune | 123456 | 1234567890123456 | 01112345678901234 | 98+76543210 | +`),
)("rejects %j as a phone number", (typed) => {
  expect(isPhone(typed)).toBe(false);
});

test.each(["98765", "", " "])("has no warning about %j, which is not a number", (typed) => {
  expect(phoneWarning(typed, "+91")).toBeUndefined();
});

test.each([" UAE ", "A", "Indonesia", "Outside India", "Bharatiya, Fiji"])(
  "warns about an Indian number of a visitor who lives in %j",
  (residence) => {
    expect(phoneWarning("98765 43210", "+91", residence)).toContain(
      `You live in ${residence.trim()}, but`,
    );
    expect(phoneWarning("415 555 2671", "+1", residence)).toBeUndefined();
  },
);

test.each([" ", "I", "Ind", "INDIA", " India, Pune ", "Bharat", "भारत", "Republic of India"])(
  "has no warning about an Indian number of a visitor who lives in %j",
  (residence) => {
    expect(phoneWarning("98765 43210", "+91", residence)).toBeUndefined();
  },
);

test.each([
  ["+974 5555 1234", "+91", "We will use the code you typed, +974, instead of +91."],
  ["+974 5555 1234", "+974", undefined],
  ["98765 43210", "+91", undefined],
])("notes a typed code that differs from the selected one: %j, %j", (typed, selected, note) => {
  expect(typedCodeNote(typed, selected)).toBe(note);
});

test("reads an Indian number with any spacing and marks", () => {
  const mark = constantFrom("", " ", "-", ".", "/", "\u2013", "\u00A0", "\u200E");
  const digits = array(integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
  assert(
    property(
      integer({ min: 6, max: 9 }),
      digits,
      array(mark, { minLength: 9, maxLength: 9 }),
      (first, rest, marks) => {
        const typed = `${first}${rest.map((digit, i) => `${marks[i]}${digit}`).join("")}`;
        expect(isPhone(typed)).toBe(true);
        expect(normalisePhone(typed, "+91")).toEqual({
          countryCode: "+91",
          number: `${first}${rest.join("")}`,
        });
      },
    ),
  );
});
