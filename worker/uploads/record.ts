/** New uploads into the ledger, as far as the limits let them: before they come, since a file that nobody knows of could never be swept. */
import type { Context } from "hono";
import type { UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { errorResponse, unavailable } from "../error-response.ts";
import { errorName } from "../log.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { hasRoom, spoolUploads } from "./ledger-spool.ts";
import { quotaUsedUp } from "./problems.ts";
import { insertWithinLimits, pseudonym, type Refusal, secondsLeftThisMinute, secondsLeftToday } from "./quota.ts";
import { reserve } from "./spool-quota.ts";

type Stores = Pick<Env, "DB" | "FILES" | "S3_SECRET_ACCESS_KEY">;

/** How long each of the two stores may take before the other is asked, or the upload is refused for now, milliseconds. */
const LEDGER_MS = 3000;

async function recordInSpool(
  files: R2Bucket,
  rows: readonly UploadRow[],
  sender: string | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  if (!(await hasRoom(files, rows.length))) return "ceiling";
  if (sender && !(await reserve(files, sender, rows.length, now))) return "quota";
  await spoolUploads(files, rows);
  return undefined;
}

/**
 * In D1, or in R2 while D1 is away.
 * @param network of the sender; undefined where nothing is known of it
 * @returns why they may not come; undefined where they may
 * @throws Unavailable where neither store takes them
 */
export async function recordUploads(
  env: Stores,
  rows: readonly UploadRow[],
  network: string | undefined,
  now: Date,
): Promise<Refusal | undefined> {
  const sender = network && (await pseudonym(env, network, now));
  try {
    return await withTimeout(LEDGER_MS, insertWithinLimits(env.DB, rows, sender, now));
  } catch (error) {
    console.warn("The ledger did not take uploads", errorName(error));
  }
  return withTimeout(LEDGER_MS, recordInSpool(env.FILES, rows, sender, now)).catch((cause: unknown) => {
    throw new Unavailable("neither D1 nor R2 took the ledger's rows", { cause });
  });
}

/** To whom the limits do not let in. */
export const notRecorded = (c: Context, refusal: Refusal, now: Date): Response =>
  refusal === "ceiling"
    ? unavailable(c, secondsLeftThisMinute(now))
    : errorResponse(c, 429, "upload_quota", { errors: [quotaUsedUp()], retryAfter: secondsLeftToday(now) });
