/**
 * Inserts leads, one or many in a round trip. A lead of the spool has its answer already, so it is stored even where its files or id
 * are taken by now.
 */
import type { Flag } from "../../src/forms/flags.ts";
import { type IncomingLead, LEAD_COLUMNS, type LeadRow } from "../../src/forms/lead-record.ts";
import { attachableSince, type LedgerClaim, readBack, type StoredLead, uploadsInsert } from "../database.ts";
import type { Env } from "../env.ts";
import { noticeStatements } from "../notify/announce.ts";
import type { NotifyEnv } from "../notify/channel.ts";
import { waitingUploads } from "../uploads/ledger-spool.ts";
import { uuidFromHash } from "../hash.ts";
import { flagsOf } from "./lead.ts";

export type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

export interface Entry {
  readonly row: LeadRow;
  /** These must be free, or the lead is not inserted. */
  readonly claim: LedgerClaim;
  /** These are attached where they are free. */
  readonly files: LedgerClaim;
}

/** What the insert reads of a lead: its row, and what its files must be. */
const NAMES = [...LEAD_COLUMNS.map(([name]) => name), "keys", "batchId", "attachableSince"] as const;
type Values = Readonly<Partial<Record<(typeof NAMES)[number], unknown>>>;

const insertFrom = (source: string): string => `
  INSERT INTO leads (${LEAD_COLUMNS.map(([, { column }]) => column).join(", ")})
  SELECT ${LEAD_COLUMNS.map(([name]) => `lead."${name}"`).join(", ")}
  FROM (${source}) AS lead
  WHERE NOT EXISTS (SELECT 1 FROM erasures WHERE lead_id = lead.id)
    AND json_array_length(lead.keys) = (
      SELECT COUNT(*) FROM uploads
      WHERE key IN (SELECT value FROM json_each(lead.keys)) AND batch_id = COALESCE(lead.batchId, batch_id)
        AND state = 'pending' AND expires_at > lead.attachableSince)
  ON CONFLICT (id) DO NOTHING`;

/** Values that are bound cost a third less than those read out of JSON, and one lead has fewer than the hundred that D1 binds. */
const INSERT_ONE = insertFrom(`SELECT ${NAMES.map((name) => `? AS "${name}"`).join(", ")}`);
const INSERT_MANY = insertFrom(
  `SELECT ${NAMES.map((name) => `value ${name === "keys" ? "->" : "->>"} '${name}' AS "${name}"`).join(", ")} FROM json_each(?)`,
);

/**
 * Gives the files to the leads that name them, if a lead is stored with this very content and has no others: a second submission under
 * the same id attaches nothing. Harmless to repeat. A file that is due to be swept is not attached: its object may be gone while its row
 * is still pending.
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

const boundIn = (values: Values): readonly unknown[] =>
  NAMES.map((name) => (name === "keys" ? JSON.stringify(values.keys) : (values[name] ?? null)));

const since = ({ row }: Entry): string => attachableSince(new Date(row.receivedAt));

/**
 * The statements that write leads with their files, for one transaction; the first is the insert of the leads. A lead whose id exists, or
 * was erased, is not written again, and neither is one whose claim is not free. No two entries may claim the same file.
 */
export function insertStatements(db: D1Database, entries: readonly Entry[]): D1PreparedStatement[] {
  const rows = entries.map((entry): Values => ({ ...entry.row, ...entry.claim, attachableSince: since(entry) }));
  const [one, ...others] = rows;
  const claims = entries
    .filter(({ files }) => files.keys.length > 0)
    .map((entry) => {
      const { id, contentHash } = entry.row;
      return { id, contentHash, ...entry.files, attachableSince: since(entry) };
    });
  return [
    one && others.length === 0
      ? db.prepare(INSERT_ONE).bind(...boundIn(one))
      : db.prepare(INSERT_MANY).bind(JSON.stringify(rows)),
    ...(claims.length > 0 ? [db.prepare(ATTACH).bind(JSON.stringify(claims))] : []),
  ];
}

/** @returns what the database has under each id afterwards */
async function insertLeads(stores: Stores, entries: readonly Entry[]): Promise<Map<string, StoredLead>> {
  const { DB } = stores;
  const ids = entries.map(({ row }) => row.id);
  const results = await DB.batch<StoredLead>([
    ...insertStatements(DB, entries),
    ...noticeStatements(stores, ...ids),
    readBack(DB, ids),
  ]);
  return new Map((results.at(-1)?.results ?? []).map((found) => [found.id, found]));
}

export interface Inserted {
  /** What the database has under its id; undefined where nothing was stored, because the files were not free. */
  readonly found: StoredLead | undefined;
  readonly isNew: boolean;
}

/** Inserts a lead as it comes in: one round trip, a second one where it was there before. @throws where D1 fails; repeating is safe */
async function insertOne(
  stores: Stores,
  lead: IncomingLead,
  leading: readonly D1PreparedStatement[],
): Promise<Inserted> {
  const { DB } = stores;
  const { id, reference, contentHash } = lead;
  const results = await DB.batch([
    ...leading,
    ...insertStatements(DB, [withFiles(lead)]),
    ...noticeStatements(stores, id),
  ]);
  if (results[leading.length]?.meta.changes === 1) {
    return { found: { id, reference, contentHash, isErased: 0 }, isNew: true };
  }
  const { results: rows } = await readBack(DB, [id]).all<StoredLead>();
  return { found: rows[0], isNew: false };
}

/** As `insertOne`; where rows of its files still wait in the ledger's spool, they are entered with it. */
export async function insertLead(stores: Stores, lead: IncomingLead): Promise<Inserted> {
  const inserted = await insertOne(stores, lead, []);
  if (inserted.found || lead.files.keys.length === 0) return inserted;
  const rows = await waitingUploads(stores, lead.files.keys);
  return rows.length === 0 ? inserted : insertOne(stores, lead, [uploadsInsert(stores.DB, rows)]);
}

const NO_FILES: LedgerClaim = { batchId: null, keys: [] };

const withFlag = (lead: IncomingLead, flag: Flag): IncomingLead => ({
  ...lead,
  flags: flagsOf([...(lead.flags.split(",").filter(Boolean) as Flag[]), flag]),
});

/** As it comes out of the spool: marked, and with the files that are still there. Another lead may have been erased with the others. */
export async function fromSpool(bucket: R2Bucket, lead: IncomingLead): Promise<IncomingLead> {
  const spooled = withFlag(lead, "spooled");
  const objects = await Promise.all(lead.files.keys.map((key) => bucket.head(key)));
  const keys = objects.flatMap((object) => object?.key ?? []);
  if (keys.length === objects.length) return spooled;
  return { ...withFlag(spooled, "files_missing"), files: { ...lead.files, keys } };
}

const withFiles = ({ files, ...row }: IncomingLead): Entry => ({ row, claim: files, files });
/** Attaches only the files that are still free. */
const withFreeFiles = ({ files, ...row }: IncomingLead): Entry => ({ row, claim: NO_FILES, files });

/** A new id for a lead whose id has other content. It is made of the content, so that a repeated run stores no second copy. */
const withOwnId = async (lead: IncomingLead): Promise<IncomingLead> => ({
  ...withFlag(lead, "id_taken"),
  id: await uuidFromHash(`${lead.id}\n${lead.contentHash}`),
});

const isTaken = (lead: IncomingLead, found: StoredLead | undefined): boolean =>
  found !== undefined && found.isErased === 0 && found.contentHash !== lead.contentHash;

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
  for (const lead of leads) if (isTaken(lead, found.get(lead.id))) taken.push(await withOwnId(lead));
  if (taken.length > 0) await insertLeads(stores, taken.map(withFreeFiles));
}
