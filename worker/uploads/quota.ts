/** The daily limit of files and bytes that one network may announce, so that no one can fill the bucket. Nothing else limits other networks. */
import type { Context } from "hono";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { Env } from "../env.ts";
import { errorResponse } from "../http/error-response.ts";
import { errorName } from "../http/log.ts";
import { type CountedNetwork, countedNetworks, secondsLeftToday } from "../http/networks.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { quotaUsedUp } from "./problems.ts";
import { INSERT_UPLOADS, type UploadRow } from "./uploads.ts";

/** Enough for a hundred visitors with ten files or fifty megabytes each, because a carrier may give a whole town one address. */
const A_DAY = { files: 1000, bytes: 5 * 1024 ** 3 };

/** Milliseconds that D1 may take. */
const LEDGER_MS = 3000;

const limitsJson = (networks: readonly CountedNetwork[]): string =>
  JSON.stringify(
    networks.map(({ name, factor }) => ({ name, files: factor * A_DAY.files, bytes: factor * A_DAY.bytes })),
  );

/** Whether `?4` files of `?5` bytes exceed a limit. `?2` is the day, `?3` the limits as JSON. CROSS JOIN is as in daily-cap.ts. */
const IS_USED_UP = `EXISTS (
  SELECT 1 FROM json_each(?3) AS sender CROSS JOIN upload_quota ON day = ?2 AND network = sender.value ->> 'name'
  WHERE files + ?4 > sender.value ->> 'files' OR bytes + ?5 > sender.value ->> 'bytes')`;

const INSERT = `${INSERT_UPLOADS} WHERE NOT ${IS_USED_UP}`;
/** Runs after the insert in its transaction, so that rejected uploads are not counted. */
const COUNT = `
  INSERT INTO upload_quota (day, network, files, bytes) SELECT ?2, value ->> 'name', ?4, ?5 FROM json_each(?3)
  WHERE EXISTS (SELECT 1 FROM uploads WHERE uploads.key = ?1)
  ON CONFLICT (day, network) DO UPDATE SET files = files + excluded.files, bytes = bytes + excluded.bytes`;

/**
 * Inserts new uploads within the limits, all of them or none, in one round trip.
 *
 * @returns whether they were inserted
 */
async function insertWithinQuota(
  db: D1Database,
  rows: readonly UploadRow[],
  networks: readonly CountedNetwork[],
  now: Date,
): Promise<boolean> {
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  const values = [dayInIndia(now.getTime()), limitsJson(networks), rows.length, bytes] as const;
  const [inserted] = await db.batch([
    db.prepare(INSERT).bind(JSON.stringify(rows), ...values),
    db.prepare(COUNT).bind(rows[0]?.key ?? "", ...values),
  ]);
  return inserted?.meta.changes === rows.length;
}

const rejectUsedUp = (c: Context, now: Date): Response =>
  errorResponse(c, 429, "upload_quota", { errors: [quotaUsedUp()], retryAfter: secondsLeftToday(now) });

/** Rejects a file before its body is read, if its network has no quota left. Fails open. */
export async function rejectEarly(
  c: Context<{ Bindings: Env }>,
  bytes: number,
  now: Date,
): Promise<Response | undefined> {
  const networks = await countedNetworks(c, now);
  if (networks.length === 0) return undefined;
  try {
    const isUsedUp = c.env.DB.prepare(`SELECT ${IS_USED_UP} AS isUsedUp`)
      .bind(null, dayInIndia(now.getTime()), limitsJson(networks), 1, bytes)
      .first<0 | 1>("isUsedUp");
    return (await withTimeout(LEDGER_MS, isUsedUp)) === 1 ? rejectUsedUp(c, now) : undefined;
  } catch (error) {
    console.warn("D1 did not answer for a quota", errorName(error));
    return undefined;
  }
}

/**
 * Records new uploads before they are sent, because the sweep deletes only files that have a row.
 *
 * @returns 429 if the quota of the network is used up, else `undefined`
 * @throws Unavailable while D1 is away. The page keeps the files and tries again.
 */
export async function recordUploads(
  c: Context<{ Bindings: Env }>,
  rows: readonly UploadRow[],
  now: Date,
): Promise<Response | undefined> {
  // A temporary Cloudflare account has no R2 (tools/trial.ts).
  if (!c.env.FILES) throw new Unavailable("The worker has no bucket");
  const inserted = countedNetworks(c, now).then((networks) => insertWithinQuota(c.env.DB, rows, networks, now));
  const isInserted = await withTimeout(LEDGER_MS, inserted).catch((cause: unknown) => {
    throw new Unavailable("D1 did not record uploads", { cause });
  });
  return isInserted ? undefined : rejectUsedUp(c, now);
}
