/**
 * The SQL views that follow from the catalogue: one for each form, and one of all leads. Run as a script, it writes the next migration for
 * views that do not match the catalogue. Until it is committed it is written anew when a form changes; a committed migration never changes.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allColumnsOf, type Column, LEADING_COLUMNS, TRAILING_COLUMNS } from "../src/forms/columns.ts";
import type { AnyForm } from "../src/forms/define.ts";
import { readForms } from "./forms.ts";
import { ROOT } from "./commands.ts";
import { isCommitted } from "./committed.ts";
import { MIGRATIONS, migratedViews, migrationFiles } from "./migrations.ts";

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

/** Statements that make the present views the wanted ones. */
export function viewChanges(wanted: readonly View[], present: ReadonlyMap<string, string>): string[] {
  const names = new Set(wanted.map(({ name }) => name));
  const gone = [...present.keys()].filter((name) => !names.has(name)).map((name) => `DROP VIEW IF EXISTS ${name};`);
  const changed = wanted
    .filter(({ name, sql }) => present.get(name) !== sql)
    .map(({ name, sql }) => `DROP VIEW IF EXISTS ${name};\n${sql};`);
  return [...gone, ...changed];
}

const textOf = (changes: readonly string[]): string =>
  `-- Written by \`npm run generate\` from the catalogue of forms.\n\n${changes.join("\n\n")}\n`;

/** Migrations of views that are not committed yet, by name: nobody else has them, so they may be replaced. */
type Drafts = ReadonlyMap<string, string>;

/**
 * The draft that there should be, if any.
 * @param changes statements that the views need after all other migrations
 * @param names of all migrations with the drafts: a database that has applied a draft applies the next only under another name
 */
export function redraft(changes: readonly string[], names: readonly string[], drafts: Drafts): Drafts {
  if (changes.length === 0) return new Map();
  const text = textOf(changes);
  if (drafts.size === 1 && [...drafts.values()].includes(text)) return drafts;
  const last = Math.max(0, ...names.map((name) => Number(name.slice(0, 4))));
  return new Map([[`${String(last + 1).padStart(4, "0")}_views.sql`, text]]);
}

if (import.meta.main) {
  const forms = (await readForms()).map(({ form }) => form);
  const names = migrationFiles();
  const isDraft = (name: string): boolean =>
    /^\d{4}_views\.sql$/.test(name) && !isCommitted(ROOT, `migrations/${name}`);
  const drafts = new Map(
    names.filter(isDraft).map((name) => [name, readFileSync(path.join(MIGRATIONS, name), "utf8")] as const),
  );
  const others = names.filter((name) => !drafts.has(name));
  const wanted = redraft(viewChanges(viewsOf(forms), migratedViews(others)), names, drafts);
  for (const name of drafts.keys()) if (!wanted.has(name)) rmSync(path.join(MIGRATIONS, name));
  for (const [name, text] of wanted) {
    if (drafts.has(name)) continue;
    writeFileSync(path.join(MIGRATIONS, name), text);
    console.log(`Wrote migrations/${name}.`);
  }
}
