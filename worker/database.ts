/** The SQL for leads and their files. Values are bound, never written into the SQL; lists are bound as JSON. */
import * as v from "valibot";

/** A row of the ledger of uploads. Times are ISO 8601 in UTC, sizes bytes. */
export const UploadRow = v.object({
  key: v.string(),
  batchId: v.string(),
  fileName: v.string(),
  contentType: v.string(),
  size: v.pipe(v.number(), v.integer()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type UploadRow = Readonly<v.InferOutput<typeof UploadRow>>;

/** The files that a submission names. `batchId` is null for files that came by `/s3/upload`. */
export interface LedgerClaim {
  readonly batchId: string | null;
  readonly keys: readonly string[];
}

const MINUTE = 60_000;
/**
 * How long after its expiry an upload may still be attached, and when it is swept. The ten minutes between are for a
 * submission that was accepted at the last moment and is not in the database yet.
 */
const ATTACHABLE_FOR = 50 * MINUTE;
const SWEPT_AFTER = 60 * MINUTE;

const isoBefore = (at: Date, milliseconds: number): string => new Date(at.getTime() - milliseconds).toISOString();

/** Without its WHERE. `?1` are the rows as JSON. */
export const INSERT_UPLOADS = `
  INSERT INTO uploads (key, batch_id, file_name, content_type, size, created_at, expires_at)
  SELECT value ->> 'key', value ->> 'batchId', value ->> 'fileName', value ->> 'contentType', value ->> 'size',
    value ->> 'createdAt', value ->> 'expiresAt'
  FROM json_each(?1)`;

/** Adds files to the ledger. Rows that are there already stay as they are. */
export const uploadsInsert = (db: D1Database, rows: readonly UploadRow[]): D1PreparedStatement =>
  db.prepare(`${INSERT_UPLOADS} WHERE true ON CONFLICT (key) DO NOTHING`).bind(JSON.stringify(rows));

export const insertUploads = (db: D1Database, rows: readonly UploadRow[]): Promise<D1Result> =>
  uploadsInsert(db, rows).run();

/** A file whose URL expired before this time can no longer be attached to a lead that was received then. */
export const attachableSince = (receivedAt: Date): string => isoBefore(receivedAt, ATTACHABLE_FOR);

const keysOf = async (statement: D1PreparedStatement): Promise<string[]> =>
  (await statement.all<{ key: string }>()).results.map(({ key }) => key);

/** The names of these files, as their visitor knows them, by key. */
export async function uploadNames(db: D1Database, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare("SELECT key, file_name AS name FROM uploads WHERE key IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(keys))
    .all<{ key: string; name: string }>();
  return new Map(results.map(({ key, name }) => [key, name]));
}

/** Notes what files were found to be. */
export const retypeUploads = async (
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

/** The keys of uploads to sweep, the most overdue first, without the protected ones. */
export const overdueUploads = (
  db: D1Database,
  now: Date,
  protectedKeys: readonly string[],
  limit: number,
): Promise<string[]> =>
  keysOf(
    db
      .prepare(
        `SELECT key FROM uploads
         WHERE state = 'pending' AND expires_at <= ? AND key NOT IN (SELECT value FROM json_each(?))
         ORDER BY expires_at LIMIT ?`,
      )
      .bind(isoBefore(now, SWEPT_AFTER), JSON.stringify(protectedKeys), limit),
  );

/** Keeps pending files from the sweep until then, since a dead letter names them. */
export const protectUploads = (db: D1Database, keys: readonly string[], until: Date): Promise<D1Result> =>
  db
    .prepare("UPDATE uploads SET expires_at = ? WHERE key IN (SELECT value FROM json_each(?)) AND state = 'pending'")
    .bind(until.toISOString(), JSON.stringify(keys))
    .run();

export const deleteUploads = (db: D1Database, keys: readonly string[]): Promise<D1Result> =>
  db
    .prepare("DELETE FROM uploads WHERE key IN (SELECT value FROM json_each(?)) AND state = 'pending'")
    .bind(JSON.stringify(keys))
    .run();

/** What the database has under an id: a lead, or the note that one was erased. */
export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly contentHash: string;
  /** 1 where the lead was erased, so that it is not stored again. */
  readonly isErased: 0 | 1;
}

/** Reads what the database has under these ids: rows of StoredLead. */
export const readBack = (db: D1Database, ids: readonly string[]): D1PreparedStatement =>
  db
    .prepare(
      `WITH sent AS (SELECT value AS id FROM json_each(?))
       SELECT leads.id, reference, content_hash AS contentHash, 0 AS isErased FROM sent JOIN leads ON leads.id = sent.id
       UNION ALL SELECT lead_id, reference, '', 1 FROM sent JOIN erasures ON lead_id = sent.id`,
    )
    .bind(JSON.stringify(ids));
