/** Many leads of the spool in one round trip: four statements, however many they are. */
import { attachableSince, COLUMNS, type LeadRow, type LedgerClaim, readBack, type StoredLead } from "../database.ts";
import type { Env } from "../env.ts";
import { noticeStatements } from "../notify/announce.ts";
import type { NotifyEnv } from "../notify/channel.ts";

export type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

export interface Entry {
  readonly row: LeadRow;
  /** Those that must be free, or the lead is not inserted. */
  readonly claim: LedgerClaim;
  /** Those that it gets where they are free. */
  readonly files: LedgerClaim;
}

const INSERT = `
  INSERT INTO leads (${COLUMNS.map(([column]) => column).join(", ")})
  SELECT ${COLUMNS.map(([, name]) => `entry.value ->> '${name}'`).join(", ")}
  FROM json_each(?) AS entry
  WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = entry.value ->> 'id')
    AND json_array_length(entry.value, '$.keys') = (
      SELECT COUNT(*) FROM uploads
      WHERE key IN (SELECT value FROM json_each(entry.value, '$.keys'))
        AND batch_id = COALESCE(entry.value ->> 'batchId', batch_id)
        AND state = 'pending' AND expires_at > entry.value ->> 'attachableSince')
  ON CONFLICT (id) DO NOTHING`;

/**
 * As `attachUploads`, for many leads: a lead that has other files gets none, and none gets one that may be half swept: its object
 * goes first, and a row whose turn did not come stays pending.
 */
const ATTACH = `
  UPDATE uploads SET state = 'attached', lead_id = pair.id
  FROM (SELECT file.value AS key, lead.value ->> 'id' AS id, lead.value ->> 'batchId' AS batch,
          lead.value ->> 'contentHash' AS hash, lead.value -> 'keys' AS keys, lead.value ->> 'attachableSince' AS since
        FROM json_each(?) AS lead, json_each(lead.value, '$.keys') AS file) AS pair
  WHERE uploads.key = pair.key AND uploads.state = 'pending' AND uploads.expires_at > pair.since
    AND uploads.batch_id = COALESCE(pair.batch, uploads.batch_id)
    AND EXISTS (SELECT 1 FROM leads WHERE id = pair.id AND content_hash = pair.hash)
    AND NOT EXISTS (
      SELECT 1 FROM uploads AS other
      WHERE other.lead_id = pair.id AND other.key NOT IN (SELECT value FROM json_each(pair.keys)))`;

/** What stands under each entry's id afterwards. No two entries may claim the same file. */
export async function insertLeads(stores: Stores, entries: readonly Entry[]): Promise<Map<string, StoredLead>> {
  const { DB } = stores;
  const since = ({ row }: Entry): string => attachableSince(new Date(row.receivedAt));
  const rows = entries.map((entry) => ({ ...entry.row, ...entry.claim, attachableSince: since(entry) }));
  const claims = entries
    .filter(({ files }) => files.keys.length > 0)
    .map((entry) => {
      const { id, contentHash } = entry.row;
      return { id, contentHash, ...entry.files, attachableSince: since(entry) };
    });
  const results = await DB.batch<StoredLead>([
    DB.prepare(INSERT).bind(JSON.stringify(rows)),
    ...(claims.length > 0 ? [DB.prepare(ATTACH).bind(JSON.stringify(claims))] : []),
    ...noticeStatements(stores, ...entries.map(({ row }) => row.id)),
    readBack(
      DB,
      entries.map(({ row }) => row),
    ),
  ]);
  return new Map((results.at(-1)?.results ?? []).map((found) => [found.id, found]));
}
