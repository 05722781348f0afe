import type { AnyForm } from "../../src/forms/define.ts";
import { pathsOf } from "../../src/forms/wire.ts";
import { allOptions, type Field } from "../../src/forms/fields.ts";

/** Every list that a visitor chooses from, by its path on the wire; cells of a group by those of its first row. */
export function listsOf(form: AnyForm): Record<string, readonly string[]> {
  const paths = pathsOf(form);
  const entries = Object.entries(form.fields).flatMap(([name, field]): [string, Field][] => {
    const path = (paths[name] ?? []).join(".");
    if (field.kind !== "group") return [[path, field]];
    return Object.entries(field.fields).map(([cell, inner]): [string, Field] => [`${path}.0.${cell}`, inner]);
  });
  return Object.fromEntries(
    entries.flatMap(([path, field]) => ("options" in field ? [[path, allOptions(field.options)]] : [])),
  );
}
