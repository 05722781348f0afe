/** Enters uploads in the ledger before they are sent, since a file without a row would never be swept. */
import type { Context } from "hono";
import type { UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { senderOf } from "../address.ts";
import { errorResponse, unavailable } from "../error-response.ts";
import { errorName } from "../log.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { hasRoom, spoolUploads } from "./ledger-spool.ts";
import { quotaUsedUp } from "./problems.ts";
import { insertWithinLimits, pseudonym, type Refusal, secondsLeftThisMinute, secondsLeftToday } from "./quota.ts";
import { reserve } from "./spool-quota.ts";

/** Milliseconds that each of the two stores may take. */
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

async function record(env: Env, rows: readonly UploadRow[], sender: string | undefined, now: Date) {
  try {
    return await withTimeout(LEDGER_MS, insertWithinLimits(env.DB, rows, sender, now));
  } catch (error) {
    console.warn("The ledger did not take uploads", errorName(error));
  }
  return withTimeout(LEDGER_MS, recordInSpool(env.FILES, rows, sender, now)).catch((cause: unknown) => {
    throw new Unavailable("neither D1 nor R2 took the ledger's rows", { cause });
  });
}

/**
 * Enters new uploads in the ledger: in D1, or in R2 while D1 is away.
 *
 * @returns the refusal where a limit is reached: 503 for the limit of all senders, 429 for that of this network; else undefined
 * @throws Unavailable where neither store takes them
 */
export async function recordUploads(
  c: Context<{ Bindings: Env }>,
  rows: readonly UploadRow[],
  now: Date,
): Promise<Response | undefined> {
  const network = senderOf(c);
  const refusal = await record(c.env, rows, network && (await pseudonym(c.env, network, now)), now);
  if (refusal === "ceiling") return unavailable(c, secondsLeftThisMinute(now));
  if (refusal === undefined) return undefined;
  return errorResponse(c, 429, "upload_quota", { errors: [quotaUsedUp()], retryAfter: secondsLeftToday(now) });
}
