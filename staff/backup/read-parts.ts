/** Writes the parts of a backup, out of the database and the spool. Leads that come in meanwhile are left to the next backup. */
import path from "node:path";
import * as v from "valibot";
import { SPOOL } from "../../worker/lead/spool-key.ts";
import { type Sql, sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { linesOf, writePart } from "./json-lines.ts";
import { backUpLeads, type LeadParts, type PartOptions, withoutErased } from "./leads-part.ts";
import type { Part } from "./manifest.ts";
import { Flagged, tablePages, type Table, TABLES } from "./tables.ts";

type Pages = AsyncGenerator<readonly string[]>;

async function* spooled(store: Store): Pages {
  for await (const { key } of store.list(SPOOL)) {
    const body = await store.read(key);
    if (body !== undefined) yield [JSON.stringify({ key, body })];
  }
}

async function* rows(store: Store, table: Table, where?: Sql): Pages {
  for await (const page of tablePages(store, table, where ? { where } : {})) yield page.rows;
}

const FLAGS_AT_ONCE = 5000;

/** The flags of all leads. They change after a lead came in, so each backup reads all of them. */
async function* flagged(store: Store, upTo: number): Pages {
  for (let after = ""; ;) {
    const page = await rowsOf(
      store,
      Flagged,
      sql`SELECT id, flags FROM leads WHERE id > ${after} AND flags <> '' AND rowid <= ${upTo}
        ORDER BY id LIMIT ${FLAGS_AT_ONCE}`,
    );
    const end = page.at(-1);
    if (!end) return;
    after = end.id;
    yield page.map((row) => JSON.stringify(row));
  }
}

const ErasedId = v.object({ lead_id: v.string() });

async function erasedIn(folder: string, part: Part): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const line of linesOf(path.join(folder, part.file))) ids.add(v.parse(ErasedId, JSON.parse(line)).lead_id);
  return ids;
}

/** Writes every part but the files. */
export async function readParts(store: Store, options: PartOptions): Promise<LeadParts> {
  const { folder, stamp } = options;
  const part = (of: string, pages: Pages): Promise<Part> => writePart(folder, of, `${of}-${stamp}.jsonl`, pages);
  // First: a lead that is stored meanwhile is then in both parts, and restored once. The other way round it could be in none.
  const spool = await part("spool", spooled(store));
  const upTo = await numberOf(store, sql`SELECT COALESCE(MAX(rowid), 0) AS n FROM leads`);
  const { parts: all, last } = await backUpLeads(store, options, upTo);
  const others = [await part("flags", flagged(store, upTo)), spool];
  const isBackedUp = sql`lead_id IN (SELECT id FROM leads WHERE rowid <= ${upTo})`;
  const conditions: Partial<Record<Table, Sql>> = {
    uploads: sql`(lead_id IS NULL OR ${isBackedUp})`,
    outbox: isBackedUp,
    calls: isBackedUp,
    first_readings: isBackedUp,
  };
  for (const table of TABLES) {
    if (table !== "leads" && table !== "erasures")
      others.push(await part(table, rows(store, table, conditions[table])));
  }
  // Last: a lead that is erased while the backup is made must not come back.
  const erasures = await part("erasures", rows(store, "erasures"));
  const leads = await withoutErased(folder, all, await erasedIn(folder, erasures), stamp);
  return { parts: [erasures, ...leads, ...others], last };
}
