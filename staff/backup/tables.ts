/** The tables of a backup, and rows of any of them as JSON, page by page: no page makes the database refuse anybody. */
import * as v from "valibot";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";

/** In the order in which they are restored: what is erased first, then leads, then what points to leads. */
export const TABLES = [
  "erasures",
  "leads",
  "uploads",
  "notices",
  "deliveries",
  "calls",
  "counts",
  "readings",
  "first_readings",
] as const;
export type Table = (typeof TABLES)[number];

export const Row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
export type Row = v.InferOutput<typeof Row>;

/** What one answer, or one bound value, holds. */
export const PAGE = { rows: 1000, bytes: 800_000 } as const;

const Name = v.object({ name: v.string() });

/** Empty where there is no such table. */
export const columnsOf = async (store: Store, table: Table): Promise<readonly string[]> =>
  (await rowsOf(store, Name, sql`SELECT name FROM pragma_table_info(${table})`)).map(({ name }) => name);

export interface Page {
  /** Each a JSON object. */
  readonly rows: readonly string[];
  /** The rowid of the last one. */
  readonly last: number;
}

const PageRow = v.object({ at: v.number(), row: v.string() });

/** Rows in the order in which they came in. */
export async function* pagesOf(
  store: Store,
  table: Table,
  { after = 0, where = raw("1") }: { readonly after?: number; readonly where?: Sql } = {},
): AsyncGenerator<Page> {
  const columns = await columnsOf(store, table);
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
