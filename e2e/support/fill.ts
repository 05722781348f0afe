/** Fills in a form with an example payload, by the controls on the page. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { AnyForm } from "../../src/forms/define.ts";
import { type Field, isRequired, optionLabel } from "../../src/forms/fields.ts";
import { mapFieldPaths, valueAt } from "../../src/forms/wire.ts";
import { firstExample, forms } from "./examples.ts";
import { t } from "./locale.ts";
import { openForm } from "./wake.ts";

type Json = Readonly<Record<string, unknown>>;

export const PDF = {
  name: "deed.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
};

/** Answers of the contact form. */
export async function fillContact(
  page: Page,
  phone = "98765 43210",
  name = "Asha Menon",
): Promise<void> {
  for (const [id, text] of Object.entries({ fullName: name, phoneNumber: phone, city: "Karjat" }))
    await page.locator(`#${id}`).fill(text);
}
export async function openContact(page: Page, phone?: string): Promise<void> {
  await openForm(page, "/contact-form");
  await fillContact(page, phone);
}

/** Taps on the label, like a thumb. */
async function press(input: Locator, words: string, isPressed: boolean): Promise<void> {
  const fold = input.locator("xpath=ancestor::details[not(@open)]/summary");
  if (isPressed && (await fold.count()) > 0) await fold.click();
  if ((await input.isChecked()) === isPressed) return;
  const label = input.locator("xpath=ancestor::label[1]");
  await expect(label).toHaveText(words);
  await label.click();
}

export async function fillField(
  page: Page,
  name: string,
  field: Field,
  value: unknown,
): Promise<void> {
  if (field.kind === "group") {
    // Without scripts a list has one row and no button for another.
    const isScripted = await page.evaluate(() => !matchMedia("(scripting: none)").matches);
    for (const [i, { id: _id, ...cells }] of (value as readonly Json[])
      .slice(0, isScripted ? undefined : 1)
      .entries()) {
      const another = t("Add another {row}", { row: field.row.toLowerCase() });
      if (i > 0) await page.getByRole("button", { name: another }).click();
      for (const [cell, cellValue] of Object.entries(cells))
        await fillField(page, `${name}.${i}.${cell}`, field.fields[cell]!, cellValue);
    }
    return;
  }
  const controls = page.locator(`[name="${name}"]`);
  const first = controls.first();
  const withValue = (option: string): Locator =>
    page.locator(`[name="${name}"][value="${option.replaceAll('"', '\\"')}"]`);
  if (await first.isDisabled()) return;
  const type = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (type === "select") {
    const option =
      field.kind === "countryCode" ? String(value) : { label: optionLabel(field, String(value)) };
    await first.selectOption(option);
  } else if (type === "radio") {
    if (typeof value === "boolean")
      await press(withValue(value ? "Yes" : "No"), t(value ? "Yes" : "No"), true);
    else await press(withValue(String(value)), optionLabel(field, String(value)), true);
  } else if (type !== "checkbox") await first.and(page.getByLabel(field.label)).fill(String(value));
  else if (!Array.isArray(value)) await press(first, field.label, value === true);
  else
    for (const box of await controls.all()) {
      const option = await box.inputValue();
      await press(box, optionLabel(field, option), value.includes(option));
    }
}

/** Returns the answers of an example by control name, in page order. */
export function* listAnswers(
  form: AnyForm,
  example: Json,
): Generator<readonly [name: string, field: Field, value: unknown]> {
  const paths = mapFieldPaths(form);
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const value = paths[name] && valueAt(example, paths[name]);
    // A locked code has no control.
    if (value === undefined || (field.kind === "countryCode" && field.locked)) continue;
    yield [name, field, value];
  }
}

export async function fill(page: Page, form: AnyForm, example: Json): Promise<void> {
  for (const [name, field, value] of listAnswers(form, example))
    await fillField(page, name, field, value);
}

/** A group has one row from the start, whose cells may be required. */
const isNeeded = (field: Field): boolean =>
  isRequired(field) || (field.kind === "group" && Object.values(field.fields).some(isRequired));

/** Answers the required questions of a form from its first example, with this number. Fails with the page's sentence if one is left. */
export async function fillRequired(page: Page, form: AnyForm, phone: string): Promise<void> {
  for (const [name, field, value] of listAnswers(form, firstExample(form)))
    if (isNeeded(field)) await fillField(page, name, field, value);
  await page.locator("#phoneNumber").fill(phone);
  const left = page.getByText(/^(?:Still needed|Please check): /);
  await expect.poll(() => left.allInnerTexts(), `${form.type} is filled in`).toEqual([]);
}

/** Opens the page of a form and answers its required questions. @param site another origin */
export async function openFilled(
  page: Page,
  type: string,
  phone: string,
  site = "",
): Promise<void> {
  const form = forms.find((candidate) => candidate.type === type)!;
  await openForm(page, site + form.pages[0]!.path);
  await fillRequired(page, form, phone);
}
