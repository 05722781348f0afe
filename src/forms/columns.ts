/** A form's answers as columns: one table for the D1 view and the CSV, in the order of the page. */
import { type AnyForm, pathsOf } from "./define.ts";
import type { Field, FieldKind } from "./fields.ts";

export interface Column {
  /** snake_case; the field's path without `formData`, so that equal names in two groups stay apart. */
  readonly name: string;
  readonly label: string;
  /** JSON path inside the payload, such as `$.formData.city`. */
  readonly path: string;
  readonly kind: FieldKind;
}

/** Columns of `leads` itself already hold these, normalised. */
const PERSONAL = new Set(["fullName", "email", "countryCode", "phoneNumber"]);

const snake = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, "$1_$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2").toLowerCase();

const isColumn = (name: string, field: Field): boolean => !PERSONAL.has(name) && field.kind !== "files";

/** The columns of a form's own answers, in the order of its page. */
export function columnsOf(form: AnyForm): readonly Column[] {
  const paths = pathsOf(form);
  return Object.entries(form.fields)
    .filter(([name, field]) => isColumn(name, field))
    .map(([name, field]) => ({
      name: snake(name),
      label: field.label,
      path: `$.${(paths[name] ?? []).join(".")}`,
      kind: field.kind,
    }));
}

/** The name of a form's view: `lead_contact_us`. */
export const viewName = (form: AnyForm): string => `lead_${form.type.toLowerCase()}`;

/** Columns of `leads` that every view begins with. */
const SHARED = ["reference", "received_at", "full_name", "country_code", "phone", "email", "city"] as const;
const AFTER = ["source_path", "utm_source", "utm_campaign", "flags", "id"] as const;

const quote = (name: string): string => `"${name}"`;

/** `CREATE VIEW` of a form. A list stays JSON text; a boolean is 1 or 0. */
export function viewSql(form: AnyForm): string {
  const taken = new Set<string>([...SHARED, ...AFTER]);
  const own = columnsOf(form)
    .filter(({ name }) => name !== "city")
    .map(({ name, path }) => `  json_extract(payload, '${path}') AS ${quote(taken.has(name) ? `answer_${name}` : name)}`);
  const types = [form.type, ...(form.aliases ?? [])].map((type) => `'${type}'`).join(", ");
  return [
    `CREATE VIEW ${viewName(form)} AS SELECT`,
    [...SHARED.map((name) => `  ${name}`), ...own, ...AFTER.map((name) => `  ${name}`)].join(",\n"),
    `FROM leads WHERE form_type IN (${types});`,
  ].join("\n");
}
