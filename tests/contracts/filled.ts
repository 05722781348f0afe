/** What a form holds when a visitor has filled in every control. */
import type { AnyForm } from "../../src/forms/define.ts";
import { pathsOf } from "../../src/forms/wire.ts";
import { type FormValues, isOptionsBy, sampleOf } from "../../src/forms/fields.ts";
import { valueAt } from "./examples.ts";

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
  for (const [name, field] of Object.entries(form.fields)) values[name] ??= sampleOf(field, 1, values);
  return values;
}
