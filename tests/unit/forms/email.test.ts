import { expect, test } from "vitest";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { findKind } from "../../../src/forms/fields.ts";
import { initialValues, toPayload } from "../../../src/forms/payload.ts";
import { readBody } from "../../../src/forms/read-body.ts";

const answers = { fullName: "Asha Verma", phoneNumber: "9876543210", city: "Pune" };
/** The body with the answer as it was typed, as another client sends it. */
const makeBody = (email: string) => ({
  ...toPayload(contact, { ...initialValues(contact), ...answers }),
  email,
});
const sent = (email: string): unknown =>
  toPayload(contact, { ...initialValues(contact), ...answers, email }).email;

test.each([
  "\u00A0as\u00ADha@exam\u2060ple.com\uFEFF ",
  "mailto:asha@example.com",
  "MAILTO:asha@example.com?subject=Hello",
  '("asha@example.com");.,',
  "Asha Verma <asha@example.com>",
  "<asha@example.com>",
  "\uFF41sha\uFF20example\uFF0Ecom",
  "“asha@example.com”",
  "‘asha@example.com’ ",
  "[asha@example.com]",
  "asha@example.com/",
  "asha@example.com।",
  "asha@example.com…",
  "asha@example.com\\",
  "asha@example.com\uFFFC",
  "📧 asha@example.com",
  "Email: asha@example.com",
  "E-mail id - asha@example.com",
  "ईमेल: asha@example.com",
  "asha@example.com (personal)",
])("keeps only the address of %j", (typed) => {
  expect(sent(typed)).toBe("asha@example.com");
  expect(findKind(contact.fields.email).normalizeOnBlur!(contact.fields.email, typed)).toBe(
    "asha@example.com",
  );
  expect(readBody(contact, makeBody(typed))).toMatchObject({
    ok: true,
    person: { email: "asha@example.com" },
  });
});

test.each([
  "ASHA@example.com",
  "o'hara+2@example.co.in",
  "mail-asha@example.com",
  "_asha@example.com",
  "आशा@example.com",
  "asha@उदाहरण.भारत",
])("keeps %j unchanged", (typed) => {
  expect(sent(typed)).toBe(typed);
  expect(readBody(contact, makeBody(typed)).ok).toBe(true);
});

test.each([
  "asha@gmail",
  "asha @gmail.com",
  "asha@gmail,com",
  "asha@example.com; ravi@example.com",
  "@example.com",
  "asha@example.com (or ravi@example.com)",
])("warns about %j", (typed) => {
  expect(readBody(contact, makeBody(typed)).ok).toBe(false);
});
