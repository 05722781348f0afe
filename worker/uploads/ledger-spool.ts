/**
 * Rows of the ledger that D1 could not take wait in R2, one object each, until the scheduled job or a submission inserts them.
 * A claim needs such a row, in D1 or here: a well-formed key alone proves nothing.
 */
import * as v from "valibot";
import type { Share } from "../jobs/budget.ts";
import { insertUploads, uploadNames, UploadRow } from "../database.ts";
import type { Env } from "../env.ts";
import { parseJson } from "../../src/forms/objects.ts";
import { leaveToNextRun, moveToDeadLetters } from "../lead/dead-letters.ts";
import { DEAD_LETTERS } from "../lead/spool-key.ts";
import { listPages } from "../list-pages.ts";
import type { Refusal } from "./quota.ts";

const LEDGER = "ledger/";
const entryKey = (key: string): string => `${LEDGER}${key}.json`;

/** R2 lists and deletes up to 1,000 at once. */
const PAGE = 500;
/** Reads at a time: an invocation has six connections. */
const READS = 50;

type Stores = Pick<Env, "DB" | "FILES">;

/** At most so many rows may wait, of all; and of a network, for ten visitors with all the files of a form. Twice as many of the /48 around it. */
const MOST_WAITING = { all: 1000, network: 100 };

/** Which limit so many more rows of a sender would pass. */
async function refusalOf(files: R2Bucket, senders: readonly string[], more: number): Promise<Refusal | undefined> {
  let all = more;
  const own = senders.map(() => more);
  for await (const { objects } of listPages(files, { prefix: LEDGER, include: ["customMetadata"] })) {
    all += objects.length;
    if (all > MOST_WAITING.all) return "ceiling";
    for (const { customMetadata } of objects)
      for (const [i, sender] of senders.entries()) if (customMetadata?.senders?.includes(sender)) own[i]! += 1;
  }
  return own.some((rows, i) => rows > (i + 1) * MOST_WAITING.network) ? "quota" : undefined;
}

/**
 * Writes new rows, within the limits: all of them or none. Others may write at the same time, so they are counted again when they stand.
 *
 * @param senders the pseudonyms of the sender's networks, the narrowest first
 * @returns which limit refused them
 */
export async function spoolUploads(
  files: R2Bucket,
  rows: readonly UploadRow[],
  senders: readonly string[],
): Promise<Refusal | undefined> {
  const early = await refusalOf(files, senders, rows.length);
  if (early) return early;
  const customMetadata = { senders: senders.join(" ") };
  await Promise.all(rows.map((row) => files.put(entryKey(row.key), JSON.stringify(row), { customMetadata })));
  const late = await refusalOf(files, senders, 0);
  if (late) await files.delete(rows.map(({ key }) => entryKey(key)));
  return late;
}

async function readEntry(files: R2Bucket, entry: string): Promise<UploadRow | undefined> {
  const text = await (await files.get(entry))?.text();
  if (text === undefined) return undefined;
  const parsed = v.safeParse(UploadRow, parseJson(text));
  if (parsed.success && entryKey(parsed.output.key) === entry) return parsed.output;
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

/**
 * Inserts a row alone, so that one that D1 refuses keeps no other waiting. It becomes a dead letter as a lead does: a D1 that fails now and then
 * is no refusal.
 *
 * @returns whether it waits no longer @throws where D1 is away
 */
async function insertAlone({ DB, FILES }: Stores, row: UploadRow, { key, etag, customMetadata }: R2Object) {
  try {
    await insertUploads(DB, [row]);
  } catch (error) {
    await DB.prepare("SELECT 1").all();
    const text = JSON.stringify(row);
    const reason = error instanceof Error ? error.message : String(error);
    if (await leaveToNextRun(FILES, { key, etag, text, customMetadata }, reason)) return false;
    await moveToDeadLetters(FILES, key, text, reason);
  }
  await FILES.delete(key);
  return true;
}

/** Inserts all waiting rows. @returns whether none is left @throws where a store is away */
export async function drainLedger(stores: Stores, share: Share): Promise<boolean> {
  const { DB, FILES } = stores;
  let isEmpty = true;
  for await (const page of listPages(FILES, { prefix: LEDGER, limit: PAGE, include: ["customMetadata"] })) {
    for (let at = 0; at < page.objects.length; at += READS) {
      if (!share.isLeft()) return false;
      const entries = new Map(page.objects.slice(at, at + READS).map((object) => [object.key, object]));
      const rows = await readEntries(FILES, [...entries.keys()]);
      try {
        await insertUploads(DB, rows);
      } catch {
        for (const row of rows) isEmpty = (await insertAlone(stores, row, entries.get(entryKey(row.key))!)) && isEmpty;
        continue;
      }
      await FILES.delete([...entries.keys()]);
    }
  }
  return isEmpty;
}

/** The files of dead letters that are rows of the ledger, where these were not entered since: nothing else names them. */
export async function orphansOf({ DB }: Pick<Stores, "DB">, deadLetters: readonly string[]): Promise<string[]> {
  const prefix = DEAD_LETTERS + LEDGER;
  const keys = deadLetters.flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length, -".json".length)] : [],
  );
  const entered = await uploadNames(DB, keys);
  return keys.filter((key) => !entered.has(key));
}
