/** New uploads into the ledger, and against the day's quota of their sender, in one round trip. */
import { type UploadRow, uploadsInsert } from "../database.ts";
import type { Env } from "../env.ts";
import { enterUploads } from "./ledger-spool.ts";
import { isOverQuota, quotaStatement } from "./quota.ts";

type SenderEnv = Pick<Env, "DB" | "FILES" | "S3_SECRET_ACCESS_KEY">;

/** Whether they may come. Where the ledger is away the quota is not asked. Rejects with Unavailable. */
export async function admitUploads(
  env: SenderEnv,
  rows: readonly UploadRow[],
  network: string | undefined,
  now: Date,
): Promise<boolean> {
  let used: number | undefined;
  await enterUploads(env, rows, async () => {
    const bytes = rows.reduce((sum, { size }) => sum + size, 0);
    const results = await env.DB.batch<{ bytes: number }>([
      uploadsInsert(env.DB, rows),
      ...(network ? [await quotaStatement(env, network, bytes, now)] : []),
    ]);
    used = results[1]?.results[0]?.bytes;
  });
  return !isOverQuota(used);
}
