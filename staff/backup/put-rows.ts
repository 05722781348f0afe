/** Puts the rows of a backup back into the database. It may be repeated: rows that are there already stay. */
import * as v from "valibot";
import { CommandFailure } from "../failure.ts";
import { raw, type Sql, sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { tableColumns, PAGE, type Row, type Table } from "./tables.ts";

const valueOf = (column: string): Sql => raw(`value ->> '$.${column}'`);
const IS_PRESENT = sql`EXISTS (SELECT 1 FROM leads WHERE id = ${valueOf("lead_id")})`;

interface Rule {
  /** The key by which a row is found again. */
  readonly key: readonly string[];
  /** Which rows come back: none of a lead that was erased. */
  readonly wanted: Sql;
  /** What happens to a row that is there already. Default: it stays. */
  readonly again?: Sql;
}
const RULES: Readonly<Record<Table, Rule>> = {
  erasures: { key: ["lead_id"], wanted: raw("1") },
  leads: { key: ["id"], wanted: sql`NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = ${valueOf("id")})` },
  uploads: {
    key: ["key"],
    wanted: sql`(${valueOf("lead_id")} IS NULL OR ${IS_PRESENT})`,
    // A file that is nobody's now is again whose it was.
    again: sql`(key) DO UPDATE SET state = excluded.state, lead_id = excluded.lead_id, expires_at = excluded.expires_at
      WHERE uploads.state = 'pending'`,
  },
  outbox: { key: ["lead_id", "channel"], wanted: IS_PRESENT },
  calls: { key: ["lead_id"], wanted: IS_PRESENT },
  first_readings: { key: ["lead_id"], wanted: IS_PRESENT },
  counts: { key: ["day", "form_type", "event", "reason"], wanted: raw("1") },
  readings: { key: ["id"], wanted: raw("1") },
};

/** Pages of rows with the same columns, each small enough for one bound value. */
async function* inPages(
  rows: AsyncIterable<Row>,
): AsyncGenerator<{ columns: readonly string[]; json: string; count: number }> {
  let [columns, page, bytes]: [string, string[], number] = ["", [], 0];
  const full = () => ({ columns: columns.split(","), json: `[${page.join(",")}]`, count: page.length });
  for await (const row of rows) {
    const text = JSON.stringify(row);
    const names = Object.keys(row).join(",");
    if (page.length > 0 && (names !== columns || page.length >= PAGE.rows || bytes + text.length > PAGE.bytes)) {
      yield full();
      [page, bytes] = [[], 0];
    }
    columns = names;
    page.push(text);
    bytes += text.length;
  }
  if (page.length > 0) yield full();
}

export interface RestoredRows {
  readonly read: number;
  readonly restored: number;
  /** Rows of leads that were erased since. */
  readonly leftOut: number;
}

const Counts = v.object({ wanted: v.number(), there: v.number() });

/**
 * Restores one table.
 * @param onProgress is told how many rows were read
 * @throws CommandFailure where the database lacks a column, or rows are missing afterwards
 */
export async function putRows(
  store: Store,
  table: Table,
  rows: AsyncIterable<Row>,
  onProgress: (read: number) => void,
): Promise<RestoredRows> {
  const known = new Set(await tableColumns(store, table));
  const { key, wanted, again = sql`DO NOTHING` } = RULES[table];
  const isThere = raw(key.map((name) => `there.${name} = value ->> '$.${name}'`).join(" AND "));
  let [read, restored] = [0, 0];
  for await (const { columns, json, count } of inPages(rows)) {
    const unknown = columns.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new CommandFailure(
        `The backup has ${table}.${unknown.join(", ")}, which this database lacks: apply the newer migrations first, then restore again.`,
      );
    }
    const values = raw(columns.map((name) => valueOf(name).text).join(", "));
    await store.transact([
      sql`INSERT INTO ${raw(table)} (${raw(columns.join(", "))})
        SELECT ${values} FROM json_each(${json}) WHERE ${wanted} ON CONFLICT ${again}`,
    ]);
    const [counts] = await rowsOf(
      store,
      Counts,
      sql`SELECT COUNT(*) AS wanted, COUNT(*) FILTER (WHERE EXISTS (SELECT 1 FROM ${raw(table)} AS there WHERE ${isThere})) AS there
        FROM json_each(${json}) WHERE ${wanted}`,
    );
    if (counts!.wanted !== counts!.there)
      throw new CommandFailure(
        `${counts!.wanted - counts!.there} rows of ${table} did not come back. Run the same command again.`,
      );
    read += count;
    restored += counts!.there;
    onProgress(read);
  }
  return { read, restored, leftOut: read - restored };
}

const STEP = 2000;
const DAY = 86_400_000;

/**
 * Empties the database before a restore, in steps, so that the site can go on. Leads that come in meanwhile stay, and so does the list
 * of erased ones, which holds for every backup. Files stay listed as nobody's: those that the backup does not name are swept a day later.
 * @param startedAt by the database's clock
 */
export async function wipe(store: Store, startedAt: string): Promise<void> {
  const leads = sql`SELECT id FROM leads WHERE stored_at < ${startedAt} ORDER BY received_at, id LIMIT ${STEP}`;
  const left = sql`SELECT COUNT(*) AS n FROM (SELECT 1 FROM leads WHERE stored_at < ${startedAt} LIMIT 1)`;
  const sweptFrom = new Date(Date.parse(startedAt) + DAY).toISOString();
  while ((await numberOf(store, left)) > 0) {
    await store.transact([
      sql`DELETE FROM outbox WHERE lead_id IN (${leads})`,
      sql`UPDATE uploads SET state = 'pending', lead_id = NULL, expires_at = ${sweptFrom} WHERE lead_id IN (${leads})`,
      sql`DELETE FROM leads WHERE id IN (${leads})`,
    ]);
  }
}
