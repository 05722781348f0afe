/** Stores a lead in D1, or in the spool while D1 fails or stalls. */
import { errorName } from "../http/log.ts";
import { withTimeout } from "../timeout.ts";
import { type Inserted, insertLead, type Stores } from "./insert-lead.ts";
import type { IncomingLead } from "../../src/record/lead-record.ts";
import { type DailyUse, reserveSpool } from "../daily-use.ts";
import { spool } from "./spool.ts";

/** Stored by this request or an earlier one with the same content. */
interface Stored {
  readonly status: "stored" | "repeated" | "spooled";
  readonly reference: string;
  /** When the edge received it first, as ISO time. */
  readonly receivedAt: string;
}

/** `conflict`: the id has other content. `files_taken`: the files belong to another lead, or were swept. */
export interface NotStored {
  readonly status: "conflict" | "files_taken" | "erased" | "over_limit";
}

/** Timeout of one attempt. All attempts must end well within the browser's timeout of 30 s. */
const ATTEMPT_MS = 3000;
const ATTEMPTS = 3;
/** The longest pause between two attempts. */
const PAUSE_MS = 400;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function insertWithRetries(stores: Stores, lead: IncomingLead, use: DailyUse): Promise<Inserted> {
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
export async function storeLead(stores: Stores, lead: IncomingLead, use: DailyUse): Promise<Stored | NotStored> {
  const { reference, receivedAt } = lead;
  let inserted: Inserted;
  try {
    inserted = await insertWithRetries(stores, lead, use);
  } catch {
    if (!reserveSpool(use)) return { status: "over_limit" };
    const isSpooled = await withTimeout(ATTEMPT_MS, spool(stores.FILES, lead));
    return isSpooled ? { status: "spooled", reference, receivedAt } : { status: "conflict" };
  }
  if (inserted.isNew) return { status: "stored", reference, receivedAt };
  const { found, isOverLimit } = inserted;
  if (!found) return { status: isOverLimit ? "over_limit" : "files_taken" };
  if (found.isErased) return { status: "erased" };
  return found.contentHash === lead.contentHash
    ? { status: "repeated", reference: found.reference, receivedAt: found.receivedAt }
    : { status: "conflict" };
}
