import * as v from "valibot";
import { parseKey } from "../../worker/uploads/keys.ts";
import { jsonList, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import type { Found } from "./find-leads.ts";

const AttachedFile = v.object({ key: v.string(), name: v.string(), type: v.string(), bytes: v.number() });
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

const COLUMNS = sql`key, file_name AS name, content_type AS type, size AS bytes`;

/**
 * The files of a lead, in the order of their upload. A lead in the spool names its files: they count if they belong to its batch and to no
 * other lead. If it is stored as well, the files of its row count too.
 */
export const attachedFiles = (store: Store, { lead, spooled }: Found): Promise<readonly AttachedFile[]> =>
  queryRows(
    store,
    AttachedFile,
    spooled
      ? sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} OR (key IN ${jsonList(spooled.claim.keys)}
          AND state = 'pending' AND batch_id = COALESCE(${spooled.claim.batchId}, batch_id)) ORDER BY created_at, key`
      : sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} ORDER BY created_at, key`,
  );

const UploadKey = v.object({ key: v.string() });

/** Keys that a lead in the spool names and the database does not have, because D1 was away during the upload. */
export async function unlistedFiles(store: Store, { spooled }: Found): Promise<readonly string[]> {
  if (!spooled) return [];
  const { batchId, keys } = spooled.claim;
  const own = keys.filter((key) => parseKey(key) && (batchId === null || parseKey(key)?.batchId === batchId));
  const listed = await queryRows(store, UploadKey, sql`SELECT key FROM uploads WHERE key IN ${jsonList(own)}`);
  return own.filter((key) => !listed.some((row) => row.key === key));
}
