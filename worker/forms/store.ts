/** A lead is never lost and never doubled: D1 first, and where D1 fails or stalls, a spool in R2. */
import { type Inserted, insertLead, uploadsInsert } from "../database.ts";
import { noticeStatements } from "../notify/announce.ts";
import { errorName } from "../log.ts";
import { withTimeout } from "../timeout.ts";
import { waitingUploads } from "../uploads/ledger-spool.ts";
import type { Stores } from "./insert-leads.ts";
import { isSameContent } from "./content.ts";
import { type Lead, rowOf } from "./lead.ts";
import { spool } from "./spool.ts";

export type Stored =
  /** Stored now or before, with this very content. */
  | { readonly at: "kept"; readonly reference: string; readonly spooled: boolean; readonly isNew: boolean }
  /** The id belongs to other content. */
  | { readonly at: "conflict" }
  /** The files are another submission's, or were swept. */
  | { readonly at: "files_taken" }
  /** Staff removed this lead for good. */
  | { readonly at: "erased" };

export interface RetryPolicy {
  /** Milliseconds that one try may take, and how often it is tried: all far inside the client's 30 s. */
  readonly tryMs: number;
  readonly tries: number;
  /** The longest pause between two tries, milliseconds. */
  readonly pauseMs: number;
}
const RETRY_POLICY: RetryPolicy = { tryMs: 3000, tries: 3, pauseMs: 400 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One round trip; another where the files were signed while the ledger was away, and are not in it yet. */
async function insert(stores: Stores, lead: Lead): Promise<Inserted> {
  const { DB } = stores;
  const trailing = noticeStatements(stores, lead.id);
  const inserted = await insertLead(DB, rowOf(lead), lead.files, { trailing });
  if (inserted.found || lead.files.keys.length === 0) return inserted;
  const rows = await waitingUploads(stores, lead.files.keys);
  if (rows.length === 0) return inserted;
  return insertLead(DB, rowOf(lead), lead.files, { leading: [uploadsInsert(DB, rows)], trailing });
}

async function insertWithRetries(stores: Stores, lead: Lead, patience: RetryPolicy): Promise<Inserted> {
  for (let left = patience.tries - 1; ; left -= 1) {
    try {
      return await withTimeout(patience.tryMs, insert(stores, lead));
    } catch (error) {
      console.warn("D1 did not take a lead", errorName(error), "tries left", left);
      if (left === 0) throw error;
      await sleep(Math.random() * patience.pauseMs);
    }
  }
}

/** Rejects only when D1 and R2 are both down. */
export async function store(stores: Stores, lead: Lead, patience: RetryPolicy = RETRY_POLICY): Promise<Stored> {
  let inserted: Inserted;
  try {
    inserted = await insertWithRetries(stores, lead, patience);
  } catch {
    const isOurs = await withTimeout(patience.tryMs, spool(stores.FILES, lead));
    return isOurs ? { at: "kept", reference: lead.reference, spooled: true, isNew: true } : { at: "conflict" };
  }
  const { found, isNew } = inserted;
  if (!found) return { at: "files_taken" };
  if (found.isErased) return { at: "erased" };
  return (await isSameContent(found, lead))
    ? { at: "kept", reference: found.reference, spooled: false, isNew }
    : { at: "conflict" };
}
