/** Records new uploads in D1, within the daily limits of their network. */
import type { Context } from "hono";
import {
  dailyUse,
  type DailyUse,
  countUse,
  isWithinLimits,
  secondsLeftToday,
} from "../daily-use.ts";
import type { Env } from "../env.ts";
import { countedNetworks } from "../http/networks.ts";
import { Refused, Unavailable } from "../http/refused.ts";
import { withTimeout } from "../timeout.ts";
import { quotaUsedUp } from "./problems.ts";
import { INSERT_UPLOADS, type UploadRow } from "./uploads.ts";

/** Milliseconds that D1 may take. */
const LEDGER_MS = 3000;

/** Inserts new uploads within the limits, all of them or none, in one round trip. @returns whether they were inserted */
async function insertWithinLimits(
  db: D1Database,
  rows: readonly UploadRow[],
  use: DailyUse,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .prepare(`${INSERT_UPLOADS} WHERE ${isWithinLimits("?2")}`)
      .bind(JSON.stringify(rows), JSON.stringify(use)),
    countUse(db, use, "EXISTS (SELECT 1 FROM uploads WHERE uploads.key = ?2)", rows[0]?.key ?? ""),
  ]);
  return inserted?.meta.changes === rows.length;
}

/**
 * Records new uploads before they are sent, because the sweep deletes only files that have a row.
 *
 * @throws Refused: 429 if the network has used up its limits, 503 while D1 is away. The page keeps the files and tries again.
 */
export async function recordUploads(
  c: Context<{ Bindings: Env }>,
  rows: readonly UploadRow[],
  now: Date,
): Promise<void> {
  // A temporary Cloudflare account has no R2 (tools/trial.ts).
  if (!c.env.FILES) throw new Unavailable();
  const fileBytes = rows.reduce((sum, { size }) => sum + size, 0);
  const inserted = countedNetworks(c, now).then((networks) =>
    insertWithinLimits(c.env.DB, rows, dailyUse(networks, now, { files: rows.length, fileBytes })),
  );
  const isInserted = await withTimeout(LEDGER_MS, inserted).catch((cause: unknown) => {
    throw new Unavailable(cause);
  });
  if (!isInserted)
    throw new Refused(429, "upload_quota", {
      problems: [quotaUsedUp()],
      retryAfter: secondsLeftToday(now),
    });
}
