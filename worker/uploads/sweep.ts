import { deleteUploads, overdueUploads } from "../database.ts";
import type { Env } from "../env.ts";

/** R2 deletes up to 1,000 keys in one call. */
const BATCH_SIZE = 500;
/** Fifty thousand files in a run, with two of its thousand queries for each batch: a flood is gone as fast as it comes. */
const BATCHES = 100;

/**
 * Deletes uploads that no submission claimed, an hour after their URL expired: the object first and its row after, so
 * that a run that breaks off leaves nothing that the next one would not find. `held` are keys of leads that wait in
 * the spool; run it after the spool was drained. Returns how many were deleted.
 */
export async function sweepUploads(
  { DB, FILES }: Pick<Env, "DB" | "FILES">,
  now: Date,
  protectedKeys: readonly string[] = [],
): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const keys = await overdueUploads(DB, { now, held: protectedKeys, limit: BATCH_SIZE });
    if (keys.length === 0) break;
    await FILES.delete(keys);
    await deleteUploads(DB, keys);
    swept += keys.length;
  }
  return swept;
}
