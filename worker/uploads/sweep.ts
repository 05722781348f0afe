import { type Share, UNBOUNDED } from "../jobs/budget.ts";
import { deleteUploads, overdueUploads } from "../database.ts";
import type { Env } from "../env.ts";

/** R2 deletes up to 1,000 keys in one call. */
const BATCH_SIZE = 500;

/**
 * Deletes uploads that no submission claimed, an hour after their URL expired. The object goes before its row, so that the next
 * run finds whatever an interrupted run has left. Call it after the spool was drained.
 *
 * @param protectedKeys files of leads that still wait in the spool
 * @returns how many were deleted
 */
export async function sweepUploads(
  { DB, FILES }: Pick<Env, "DB" | "FILES">,
  now: Date,
  protectedKeys: readonly string[] = [],
  share: Share = UNBOUNDED,
): Promise<number> {
  let swept = 0;
  while (share.isLeft()) {
    const keys = await overdueUploads(DB, now, protectedKeys, BATCH_SIZE);
    if (keys.length === 0) break;
    await FILES.delete(keys);
    await deleteUploads(DB, keys);
    swept += keys.length;
  }
  return swept;
}
