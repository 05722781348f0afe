/** Stores a lead in D1, or in the spool while D1 fails or stalls. */
import { errorName } from "../http/log.ts";
import { withTimeout } from "../timeout.ts";
import { type Inserted, insertLead, type Stores } from "./insert-lead.ts";
import type { IncomingLead } from "../../src/record/lead-record.ts";
import { type DailyUse, reserveSpool } from "../daily-use.ts";
import { spool } from "./spool.ts";

export type Stored = Inserted | (Omit<Inserted, "status"> & { readonly status: "spooled" });

/** Timeout of one attempt. All attempts must end well within the browser's timeout of 30 s. */
const ATTEMPT_MS = 3000;
const ATTEMPTS = 3;
/** The longest pause between two attempts. */
const PAUSE_MS = 400;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function insertWithRetries(
  stores: Stores,
  lead: IncomingLead,
  use: DailyUse,
): Promise<Inserted> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await withTimeout(ATTEMPT_MS, insertLead(stores, lead, { use }));
    } catch (error) {
      console.warn("D1 did not store a lead", errorName(error), "attempts left", left);
      if (left === 0) throw error;
      await sleep(Math.random() * PAUSE_MS);
    }
  }
}

/**
 * Stores a lead in D1 or in the spool.
 *
 * @param use The lead's use of the daily limits.
 * @throws Only if D1 and R2 both fail.
 */
export async function storeLead(
  stores: Stores,
  lead: IncomingLead,
  use: DailyUse,
): Promise<Stored> {
  try {
    return await insertWithRetries(stores, lead, use);
  } catch {
    const { reference, receivedAt } = lead;
    if (!reserveSpool(use)) return { status: "over_limit", reference, receivedAt };
    const isSpooled = await withTimeout(ATTEMPT_MS, spool(stores.FILES, lead));
    return { status: isSpooled ? "spooled" : "conflict", reference, receivedAt };
  }
}
