/** What a form holds when a visitor has filled in every control. */
import { type AnyForm, pathsOf } from "../../src/forms/define.ts";
import {
  type Field,
  type FieldKind,
  type FieldOf,
  type FormValues,
  type InputValue,
  isOptionsBy,
  offeredOptions,
} from "../../src/forms/fields.ts";
import { addRow } from "../../src/forms/payload.ts";
import { valueAt } from "./examples.ts";

const chosen = (field: FieldOf<"select"> | FieldOf<"choice">, values: FormValues): string =>
  offeredOptions(field.options, values).at(-1) ?? "";

/** Something for every control. */
const FILL = {
  text: () => "Words",
  longText: () => "Words\nand more",
  email: () => "name@example.com",
  phone: () => "98765 43210",
  countryCode: (field) => field.options[0]!,
  wholeNumber: () => "5",
  amount: () => "5",
  size: () => "5",
  date: (field) => (field.not === "past" ? "2099-01-15" : "2026-01-15"),
  select: chosen,
  choice: chosen,
  yesNo: () => true,
  checkbox: () => true,
  pills: (field) => [field.options[0]!],
  group: (field, values) =>
    addRow(field, []).map((row) => ({
      ...row,
      ...Object.fromEntries(
        Object.entries(field.fields).map(([name, cell]: [string, Field]) => [name, String(fill(cell, values))]),
      ),
    })),
  files: () => "",
} satisfies { [K in FieldKind]: (field: FieldOf<K>, values: FormValues) => InputValue };

const fill = (field: Field, values: FormValues): InputValue =>
  (FILL[field.kind] as (field: Field, values: FormValues) => InputValue)(field, values);

/** Every control filled in; the answers that others hang on are the example's. */
export function filled(form: AnyForm, body: unknown): FormValues {
  const steering = new Set(
    Object.values(form.fields).flatMap((field) => [
      ...Object.keys(field.when ?? {}),
      ...("options" in field && isOptionsBy(field.options) ? [field.options.by] : []),
    ]),
  );
  const paths = pathsOf(form);
  const values: FormValues = {};
  for (const name of steering) values[name] = String(valueAt(body, paths[name]!.join(".")));
  for (const [name, field] of Object.entries(form.fields)) values[name] ??= fill(field, values);
  return values;
}
