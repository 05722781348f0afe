/** The tables of a backup, and their rows as JSON. They are read in small pages, so that the site can go on meanwhile. */
import * as v from "valibot";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";

/** In the order of a restore: erasures first, then leads, then what points to leads. */
export const TABLES = [
  "erasures",
  "leads",
  "uploads",
  "outbox",
  "calls",
  "counts",
  "readings",
  "first_readings",
] as const;
export type Table = (typeof TABLES)[number];

export const Row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
export type Row = v.InferOutput<typeof Row>;

/** The flags of a lead, which change after it came in. */
export const Flagged = v.object({ id: v.string(), flags: v.string() });

/** The most that one answer, or one bound value, holds. */
export const PAGE = { rows: 1000, bytes: 800_000 } as const;

const Name = v.object({ name: v.string() });

/** The columns of a table; none where there is no such table. */
export const tableColumns = async (store: Store, table: Table): Promise<readonly string[]> =>
  (await rowsOf(store, Name, sql`SELECT name FROM pragma_table_info(${table})`)).map(({ name }) => name);

const PageRow = v.object({ at: v.number(), row: v.string() });

/** The rows of a table in the order of their rowid, each as a JSON object; `last` is the rowid of the last one. */
export async function* tablePages(
  store: Store,
  table: Table,
  { after = 0, where = raw("1") }: { readonly after?: number; readonly where?: Sql } = {},
): AsyncGenerator<{ readonly rows: readonly string[]; readonly last: number }> {
  const columns = await tableColumns(store, table);
  if (columns.length === 0) return;
  const object = raw(columns.map((name) => `'${name}', "${name}"`).join(", "));
  for (let last = after; ;) {
    const rows = await rowsOf(
      store,
      PageRow,
      sql`SELECT at, row FROM (
        SELECT at, row, SUM(length(row)) OVER (ORDER BY at) - length(row) AS before FROM (
          SELECT rowid AS at, json_object(${object}) AS row FROM ${raw(table)}
          WHERE ${all([where, sql`rowid > ${last}`])} ORDER BY rowid LIMIT ${PAGE.rows}
        )
      ) WHERE before < ${PAGE.bytes} ORDER BY at`,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.at;
    yield { rows: rows.map(({ row }) => row), last };
  }
}
