/** Stores a lead: in D1, and where D1 fails or stalls, in the spool in R2. So no lead is lost or doubled. */
import { errorName } from "../http/log.ts";
import { withTimeout } from "../timeout.ts";
import { type Inserted, insertLead, type Stores } from "./insert-leads.ts";
import type { IncomingLead } from "../../src/forms/lead-record.ts";
import { spool } from "./spool.ts";

export type Stored =
  /** Stored now or before, with the same content. */
  | { readonly at: "kept"; readonly reference: string; readonly spooled: boolean; readonly isNew: boolean }
  /** The id belongs to other content. */
  | { readonly at: "conflict" }
  /** The files belong to another lead, or were swept. */
  | { readonly at: "files_taken" }
  /** The lead was erased. */
  | { readonly at: "erased" };

/** For one try. All tries together must end well within the browser's timeout of 30 s. */
const TRY_MS = 3000;
const TRIES = 3;
/** The longest pause between two tries. */
const PAUSE_MS = 400;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function insertWithRetries(stores: Stores, lead: IncomingLead): Promise<Inserted> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await withTimeout(TRY_MS, insertLead(stores, lead));
    } catch (error) {
      console.warn("D1 did not take a lead", errorName(error), "tries left", left);
      if (left === 0) throw error;
      await sleep(Math.random() * PAUSE_MS);
    }
  }
}

/**
 * Stores a lead, in D1 or in the spool.
 *
 * @returns where the lead is now, or why it was not stored
 * @throws only when D1 and R2 both fail
 * @example
 * const stored = await storeLead(env, lead);
 * if (stored.at === "kept") return c.json({ reference: stored.reference });
 */
export async function storeLead(stores: Stores, lead: IncomingLead): Promise<Stored> {
  let inserted: Inserted;
  try {
    inserted = await insertWithRetries(stores, lead);
  } catch {
    const isSpooled = await withTimeout(TRY_MS, spool(stores.FILES, lead));
    return isSpooled ? { at: "kept", reference: lead.reference, spooled: true, isNew: true } : { at: "conflict" };
  }
  const { found, isNew } = inserted;
  if (!found) return { at: "files_taken" };
  if (found.isErased) return { at: "erased" };
  return found.contentHash === lead.contentHash
    ? { at: "kept", reference: found.reference, spooled: false, isNew }
    : { at: "conflict" };
}
