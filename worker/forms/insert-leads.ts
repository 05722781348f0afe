/** Inserts leads of the spool, many in one round trip. A spooled lead has its answer already, so it is stored even where its files or id are taken by now. */
import type { Flag } from "../../src/forms/flags.ts";
import {
  attachableSince,
  COLUMNS,
  type LeadRow,
  type LedgerClaim,
  readBack,
  type StoredLead,
  uploadsInsert,
} from "../database.ts";
import type { Env } from "../env.ts";
import { noticeStatements } from "../notify/announce.ts";
import type { NotifyEnv } from "../notify/channel.ts";
import { waitingUploads } from "../uploads/ledger-spool.ts";
import { isSameContent } from "./content.ts";
import { uuidFromHash } from "./hash.ts";
import { type IncomingLead, leadRowOf } from "./lead.ts";

export type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

interface Entry {
  readonly row: LeadRow;
  /** These must be free, or the lead is not inserted. */
  readonly claim: LedgerClaim;
  /** These are attached where they are free. */
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
 * As `attachUploads`, for many leads. A file that is due to be swept is not attached: its object may be gone while its row is still
 * pending.
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

/** @returns what the database has under each id afterwards. No two entries may claim the same file. */
async function insertLeads(stores: Stores, entries: readonly Entry[]): Promise<Map<string, StoredLead>> {
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

const NO_FILES: LedgerClaim = { batchId: null, keys: [] };

const withFlag = (lead: IncomingLead, flag: Flag): IncomingLead => ({
  ...lead,
  flags: [...new Set([...lead.flags, flag])],
});

/** As it comes out of the spool: marked, and with the files that are still there. Another lead may have been erased with the others. */
export async function fromSpool(bucket: R2Bucket, lead: IncomingLead): Promise<IncomingLead> {
  const spooled = withFlag(lead, "spooled");
  const objects = await Promise.all(lead.files.keys.map((key) => bucket.head(key)));
  const keys = objects.flatMap((object) => object?.key ?? []);
  if (keys.length === objects.length) return spooled;
  return { ...withFlag(spooled, "files_missing"), files: { ...lead.files, keys } };
}

const withFiles = (lead: IncomingLead): Entry => ({ row: leadRowOf(lead), claim: lead.files, files: lead.files });
/** Attaches only the files that are still free. */
const withFreeFiles = (lead: IncomingLead): Entry => ({ row: leadRowOf(lead), claim: NO_FILES, files: lead.files });

/** A new id for a lead whose id has other content. It is made of the content, so that a repeated run stores no second copy. */
const withOwnId = async (lead: IncomingLead): Promise<IncomingLead> => ({
  ...withFlag(lead, "id_taken"),
  id: await uuidFromHash(`${lead.id}\n${lead.contentHash}`),
});

const isTaken = async (lead: IncomingLead, found: StoredLead | undefined): Promise<boolean> =>
  found !== undefined && found.isErased === 0 && !(await isSameContent(found, lead));

/**
 * Inserts all leads or none. Safe to repeat.
 *
 * @param leads no two may claim the same file
 * @throws where D1 fails
 */
export async function bulkInsert(stores: Stores, leads: readonly IncomingLead[]): Promise<void> {
  const found = await insertLeads(stores, leads.map(withFiles));

  let missing = leads.filter(({ id }) => !found.has(id));
  if (missing.length > 0) {
    const rows = await waitingUploads(
      stores,
      missing.flatMap(({ files }) => files.keys),
    );
    if (rows.length > 0) {
      await uploadsInsert(stores.DB, rows).run();
      for (const [id, one] of await insertLeads(stores, missing.map(withFiles))) found.set(id, one);
      missing = missing.filter(({ id }) => !found.has(id));
    }
  }
  if (missing.length > 0) {
    await insertLeads(
      stores,
      missing.map((lead) => withFreeFiles(withFlag(lead, "files_missing"))),
    );
  }

  const taken: IncomingLead[] = [];
  for (const lead of leads) if (await isTaken(lead, found.get(lead.id))) taken.push(await withOwnId(lead));
  if (taken.length > 0) await insertLeads(stores, taken.map(withFreeFiles));
}
