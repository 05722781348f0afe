/** The `uploads` table: every file that the edge signed or received, until a lead claims it or the sweep deletes it. All SQL of the table is here. */
import { createKey } from "./keys.ts";
import { PUT_SECONDS } from "../../src/record/sign.ts";

/** Times are ISO 8601 in UTC, sizes bytes. */
export interface UploadRow {
  readonly key: string;
  readonly batchId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly createdAt: string;
  readonly expiresAt: string;
}

type NewUpload = Omit<UploadRow, "key" | "createdAt" | "expiresAt"> & { readonly id: string };

/** Replaces what SQLite's text cannot hold: NUL, other control characters and halves of surrogate pairs. */
const storable = (name: string): string => name.toWellFormed().replace(/\p{Cc}/gu, "_");

const expiry = (now: Date): string => new Date(now.getTime() + PUT_SECONDS * 1000).toISOString();

/** Makes the row of a new upload. Its URL expires after PUT_SECONDS. */
export const newUpload = ({ batchId, id, fileName, ...file }: NewUpload, now: Date): UploadRow => ({
  ...file,
  batchId,
  key: createKey(batchId, id, now),
  fileName: storable(fileName),
  createdAt: now.toISOString(),
  expiresAt: expiry(now),
});

/** The files that a submission names. `batchId` is null for files that came by `/s3/upload`. */
export interface FileClaim {
  readonly batchId: string | null;
  readonly keys: readonly string[];
}

const MINUTE = 60_000;
/**
 * An upload can be attached until 50 minutes after its URL expired, and is swept after 60. The ten minutes between are for a lead
 * that was accepted at the last moment and is not in the database yet.
 */
const ATTACHABLE_FOR = 50 * MINUTE;
const SWEPT_AFTER = 60 * MINUTE;

const isoBefore = (time: Date, milliseconds: number): string =>
  new Date(time.getTime() - milliseconds).toISOString();

/** A file whose URL expired before this time cannot be attached to a lead received at `receivedAt`. */
export const attachableSince = (receivedAt: string): string =>
  isoBefore(new Date(receivedAt), ATTACHABLE_FOR);

/** Inserts rows. It has no WHERE yet. `?1` are the rows as JSON. */
export const INSERT_UPLOADS = `
  INSERT INTO uploads (key, batch_id, file_name, content_type, size, created_at, expires_at)
  SELECT value ->> 'key', value ->> 'batchId', value ->> 'fileName', value ->> 'contentType', value ->> 'size',
    value ->> 'createdAt', value ->> 'expiresAt'
  FROM json_each(?1)`;

/** A condition: all files of a claim are free. The arguments are parameters: keys as JSON, batch id, `attachableSince`. */
export const areFree = (keys: string, batchId: string, since: string): string => `
  json_array_length(${keys}) = (
    SELECT COUNT(*) FROM uploads
    WHERE key IN (SELECT value FROM json_each(${keys})) AND batch_id = COALESCE(${batchId}, batch_id)
      AND state = 'pending' AND expires_at > ${since})`;

/**
 * Attaches free files to a lead that is stored with exactly this content. A second submission under the same id attaches nothing more.
 * A file that is due to be swept is not attached, because its object may already be gone.
 */
export const attachFiles = (
  db: D1Database,
  lead: { readonly id: string; readonly contentHash: string; readonly receivedAt: string },
  { batchId, keys }: FileClaim,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE uploads SET state = 'attached', lead_id = ?1
       WHERE key IN (SELECT value FROM json_each(?3)) AND state = 'pending' AND expires_at > ?5
         AND batch_id = COALESCE(?4, batch_id)
         AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND content_hash = ?2)
         AND NOT EXISTS (
           SELECT 1 FROM uploads AS other WHERE other.lead_id = ?1 AND other.key NOT IN (SELECT value FROM json_each(?3)))`,
    )
    .bind(
      lead.id,
      lead.contentHash,
      JSON.stringify(keys),
      batchId,
      attachableSince(lead.receivedAt),
    );

/** Reads the names that visitors gave these files, by key. */
export async function uploadNames(
  db: D1Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare(
      "SELECT key, file_name AS name FROM uploads WHERE key IN (SELECT value FROM json_each(?))",
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string; name: string }>();
  return new Map(results.map(({ key, name }) => [key, name]));
}

/** Stores the types that the bytes of files have. */
export const retypeUploads = (
  db: D1Database,
  files: readonly { readonly key: string; readonly contentType: string }[],
): Promise<D1Result> =>
  db
    .prepare(
      `UPDATE uploads SET content_type = found.value ->> 'contentType' FROM json_each(?) AS found
       WHERE uploads.key = found.value ->> 'key' AND state = 'pending'`,
    )
    .bind(JSON.stringify(files))
    .run();

/** Describes a file that has arrived. @returns whether the sweep has left its row */
export async function describeUpload(
  db: D1Database,
  {
    key,
    fileName,
    contentType,
    size,
  }: Pick<UploadRow, "key" | "fileName" | "contentType" | "size">,
  now: Date,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE uploads SET file_name = ?, content_type = ?, size = ?, expires_at = ? WHERE key = ? AND state = 'pending'",
    )
    .bind(storable(fileName), contentType, size, expiry(now), key)
    .run();
  return meta.changes === 1;
}

/** R2 deletes up to 1,000 keys in one call. */
const SWEPT_AT_ONCE = 500;
/** Rounds in one run of the job, two queries each. */
const MOST_ROUNDS = 20;

/** A signed URL only has to begin in time. So a swept key is remembered for this long, and its object is deleted once more. */
const SWEPT_FOR = 24 * 60 * MINUTE;

interface Stores {
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
}

/** Deletes the objects of rows of one state, and then changes or deletes the rows. @returns the number of rows */
async function sweepRows(
  { DB, FILES }: Stores,
  {
    state,
    until,
    kept,
  }: { readonly state: "pending" | "swept"; readonly until: string; readonly kept: string },
  statement: string,
  ...values: readonly string[]
): Promise<number> {
  let swept = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { results } = await DB.prepare(
      `SELECT key FROM uploads
       WHERE state = '${state}' AND expires_at <= ? AND key NOT IN (SELECT value FROM json_each(?))
       ORDER BY expires_at LIMIT ${SWEPT_AT_ONCE}`,
    )
      .bind(until, kept)
      .all<{ key: string }>();
    if (results.length === 0) break;
    const keys = results.map(({ key }) => key);
    await FILES.delete(keys);
    await DB.prepare(
      `${statement} WHERE key IN (SELECT value FROM json_each(?)) AND state = '${state}'`,
    )
      .bind(...values, JSON.stringify(keys))
      .run();
    swept += keys.length;
  }
  return swept;
}

/**
 * Deletes uploads that no lead claimed, an hour after their URL expired. The object is deleted before its row changes, so that an
 * interrupted run is repeated.
 *
 * @param spooledKeys files of leads that are still in the spool
 * @returns how many were deleted
 */
export async function sweepUploads(
  stores: Stores,
  now: Date,
  spooledKeys: readonly string[] = [],
): Promise<number> {
  const unclaimed = {
    state: "pending",
    until: isoBefore(now, SWEPT_AFTER),
    kept: JSON.stringify(spooledKeys),
  } as const;
  const swept = { state: "swept", until: isoBefore(now, SWEPT_FOR), kept: "[]" } as const;
  await sweepRows(stores, swept, "DELETE FROM uploads");
  return sweepRows(
    stores,
    unclaimed,
    "UPDATE uploads SET state = 'swept', file_name = '', expires_at = ?",
    now.toISOString(),
  );
}

/** Keeps the files of a lead that cannot be stored until this time. Then the sweep deletes them. */
export const keepUploads = (
  db: D1Database,
  keys: readonly string[],
  until: Date,
): Promise<D1Result> =>
  db
    .prepare(
      "UPDATE uploads SET expires_at = ? WHERE key IN (SELECT value FROM json_each(?)) AND state = 'pending'",
    )
    .bind(until.toISOString(), JSON.stringify(keys))
    .run();

/** Number and bytes of all files. It reads the whole table. */
export async function countFiles(
  db: D1Database,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const row = await db
    .prepare("SELECT COUNT(*) AS count, COALESCE(SUM(size), 0) AS bytes FROM uploads")
    .first<{ count: number; bytes: number }>();
  return row!;
}
