/** A visitor who fills in a form with the answers of an example payload, by what stands on the page for each. */
import type { Locator, Page } from "@playwright/test";
import type { AnyForm } from "../../src/forms/define.ts";
import { pathsOf } from "../../src/forms/wire.ts";
import { type Field, shownOption } from "../../src/forms/fields.ts";
import type { GroupField } from "../../src/forms/kinds/group.ts";
import { t } from "./locale.ts";

type Json = Readonly<Record<string, unknown>>;

/** A tap on the words beside the box, as a thumb does it. */
async function press(input: Locator, words: string, wanted: boolean): Promise<void> {
  const fold = input.locator("xpath=ancestor::details[not(@open)]/summary");
  if (wanted && (await fold.count()) > 0) await fold.click();
  if ((await input.isChecked()) === wanted) return;
  const label = input.locator("xpath=ancestor::label[1]");
  await label.and(input.page().getByText(words, { exact: true })).click();
}

async function fillControl(page: Page, name: string, field: Field, value: unknown): Promise<void> {
  const controls = page.locator(`[name="${name}"]`);
  const first = controls.first();
  const withValue = (one: string): Locator => page.locator(`[name="${name}"][value="${one.replaceAll('"', '\\"')}"]`);
  if (await first.isDisabled()) return;
  switch (await first.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName))) {
    case "select":
      await first.selectOption(
        field.kind === "countryCode" ? String(value) : { label: shownOption(field, String(value)) },
      );
      return;
    case "radio":
      if (typeof value === "boolean") return press(withValue(value ? "Yes" : "No"), t(value ? "Yes" : "No"), true);
      return press(withValue(String(value)), shownOption(field, String(value)), true);
    case "checkbox":
      if (!Array.isArray(value)) return press(first, field.label, value === true);
      for (const box of await controls.all()) {
        const option = await box.inputValue();
        await press(box, shownOption(field, option), value.includes(option));
      }
      return;
    default:
      await first.and(page.getByLabel(field.label)).fill(String(value));
  }
}

/** The rows of a group, each after the button that adds it. Without script there is the first, and no such button. */
async function fillRows(page: Page, name: string, { row, fields }: GroupField, rows: readonly Json[]): Promise<void> {
  const isScripted = await page.evaluate(() => !matchMedia("(scripting: none)").matches);
  for (const [i, { id: _id, ...cells }] of rows.slice(0, isScripted ? rows.length : 1).entries()) {
    if (i > 0) await page.getByRole("button", { name: t("Add another {row}", { row: row.toLowerCase() }) }).click();
    for (const [cell, value] of Object.entries(cells)) {
      await fillControl(page, `${name}.${i}.${cell}`, fields[cell]!, value);
    }
  }
}

const at = (body: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], body);

/** What the example answers, in the order of the page, by the names of the controls. */
export function* answersIn(
  form: AnyForm,
  example: Json,
): Generator<readonly [name: string, field: Field, value: unknown]> {
  const paths = pathsOf(form);
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const path = paths[name];
    const value = path && at(example, path);
    // A code that is locked is no control.
    if (value === undefined || (field.kind === "countryCode" && field.locked)) continue;
    yield [name, field, value];
  }
}

export async function fill(page: Page, form: AnyForm, example: Json): Promise<void> {
  for (const [name, field, value] of answersIn(form, example)) {
    if (field.kind === "group") await fillRows(page, name, field, value as readonly Json[]);
    else await fillControl(page, name, field, value);
  }
}
