/** A lead is never lost and never doubled: D1 first, and where D1 fails or stalls, a spool in R2. */
import { insertLead, type StoredLead } from "../database.ts";
import type { Env } from "../env.ts";
import { type Lead, rowOf } from "./lead.ts";
import { noticeStatements } from "../notify/announce.ts";
import type { NotifyEnv } from "../notify/channel.ts";
import { errorName, withTimeout } from "../timeout.ts";
import { spool } from "./spool.ts";

export type Stored =
  /** Stored now or before, with this very content. */
  | { readonly at: "kept"; readonly reference: string; readonly spooled: boolean }
  /** The id belongs to other content. */
  | { readonly at: "conflict" }
  /** The files are another submission's, or were swept. */
  | { readonly at: "files_taken" };

type Stores = Pick<Env, "DB" | "FILES"> & NotifyEnv;

export interface Patience {
  /** Milliseconds that one try may take, and how often it is tried: all far inside the client's 30 s. */
  readonly tryMs: number;
  readonly tries: number;
  /** The longest pause between two tries, milliseconds. */
  readonly pauseMs: number;
}
const PATIENCE: Patience = { tryMs: 3000, tries: 3, pauseMs: 400 };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function insertPatiently(stores: Stores, lead: Lead, patience: Patience): Promise<StoredLead | undefined> {
  for (let left = patience.tries - 1; ; left -= 1) {
    try {
      return await withTimeout(
        patience.tryMs,
        insertLead(stores.DB, rowOf(lead), lead.files, noticeStatements(stores, lead.id)),
      );
    } catch (error) {
      console.warn("D1 did not take a lead", errorName(error), "tries left", left);
      if (left === 0) throw error;
      await sleep(Math.random() * patience.pauseMs);
    }
  }
}

/** Rejects only when D1 and R2 are both down. */
export async function store(stores: Stores, lead: Lead, patience: Patience = PATIENCE): Promise<Stored> {
  let stored: StoredLead | undefined;
  try {
    stored = await insertPatiently(stores, lead, patience);
  } catch {
    const first = await withTimeout(patience.tryMs, spool(stores.FILES, lead));
    return first.contentHash === lead.contentHash
      ? { at: "kept", reference: lead.reference, spooled: true }
      : { at: "conflict" };
  }
  if (!stored) return { at: "files_taken" };
  return stored.contentHash === lead.contentHash
    ? { at: "kept", reference: stored.reference, spooled: false }
    : { at: "conflict" };
}
