import * as v from "valibot";
import { idsOf } from "../../worker/uploads/keys.ts";
import { listOf, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import type { Found } from "./find-leads.ts";

const AttachedFile = v.object({ key: v.string(), name: v.string(), type: v.string(), bytes: v.number() });
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

const COLUMNS = sql`key, file_name AS name, content_type AS type, size AS bytes`;

/**
 * The files of a lead, in the order of their upload. A lead in the spool names its files; they count where they belong to its batch and
 * to no other lead. It may be stored as well, with other copies: these are its files too.
 */
export const filesOf = (store: Store, { lead, spooled }: Found): Promise<readonly AttachedFile[]> =>
  rowsOf(
    store,
    AttachedFile,
    spooled
      ? sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} OR (key IN ${listOf(spooled.claim.keys)}
          AND state = 'pending' AND batch_id = COALESCE(${spooled.claim.batchId}, batch_id)) ORDER BY created_at, key`
      : sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} ORDER BY created_at, key`,
  );

const Known = v.object({ key: v.string() });

/** Keys that a lead in the spool names and the database does not know, since the files were uploaded while it was away. */
export async function unlistedFilesOf(store: Store, { spooled }: Found): Promise<readonly string[]> {
  if (!spooled) return [];
  const { batchId, keys } = spooled.claim;
  const own = keys.filter((key) => idsOf(key) && (batchId === null || idsOf(key)?.batchId === batchId));
  const known = await rowsOf(store, Known, sql`SELECT key FROM uploads WHERE key IN ${listOf(own)}`);
  return own.filter((key) => !known.some((row) => row.key === key));
}
