/** What a browser knows of a form's controls, by their names, as values of the form. */
import type { AnyForm } from "./define.ts";
import type { Field, FormValues, InputValue } from "./fields.ts";
import { tidied } from "./tidy.ts";

/** The texts that stand under one name; undefined where nothing is known of it. */
export type Named = (name: string) => readonly string[] | undefined;

function valueOf(field: Field, name: string, named: Named): InputValue | undefined {
  if (field.kind === "files") return undefined;
  if (field.kind === "group") {
    // The prerendered page has one row.
    const cells = Object.keys(field.fields).map((cell) => [cell, named(`${name}.0.${cell}`)?.[0]] as const);
    if (cells.every(([, text]) => text === undefined)) return undefined;
    return [{ id: "1", ...Object.fromEntries(cells.map(([cell, text]) => [cell, text ?? ""])) }];
  }
  const texts = named(name);
  if (texts === undefined) return undefined;
  // Without script nothing kept the option that excludes the others from standing beside them.
  if (field.kind === "pills") return texts.length > 1 ? texts.filter((one) => one !== field.exclusive) : texts;
  if (field.kind === "yesNo") return texts[0] === "Yes";
  return field.kind === "checkbox" ? texts.length > 0 : tidied(field, texts[0] ?? "");
}

/** The values of what is known; the rest is left out. */
export function valuesNamed(form: AnyForm, named: Named): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const value = valueOf(field, name, named);
    if (value !== undefined) values[name] = value;
  }
  return values;
}
