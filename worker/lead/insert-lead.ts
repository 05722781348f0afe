/** Inserts one lead, with its files and its notice, in one transaction. */
import { type IncomingLead, LEAD_COLUMNS } from "../../src/record/lead-record.ts";
import type { Env } from "../env.ts";
import { countUse, type DailyUse, isWithinLimits, NO_USE } from "../daily-use.ts";
import { noticeStatements, type NotifyEnv } from "../notify/notices.ts";
import { areFree, attachableSince, attachFiles, type FileClaim } from "../uploads/uploads.ts";

export type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

/**
 * `repeated`: an earlier request stored it. `conflict`: the id has other content. `files_taken`: the files belong to another lead, or were
 * swept.
 */
type Status = "stored" | "repeated" | "conflict" | "erased" | "files_taken" | "over_limit";

export interface Inserted {
  readonly status: Status;
  readonly reference: string;
  /** When the edge received it first, as ISO time. */
  readonly receivedAt: string;
}

interface Conditions {
  /** Inserts the lead even if some of its files are not free. Free ones are attached. */
  readonly withAnyFiles?: boolean;
  /** Absent for a lead of the spool, because its visitor already has a receipt. */
  readonly use?: DailyUse | undefined;
}

const NAMES = LEAD_COLUMNS.map(([name]) => name);
/** The parameter with this number after those of the columns. */
const param = (n: number): string => `?${NAMES.length + n}`;

const INSERT = `
  INSERT INTO leads (${LEAD_COLUMNS.map(([, { column }]) => column).join(", ")})
  SELECT ${NAMES.map((_, i) => `?${i + 1}`).join(", ")}
  WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = ?${NAMES.indexOf("id") + 1})
    AND ${areFree(param(1), param(2), param(3))}
    AND ${isWithinLimits(param(4))}
  ON CONFLICT (id) DO NOTHING`;

const NO_FILES: FileClaim = { batchId: null, keys: [] };

/** The lead of this request, and not an earlier one with its id. */
const IS_STORED = "EXISTS (SELECT 1 FROM leads WHERE id = ?2 AND received_at = ?3)";

/** The statements of one transaction. The first one inserts the lead, unless its id exists or was erased. */
export function insertStatements(
  db: D1Database,
  lead: IncomingLead,
  { withAnyFiles = false, use = NO_USE }: Conditions = {},
): D1PreparedStatement[] {
  const { keys, batchId } = withAnyFiles ? NO_FILES : lead.files;
  const columns = NAMES.map((name) => lead[name]);
  const conditions = [
    JSON.stringify(keys),
    batchId,
    attachableSince(lead.receivedAt),
    JSON.stringify(use),
  ];
  return [
    db.prepare(INSERT).bind(...columns, ...conditions),
    ...(lead.files.keys.length > 0 ? [attachFiles(db, lead, lead.files)] : []),
    ...(use.networks.length > 0 ? [countUse(db, use, IS_STORED, lead.id, lead.receivedAt)] : []),
  ];
}

/** What the database has under an id: a lead, or the record of its erasure. */
const READ_BACK = `
  SELECT iif(content_hash = ?2, 'repeated', 'conflict') AS status, reference, received_at AS receivedAt FROM leads WHERE id = ?1
  UNION ALL SELECT 'erased', reference, '' FROM erasures WHERE lead_id = ?1`;

/** Inserts a lead in one round trip. A second one reads why it was not inserted. Safe to repeat. @throws if D1 fails */
export async function insertLead(
  stores: Stores,
  lead: IncomingLead,
  conditions: Conditions = {},
): Promise<Inserted> {
  const { DB } = stores;
  const { id, contentHash, reference, receivedAt } = lead;
  const statements = [...insertStatements(DB, lead, conditions), ...noticeStatements(stores, id)];
  const [inserted] = await DB.batch(statements);
  if (inserted?.meta.changes === 1) return { status: "stored", reference, receivedAt };
  const [rows, fits] = await DB.batch<Record<string, unknown>>([
    DB.prepare(READ_BACK).bind(id, contentHash),
    DB.prepare(`SELECT ${isWithinLimits("?1")} AS fits`).bind(
      JSON.stringify(conditions.use ?? NO_USE),
    ),
  ]);
  const found = rows?.results[0] as Inserted | undefined;
  return (
    found ?? {
      status: fits?.results[0]?.fits === 0 ? "over_limit" : "files_taken",
      reference,
      receivedAt,
    }
  );
}
