/** The parts of a backup out of the database and the spool. What comes in meanwhile is the next backup's. */
import path from "node:path";
import * as v from "valibot";
import { SPOOL } from "../../worker/forms/spool-key.ts";
import { type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { linesOf, writePart } from "./json-lines.ts";
import { backUpLeads, type LeadParts, lastRow, withoutErased } from "./leads-part.ts";
import type { PagedManifest, Part } from "./manifest.ts";
import { pagesOf, type Table } from "./tables.ts";

type Pages = AsyncGenerator<readonly string[]>;

async function* spooled(store: Store): Pages {
  for await (const { key } of store.list(SPOOL)) {
    const body = await store.read(key);
    if (body !== undefined) yield [JSON.stringify({ key, body })];
  }
}

async function* rows(store: Store, table: Table, where?: Sql): Pages {
  for await (const page of pagesOf(store, table, where ? { where } : {})) yield page.rows;
}

const FLAGS_AT_ONCE = 5000;
const Flagged = v.object({ id: v.string(), flags: v.string() });

/** Marks change after a lead came in: those of all leads, each time anew. */
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

interface Into {
  readonly folder: string;
  /** In the names of the new parts: those of the backup before stay until the new manifest stands. */
  readonly stamp: string;
  readonly before: PagedManifest | undefined;
}

export async function readParts(store: Store, into: Into): Promise<LeadParts> {
  const { folder, stamp } = into;
  const part = (of: string, pages: Pages): Promise<Part> => writePart(folder, of, `${of}-${stamp}.jsonl`, pages);
  // First: a lead that is drained meanwhile is in both, and restored once. The other way round it would be in none.
  const spool = await part("spool", spooled(store));
  const upTo = await lastRow(store);
  const { parts: all, last } = await backUpLeads(store, { ...into, upTo });
  const isBackedUp = sql`lead_id IN (SELECT id FROM leads WHERE rowid <= ${upTo})`;
  const flags = await part("flags", flagged(store, upTo));
  const uploads = await part("uploads", rows(store, "uploads", sql`(lead_id IS NULL OR ${isBackedUp})`));
  const notices = await part("notices", rows(store, "notices", isBackedUp));
  const deliveries = await part("deliveries", rows(store, "deliveries", isBackedUp));
  const calls = await part("calls", rows(store, "calls", isBackedUp));
  const firstReadings = await part("first_readings", rows(store, "first_readings", isBackedUp));
  const counts = await part("counts", rows(store, "counts"));
  const readings = await part("readings", rows(store, "readings"));
  // Last: whoever is erased until now stays erased, whatever the other parts still hold.
  const erasures = await part("erasures", rows(store, "erasures"));
  const leads = await withoutErased(folder, all, await erasedIn(folder, erasures), stamp);
  const others = [flags, uploads, notices, deliveries, calls, counts, readings, firstReadings, spool];
  return { parts: [erasures, ...leads, ...others], last };
}
