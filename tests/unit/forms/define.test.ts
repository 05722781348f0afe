import { expect, test } from "vitest";
import { checkForm } from "../../../src/forms/check.ts";
import { type AnyForm, defineForm, type FormDefinition } from "../../../src/forms/define.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { amount, choice, type Field, files, phone, size, text } from "../../../src/forms/fields.ts";

/** A definition without compiler checks, because the catalogue must find the same mistakes. */
function define(
  fields: Record<string, Field>,
  formData: FormDefinition["payload"]["formData"],
): AnyForm {
  const sections = [{ legend: "All", fields }];
  const form: AnyForm = defineForm({
    ...contact,
    sections,
    payload: { top: [], formData },
  } as never);
  checkForm(form);
  return form;
}

const name = text({ label: "Name" });

test("keeps the fields in the order of the page", () => {
  const form = define({ b: name, a: name, papers: files({ label: "Papers" }) }, ["a", "b"]);
  expect(Object.keys(form.fields)).toEqual(["b", "a", "papers"]);
});

test.each<[string, Record<string, Field>, FormDefinition["payload"]["formData"], string]>([
  ["a field that is placed nowhere", { name }, [], "field name is not in payload"],
  [
    "a field that is placed twice",
    { name },
    ["name", { group: ["name"] }],
    "field name is in payload 2 times",
  ],
  [
    "files that are placed",
    { papers: files({ label: "Papers" }) },
    ["papers"],
    "files are not part of payload. Remove papers",
  ],
  [
    "the name of a control that every form has",
    { callTime: name },
    ["callTime"],
    "every form sends its own callTime",
  ],
  [
    "a condition on no field",
    { name: text({ label: "Name", when: { kind: "A" } }) },
    ["name"],
    "refers to kind",
  ],
  [
    "a code that is no field",
    { name: phone({ label: "Phone", code: "code" }) },
    ["name"],
    "refers to code",
  ],
  [
    "a unit that is no field",
    { name: size({ label: "Size", unit: "unit" }) },
    ["name"],
    "refers to unit",
  ],
  [
    "a limit that is no field",
    { name: amount({ label: "Least", atMost: "most" }) },
    ["name"],
    "refers to most",
  ],
  [
    "a condition that is never met",
    {
      kind: choice({ label: "Kind", options: ["A"] }),
      name: text({ label: "Name", when: { kind: "B" } }),
    },
    ["kind", "name"],
    "which it never is",
  ],
])("rejects %s", (_, fields, formData, message) => {
  expect(() => define(fields, formData)).toThrow(message);
});

test("rejects a field in two sections, and a retention of 0 days", () => {
  const [section] = contact.sections;
  expect(() => checkForm({ ...contact, sections: [section, ...contact.sections] })).toThrow(
    "is defined twice",
  );
  for (const retention of [0, 0.5])
    expect(() => checkForm({ ...contact, retention })).toThrow(`of ${retention} days`);
  expect(() => checkForm({ ...contact, retention: 1 })).not.toThrow();
});
