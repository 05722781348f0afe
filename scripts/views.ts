/**
 * SQL views of the catalogue: one for each form, and one of all leads. `npm start`, the tests and each deploy recreate them after
 * the migrations. Run as a script, it prints the statements.
 */
import { IS_CANARY } from "../src/record/canary.ts";
import { catalogue } from "../src/forms/catalogue.ts";
import {
  listColumns,
  type Column,
  LEADING_COLUMNS,
  TRAILING_COLUMNS,
} from "../src/record/columns.ts";
import type { AnyForm } from "../src/forms/define.ts";
import type { LocalDatabase } from "../shared/migrations.ts";

const createView = (name: string, columns: readonly Column[], where = ""): string => {
  const list = columns.map((column) =>
    column.sql === column.name ? `  ${column.name}` : `  ${column.sql} AS "${column.name}"`,
  );
  return `CREATE VIEW ${name} AS SELECT\n${list.join(",\n")}\nFROM leads WHERE NOT ${IS_CANARY}${where}`;
};

/** Returns the name of a form's view: `lead_contact_us`. */
export const viewName = (form: AnyForm): string => `lead_${form.type.toLowerCase()}`;

function formView(form: AnyForm): string {
  const types = [form.type, ...(form.aliases ?? [])].map((type) => `'${type}'`).join(", ");
  return createView(viewName(form), listColumns(form), ` AND form_type IN (${types})`);
}

const FORM_TYPE: Column = { name: "form_type", label: "Form", kind: "text", sql: "form_type" };

function overview(): string {
  const [reference, ...leading] = LEADING_COLUMNS;
  return createView("leads_overview", [reference!, FORM_TYPE, ...leading, ...TRAILING_COLUMNS]);
}

/** Query for the names of existing views. */
export const VIEWS_THERE = "SELECT name FROM sqlite_schema WHERE type = 'view'";

/**
 * Returns the statements that recreate the views, without semicolons, for one transaction.
 * @param there Names of existing views. Views of removed forms are dropped.
 */
export function viewStatements(
  there: readonly string[],
  forms: readonly AnyForm[] = catalogue,
): string[] {
  const names = ["leads_overview", ...forms.map(viewName)];
  // SQLite accepts a broken view until someone queries it, so query each one.
  return [
    ...new Set([...there, ...names].map((name) => `DROP VIEW IF EXISTS "${name}"`)),
    overview(),
    ...forms.map(formView),
    ...names.map((name) => `SELECT * FROM ${name} LIMIT 0`),
  ];
}

/** Recreates the views of a database in one transaction. @throws If one cannot be created or read. */
export async function layViews(database: LocalDatabase): Promise<void> {
  const { results } = await database.prepare(VIEWS_THERE).all<{ name: string }>();
  const statements = viewStatements(results.map(({ name }) => name));
  try {
    await database.batch(statements.map((statement) => database.prepare(statement) as never));
  } catch (error) {
    if (!/no such column/.test(String(error))) throw error;
    throw new Error(`${String(error)}. Add it in a new file of migrations/.`, { cause: error });
  }
}

if (import.meta.main) console.log(`${viewStatements(process.argv.slice(2)).join(";\n\n")};`);
