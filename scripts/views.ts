/**
 * The SQL views that follow from the catalogue: one for each form, and one of all leads. They hold nothing, so they are dropped and made
 * again after the migrations: by `npm start`, by the tests, and by a deploy. Run as a script, it prints the statements.
 */
import { catalogue } from "../src/forms/catalogue.ts";
import { allColumnsOf, type Column, LEADING_COLUMNS, TRAILING_COLUMNS } from "../src/forms/columns.ts";
import type { AnyForm } from "../src/forms/define.ts";

const createView = (name: string, columns: readonly Column[], where = ""): string => {
  const list = columns.map((column) =>
    column.sql === column.name ? `  ${column.name}` : `  ${column.sql} AS "${column.name}"`,
  );
  return `CREATE VIEW ${name} AS SELECT\n${list.join(",\n")}\nFROM leads${where}`;
};

/** The name of a form's view: `lead_contact_us`. */
export const viewName = (form: AnyForm): string => `lead_${form.type.toLowerCase()}`;

function formView(form: AnyForm): string {
  const types = [form.type, ...(form.aliases ?? [])].map((type) => `'${type}'`).join(", ");
  return createView(viewName(form), allColumnsOf(form), ` WHERE form_type IN (${types})`);
}

const FORM_TYPE: Column = { name: "form_type", label: "Form", kind: "text", sql: "form_type" };

function overview(): string {
  const [reference, ...leading] = LEADING_COLUMNS;
  return createView("leads_overview", [reference!, FORM_TYPE, ...leading, ...TRAILING_COLUMNS]);
}

/** Asks a database which views it has, as rows of `name`. */
export const VIEWS_THERE = "SELECT name FROM sqlite_schema WHERE type = 'view'";

/**
 * The statements that lay the views down, without semicolons, for one transaction.
 * @param there the names of the views that the database has; that of a form that has gone goes with it
 */
export function viewStatements(there: readonly string[], forms: readonly AnyForm[] = catalogue): string[] {
  const wanted = ["leads_overview", ...forms.map(viewName)];
  // SQLite takes a view for good that no query can be made of: each is asked for no row.
  return [
    ...new Set([...there, ...wanted].map((name) => `DROP VIEW IF EXISTS "${name}"`)),
    overview(),
    ...forms.map(formView),
    ...wanted.map((name) => `SELECT * FROM ${name} LIMIT 0`),
  ];
}

/** The part of D1's binding that laying down takes: workerd's, Miniflare's. */
export interface ViewDatabase {
  prepare(text: string): { all<T>(): Promise<{ readonly results: readonly T[] }> };
  batch(statements: never[]): Promise<unknown>;
}

/** Drops the views of a database, and makes those of the catalogue: all of them, or nothing changes. @throws where one cannot be made or read */
export async function layViews(database: ViewDatabase): Promise<void> {
  const { results } = await database.prepare(VIEWS_THERE).all<{ name: string }>();
  const statements = viewStatements(results.map(({ name }) => name));
  await database.batch(statements.map((statement) => database.prepare(statement) as never));
}

if (import.meta.main) console.log(`${viewStatements(process.argv.slice(2)).join(";\n\n")};`);
