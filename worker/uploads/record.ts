/** Enters uploads in the ledger before they are sent, since a file without a row would never be swept. */
import type { Context } from "hono";
import type { UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { networksAround, senderOf } from "../http/address.ts";
import { errorResponse, unavailable } from "../http/error-response.ts";
import { errorName } from "../http/log.ts";
import { Unavailable, withTimeout } from "../timeout.ts";
import { spoolUploads } from "./ledger-spool.ts";
import { quotaUsedUp } from "./problems.ts";
import { insertWithinLimits, isUsedUp, pseudonym, secondsLeftThisMinute, secondsLeftToday } from "./quota.ts";

/** Milliseconds that each of the two stores may take. */
const LEDGER_MS = 3000;

async function record(env: Env, rows: readonly UploadRow[], senders: readonly string[], now: Date) {
  try {
    return await withTimeout(LEDGER_MS, insertWithinLimits(env.DB, rows, senders, now));
  } catch (error) {
    console.warn("The ledger did not take uploads", errorName(error));
  }
  return withTimeout(LEDGER_MS, spoolUploads(env.FILES, rows, senders)).catch((cause: unknown) => {
    throw new Unavailable("neither D1 nor R2 took the ledger's rows", { cause });
  });
}

/** The pseudonyms of the sender's networks, the narrowest first. */
async function sendersOf(c: Context<{ Bindings: Env }>, now: Date): Promise<readonly string[]> {
  const network = senderOf(c);
  const networks = network ? networksAround(network) : [];
  return Promise.all(networks.map((one) => pseudonym(c.env, one, now)));
}

const refuseUsedUp = (c: Context, now: Date): Response =>
  errorResponse(c, 429, "upload_quota", { errors: [quotaUsedUp()], retryAfter: secondsLeftToday(now) });

/** Refuses a file before its body is read, where its network has no quota left. A ledger that does not answer lets it in. */
export async function refuseEarly(
  c: Context<{ Bindings: Env }>,
  bytes: number,
  now: Date,
): Promise<Response | undefined> {
  try {
    const asked = isUsedUp(c.env.DB, await sendersOf(c, now), bytes, now);
    return (await withTimeout(LEDGER_MS, asked)) ? refuseUsedUp(c, now) : undefined;
  } catch (error) {
    console.warn("The ledger did not say whether a quota is used up", errorName(error));
    return undefined;
  }
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
  const refusal = await record(c.env, rows, await sendersOf(c, now), now);
  if (refusal === "ceiling") return unavailable(c, secondsLeftThisMinute(now));
  return refusal && refuseUsedUp(c, now);
}
