/** Returns the controls that a browser submits for a body without scripts. */
import type { AnyForm } from "../../src/forms/define.ts";
import type { Field } from "../../src/forms/fields.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import { mapFieldPaths, valueAt } from "../../src/forms/wire.ts";

function controlsIn(name: string, field: Field, value: unknown): (readonly [string, string])[] {
  if (value === undefined || field.kind === "files") return [];
  if (field.kind === "yesNo") return [[name, value ? "Yes" : "No"]];
  if (field.kind === "checkbox") return value ? [[name, "on"]] : [];
  if (field.kind === "group") {
    const [row] = value as readonly JsonObject[];
    return Object.keys(field.fields).map((cell) => [
      `${name}.0.${cell}`,
      String(row?.[cell] ?? ""),
    ]);
  }
  return [value].flat().map((item) => [name, String(item)]);
}

export function listControls(form: AnyForm, body: JsonObject): (readonly [string, string])[] {
  const paths = mapFieldPaths(form);
  return Object.entries(form.fields).flatMap(([name, field]) =>
    paths[name] ? controlsIn(name, field, valueAt(body, paths[name])) : [],
  );
}
