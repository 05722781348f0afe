/**
 * Ledger rows that D1 could not take wait in R2, one object each, until the scheduled job or a submission enters them.
 * An upload is admitted by what the edge itself wrote down, in D1 or here: that a key is well-formed proves nothing.
 */
import * as v from "valibot";
import { insertUploads, UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { parseJson } from "../json.ts";
import { moveToDeadLetters } from "../dead-letters.ts";
import { pagesOf } from "../pages-of.ts";

const LEDGER = "ledger/";
const entryKey = (key: string): string => `${LEDGER}${key}.json`;

/** R2 lists and deletes up to 1,000 at once. */
const PAGE = 500;
/** Reads at a time: an invocation has six connections. */
const READS = 50;

type Stores = Pick<Env, "DB" | "FILES">;

/** As many wait at most, which one run of the scheduled job takes in: R2 lists so many at once. */
const MOST_WAITING = 1000;

export async function hasRoom(files: R2Bucket, more: number): Promise<boolean> {
  const { objects } = await files.list({ prefix: LEDGER, limit: MOST_WAITING });
  return objects.length + more <= MOST_WAITING;
}

export const spoolUploads = (files: R2Bucket, rows: readonly UploadRow[]): Promise<unknown> =>
  Promise.all(rows.map((row) => files.put(entryKey(row.key), JSON.stringify(row))));

async function readEntry(files: R2Bucket, entry: string): Promise<UploadRow | undefined> {
  const text = await (await files.get(entry))?.text();
  if (text === undefined) return undefined;
  const parsed = v.safeParse(UploadRow, parseJson(text));
  if (parsed.success) return parsed.output;
  await moveToDeadLetters(files, entry, text, "has the shape of no ledger row");
  return undefined;
}

async function readEntries(files: R2Bucket, entries: readonly string[]): Promise<UploadRow[]> {
  const rows = await Promise.all(entries.map((entry) => readEntry(files, entry)));
  return rows.filter((row) => row !== undefined);
}

/** The rows of these files that still wait. */
export const waitingUploads = ({ FILES }: Pick<Stores, "FILES">, keys: readonly string[]): Promise<UploadRow[]> =>
  readEntries(FILES, keys.map(entryKey));

/** Enters what waits. Returns whether all of it is in by now. */
export async function drainLedger({ DB, FILES }: Stores, deadline: number): Promise<boolean> {
  for await (const page of pagesOf(FILES, { prefix: LEDGER, limit: PAGE })) {
    const entries = page.objects.map(({ key }) => key);
    for (let at = 0; at < entries.length; at += READS) {
      if (Date.now() > deadline) return false;
      const some = entries.slice(at, at + READS);
      await insertUploads(DB, await readEntries(FILES, some));
      await FILES.delete(some);
    }
  }
  return true;
}
