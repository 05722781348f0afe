/** Leads that D1 could not take wait in R2, one object each, until the scheduled job brings them in. */
import { attachUploads, insertLead, type LeadRow, type LedgerClaim, type StoredLead } from "../database.ts";
import type { Env } from "../env.ts";
import { noticeStatements } from "../notify/announce.ts";
import type { NotifyEnv } from "../notify/channel.ts";
import { errorName } from "../timeout.ts";
import { type Lead, rowOf } from "./lead.ts";
import { SPOOL, spoolKey } from "./spool-key.ts";

/** A run stays far below the limits of subrequests. */
const DRAINED_AT_ONCE = 100;

/** Keeps the first lead under its id; answers with what is kept. */
export async function spool(files: R2Bucket, lead: Lead): Promise<Pick<Lead, "contentHash">> {
  const key = spoolKey(lead.id);
  const kept = await files.put(key, JSON.stringify(lead), {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType: "application/json" },
  });
  if (kept) return lead;
  const first = await files.get(key);
  return first ? first.json<Lead>() : lead;
}

type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

const flagged = (lead: Lead, flag: string): Lead => ({ ...lead, flags: [...lead.flags, flag] });

/** One lead into D1. What its visitor was promised is kept even where its files or its id are taken by now. */
async function bringIn(stores: Stores, lead: Lead): Promise<void> {
  const insert = (row: LeadRow, files: LedgerClaim): Promise<StoredLead | undefined> =>
    insertLead(stores.DB, row, files, noticeStatements(stores, row.id));
  const stored = await insert(rowOf(lead), lead.files);
  if (stored?.contentHash === lead.contentHash) return;
  const noFiles = { batchId: null, keys: [] };
  if (!stored) {
    const row = rowOf(flagged(lead, "files_missing"));
    await insert(row, noFiles);
    // Those of its files that are still free.
    await attachUploads(stores.DB, row, lead.files).run();
  } else await insert(rowOf({ ...flagged(lead, "id_taken"), id: crypto.randomUUID() }), noFiles);
}

export interface Drained {
  readonly stored: number;
  /** Files of leads that still wait: not to be swept. */
  readonly held: readonly string[];
  /** More leads wait than one run looks at, or some could not be read: nobody knows which files are theirs. */
  readonly more: boolean;
}

/** Brings in what waits. A lead that fails stays for the next run, and does not keep the others from coming in. */
export async function drainSpool(stores: Stores): Promise<Drained> {
  const { FILES } = stores;
  const { objects, truncated } = await FILES.list({ prefix: SPOOL, limit: DRAINED_AT_ONCE });
  let stored = 0;
  let unread = 0;
  const held: string[] = [];
  for (const { key } of objects) {
    let lead: Lead | undefined;
    try {
      lead = await (await FILES.get(key))?.json<Lead>();
      if (!lead) continue;
      await bringIn(stores, flagged(lead, "spooled"));
      await FILES.delete(key);
      stored += 1;
    } catch (error) {
      console.warn("A spooled lead could not be brought in", errorName(error));
      if (lead) held.push(...lead.files.keys);
      else unread += 1;
    }
  }
  return { stored, held, more: truncated || unread > 0 };
}
