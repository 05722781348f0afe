/** The SQL views that follow from the catalogue: one for each form, and one of all leads. */
import { allColumnsOf, type Column, LEADING_COLUMNS, TRAILING_COLUMNS } from "../src/forms/columns.ts";
import type { AnyForm } from "../src/forms/define.ts";

export interface View {
  readonly name: string;
  /** The `CREATE VIEW` statement, without its semicolon: SQLite keeps it word for word. */
  readonly sql: string;
}

const view = (name: string, columns: readonly Column[], where = ""): View => {
  const list = columns.map((column) =>
    column.sql === column.name ? `  ${column.name}` : `  ${column.sql} AS "${column.name}"`,
  );
  return { name, sql: `CREATE VIEW ${name} AS SELECT\n${list.join(",\n")}\nFROM leads${where}` };
};

/** The name of a form's view: `lead_contact_us`. */
export const viewName = (form: AnyForm): string => `lead_${form.type.toLowerCase()}`;

const formView = (form: AnyForm): View => {
  const types = [form.type, ...(form.aliases ?? [])].map((type) => `'${type}'`).join(", ");
  return view(viewName(form), allColumnsOf(form), ` WHERE form_type IN (${types})`);
};

const FORM_TYPE: Column = { name: "form_type", label: "Form", kind: "text", sql: "form_type" };

const overview = (): View => {
  const [reference, ...leading] = LEADING_COLUMNS;
  return view("leads_overview", [reference!, FORM_TYPE, ...leading, ...TRAILING_COLUMNS]);
};

/** Every view, in the order of their names. */
export const viewsOf = (forms: readonly AnyForm[]): readonly View[] =>
  [overview(), ...forms.map(formView)].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
