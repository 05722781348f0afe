import { expect, test } from "vitest";
import { isBlank } from "../../../src/forms/reading/blank.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { initialValues, toPayload } from "../../../src/forms/payload.ts";
import { readBody } from "../../../src/forms/read-body.ts";

test.each([
  "",
  " \u00A0\u3000",
  "\u200B\uFEFF\u200E",
  "\u3164",
  "\u2800\u2800",
  "\u034F\uFE0F",
  [],
  undefined,
])("treats %j as blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["A", "।", "\u200Bअ", "⠁", "ㅎ", "🙂", "0", 0, false, ["a"]])(
  "treats %j as an answer",
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);

test("removes invisible marks from names and cities, and keeps joiners", () => {
  const typed = {
    fullName: "\u200E Asha\u2060 Verma \uFEFF",
    phoneNumber: "9876543210",
    city: "\u202Aक्\u200Dष\u202C",
  };
  const expected = { fullName: "Asha Verma", city: "क्\u200Dष" };
  const body = toPayload(contact, { ...initialValues(contact), ...typed });
  expect(readBody(contact, body)).toMatchObject({ ok: true, person: expected });
});
