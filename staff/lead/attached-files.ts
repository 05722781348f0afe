import * as v from "valibot";
import { jsonList, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import type { Found } from "./find-leads.ts";

const AttachedFile = v.object({
  key: v.string(),
  name: v.string(),
  type: v.string(),
  bytes: v.number(),
});
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

const COLUMNS = sql`key, file_name AS name, content_type AS type, size AS bytes`;

/**
 * The files of a lead, in the order of their upload. A lead in the spool names its files: they count if they belong to its batch and to no
 * other lead. If it is stored as well, the files of its row count too.
 */
export const attachedFiles = (
  store: Store,
  { lead, spooled }: Found,
): Promise<readonly AttachedFile[]> =>
  queryRows(
    store,
    AttachedFile,
    spooled
      ? sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} OR (key IN ${jsonList(spooled.claim.keys)}
          AND state = 'pending' AND batch_id = COALESCE(${spooled.claim.batchId}, batch_id)) ORDER BY created_at, key`
      : sql`SELECT ${COLUMNS} FROM uploads WHERE lead_id = ${lead.id} ORDER BY created_at, key`,
  );
