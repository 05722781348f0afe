/**
 * Rows of the ledger that D1 could not take wait in R2, one object each, until the scheduled job or a submission inserts them.
 * A claim needs such a row, in D1 or here: a well-formed key alone proves nothing.
 */
import * as v from "valibot";
import type { Share } from "../jobs/budget.ts";
import { insertUploads, UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { parseJson } from "../http/json.ts";
import { moveToDeadLetters } from "../lead/dead-letters.ts";
import { listPages } from "../list-pages.ts";

const LEDGER = "ledger/";
const entryKey = (key: string): string => `${LEDGER}${key}.json`;

/** R2 lists and deletes up to 1,000 at once. */
const PAGE = 500;
/** Reads at a time: an invocation has six connections. */
const READS = 50;

type Stores = Pick<Env, "DB" | "FILES">;

/** At most so many rows may wait, as many as R2 lists at once. */
const MOST_WAITING = 1000;

/** Whether so many more rows may wait. */
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

/** The rows of these files that wait here. */
export const waitingUploads = ({ FILES }: Pick<Stores, "FILES">, keys: readonly string[]): Promise<UploadRow[]> =>
  readEntries(FILES, keys.map(entryKey));

/** Inserts a row alone. One that D1 refuses while it answers is set aside, so that it keeps no other waiting. */
async function insertAlone({ DB, FILES }: Stores, row: UploadRow): Promise<void> {
  try {
    await insertUploads(DB, [row]);
  } catch (error) {
    await DB.prepare("SELECT 1").all();
    const reason = error instanceof Error ? error.message : String(error);
    await moveToDeadLetters(FILES, entryKey(row.key), JSON.stringify(row), reason);
  }
}

/** Inserts all waiting rows. @returns whether none is left @throws where a store is away */
export async function drainLedger(stores: Stores, share: Share): Promise<boolean> {
  const { DB, FILES } = stores;
  for await (const page of listPages(FILES, { prefix: LEDGER, limit: PAGE })) {
    const entries = page.objects.map(({ key }) => key);
    for (let at = 0; at < entries.length; at += READS) {
      if (!share.isLeft()) return false;
      const some = entries.slice(at, at + READS);
      const rows = await readEntries(FILES, some);
      try {
        await insertUploads(DB, rows);
      } catch {
        for (const row of rows) await insertAlone(stores, row);
      }
      await FILES.delete(some);
    }
  }
  return true;
}
