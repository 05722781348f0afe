/** The files that came with a lead. */
import * as v from "valibot";
import { sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";

const AttachedFile = v.object({ key: v.string(), name: v.string(), bytes: v.number() });
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

export const filesOf = (store: Store, leadId: string): Promise<readonly AttachedFile[]> =>
  rowsOf(
    store,
    AttachedFile,
    sql`SELECT key, file_name AS name, size AS bytes FROM uploads WHERE lead_id = ${leadId} ORDER BY created_at, key`,
  );
