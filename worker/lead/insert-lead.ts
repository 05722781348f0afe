/** Inserts one lead, with its files and its notice, in one transaction. */
import { type IncomingLead, LEAD_COLUMNS } from "../../src/record/lead-record.ts";
import type { Env } from "../env.ts";
import { noticeStatements, type NotifyEnv } from "../notify/notify.ts";
import { areFree, attachableSince, attachFiles, type FileClaim } from "../uploads/uploads.ts";
import { type CapUse, countBytes, fitsCap, networksJson } from "./daily-cap.ts";

export type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

/** A row that the database has under an id: a lead, or the record of its erasure. */
export interface StoredLead {
  readonly reference: string;
  readonly contentHash: string;
  readonly isErased: 0 | 1;
}

export type Inserted =
  | { readonly isNew: true }
  /** What the database has under the id. It is `undefined` if a file was not free or the cap was reached. */
  | { readonly isNew: false; readonly found: StoredLead | undefined; readonly isOverCap: boolean };

interface Conditions {
  /** Inserts the lead even if some of its files are not free. Free ones are attached. */
  readonly withAnyFiles?: boolean;
  /** The daily cap of its network. Absent for a lead of the spool, because its visitor already has a receipt. */
  readonly cap?: CapUse | undefined;
}

const NAMES = LEAD_COLUMNS.map(([name]) => name);
/** The parameter with this number after those of the columns. */
const param = (n: number): string => `?${NAMES.length + n}`;

const INSERT = `
  INSERT INTO leads (${LEAD_COLUMNS.map(([, { column }]) => column).join(", ")})
  SELECT ${NAMES.map((_, i) => `?${i + 1}`).join(", ")}
  WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = ?${NAMES.indexOf("id") + 1})
    AND ${areFree(param(1), param(2), param(3))}
    AND ${fitsCap(param(4), param(5), param(6))}
  ON CONFLICT (id) DO NOTHING`;

const NO_FILES: FileClaim = { batchId: null, keys: [] };
const NO_CAP: CapUse = { day: "", networks: [], bytes: 0 };

/** The statements of one transaction. The first one inserts the lead, unless its id exists or was erased. */
export function insertStatements(
  db: D1Database,
  lead: IncomingLead,
  { withAnyFiles = false, cap = NO_CAP }: Conditions = {},
): D1PreparedStatement[] {
  const { keys, batchId } = withAnyFiles ? NO_FILES : lead.files;
  const columns = NAMES.map((name) => lead[name]);
  const conditions = [
    JSON.stringify(keys),
    batchId,
    attachableSince(lead.receivedAt),
    cap.day,
    networksJson(cap),
    cap.bytes,
  ];
  return [
    db.prepare(INSERT).bind(...columns, ...conditions),
    ...(lead.files.keys.length > 0 ? [attachFiles(db, lead, lead.files)] : []),
    ...(cap.networks.length > 0 ? [countBytes(db, lead, cap)] : []),
  ];
}

const READ_BACK = `
  SELECT reference, content_hash AS contentHash, 0 AS isErased FROM leads WHERE id = ?1
  UNION ALL SELECT reference, '', 1 FROM erasures WHERE lead_id = ?1`;

/** Inserts a lead in one round trip. A second one reads why it was not inserted. Safe to repeat. @throws if D1 fails */
export async function insertLead(stores: Stores, lead: IncomingLead, conditions: Conditions = {}): Promise<Inserted> {
  const { DB } = stores;
  const statements = [...insertStatements(DB, lead, conditions), ...noticeStatements(stores, lead.id)];
  const [inserted] = await DB.batch(statements);
  if (inserted?.meta.changes === 1) return { isNew: true };
  const { cap = NO_CAP } = conditions;
  const [rows, fits] = await DB.batch<Record<string, unknown>>([
    DB.prepare(READ_BACK).bind(lead.id),
    DB.prepare(`SELECT ${fitsCap("?1", "?2", "?3")} AS fits`).bind(cap.day, networksJson(cap), cap.bytes),
  ]);
  const found = rows?.results[0] as StoredLead | undefined;
  return { isNew: false, found, isOverCap: fits?.results[0]?.fits === 0 };
}
