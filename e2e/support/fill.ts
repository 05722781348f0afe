/** A visitor who fills in a form with the answers of an example payload, control by control. */
import type { Locator, Page } from "@playwright/test";
import { type AnyForm, pathsOf } from "../../src/forms/define.ts";
import type { Field, FieldKind, FieldOf } from "../../src/forms/fields.ts";

type Json = Readonly<Record<string, unknown>>;
type Fill = (page: Page, name: string, value: unknown, field: Field) => Promise<void>;

const control = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`);
const option = (page: Page, name: string, value: string): Locator =>
  page.locator(`input[name="${name}"][value="${value.replaceAll('"', '\\"')}"]`);

const type: Fill = async (page, name, value) => control(page, name).fill(String(value));

/** A tap on the label, as a thumb does it. */
async function press(input: Locator, wanted: boolean): Promise<void> {
  if ((await input.isChecked()) !== wanted) await input.locator("xpath=ancestor::label[1]").click();
}

const FILL = {
  text: type,
  longText: type,
  email: type,
  phone: type,
  wholeNumber: type,
  amount: type,
  size: type,
  date: type,
  countryCode: async (page, name, value, field) => {
    if ((field as FieldOf<"countryCode">).locked) return;
    await page.locator(`select[name="${name}"]`).selectOption(String(value));
  },
  select: async (page, name, value) => {
    await control(page, name).selectOption(String(value));
  },
  choice: (page, name, value) => press(option(page, name, String(value)), true),
  yesNo: (page, name, value) => press(option(page, name, value === true ? "Yes" : "No"), true),
  checkbox: (page, name, value) => press(control(page, name), value === true),
  pills: async (page, name, value, field) => {
    const chosen = value as readonly string[];
    for (const one of (field as FieldOf<"pills">).options) await press(option(page, name, one), chosen.includes(one));
  },
  group: async (page, name, value, field) => {
    const { fields, row } = field as FieldOf<"group">;
    for (const [i, answers] of (value as readonly Json[]).entries()) {
      if (i > 0) await page.getByRole("button", { name: `Add another ${row.toLowerCase()}` }).click();
      for (const [cell, cellField] of Object.entries(fields)) {
        await FILL[cellField.kind](page, `${name}.${i}.${cell}`, answers[cell], cellField);
      }
    }
  },
  files: async () => {},
} satisfies Record<FieldKind, Fill>;

const at = (body: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], body);

/** Fills in what the example answers, in the order of the page. */
export async function fill(page: Page, form: AnyForm, example: Json): Promise<void> {
  const paths = pathsOf(form);
  for (const [name, field] of Object.entries(form.fields)) {
    const value = at(example, paths[name] ?? []);
    if (value !== undefined) await FILL[field.kind](page, name, value, field);
  }
}
