/**
 * Moves spooled leads into D1. Their visitors already have a receipt. So a lead is stored even if another lead has taken its files
 * or its id.
 */
import { catalogue } from "../../src/forms/catalogue.ts";
import type { Flag } from "../../src/record/flags.ts";
import { type IncomingLead, parseSpooledLead } from "../../src/record/lead-record.ts";
import { errorName } from "../http/log.ts";
import { uuidFromHash } from "../hash.ts";
import { withTimeout } from "../timeout.ts";
import { fileKeysIn } from "../uploads/keys.ts";
import { keepUploads } from "../uploads/uploads.ts";
import { insertLead, type Stores } from "./insert-lead.ts";
import { flagText } from "./new-lead.ts";
import { SPOOL, SPOOL_FAILED } from "../../src/record/spool-key.ts";

/** The job runs every minute. A run ends well before the next one begins. */
const RUN_MS = 40_000;
/** D1 allows a thousand queries in one run, and the other parts of the job need two hundred. */
const MOST_QUERIES = 700;
const MOST_QUERIES_OF_A_LEAD = 10;
const INSERT_MS = 10_000;
/** Objects at the same time, because most of the time is spent waiting for R2. */
const AT_ONCE = 5;

const DAY = 86_400_000;
/** Days after which a failed lead is deleted, because it is personal data: the longest retention of any form. */
const MAX_DAYS = Math.max(...catalogue.map(({ retention }) => retention));

const withFlags = (lead: IncomingLead, ...flags: Flag[]): IncomingLead => ({
  ...lead,
  flags: flagText([...(lead.flags.split(",").filter(Boolean) as Flag[]), ...flags]),
});

/** Flags the lead and drops files that no longer exist. The erasure of another lead may have deleted them. */
async function withStoredFiles(files: R2Bucket, lead: IncomingLead): Promise<IncomingLead> {
  const objects = await Promise.all(lead.files.keys.map((key) => files.head(key)));
  const keys = objects.flatMap((object) => object?.key ?? []);
  if (keys.length === objects.length) return withFlags(lead, "spooled");
  return { ...withFlags(lead, "spooled", "files_missing"), files: { ...lead.files, keys } };
}

/** Derives a new id from the content, because another lead has the id. A repeated run derives the same one. */
const withOwnId = async (lead: IncomingLead): Promise<IncomingLead> => ({
  ...withFlags(lead, "id_taken"),
  id: await uuidFromHash(`${lead.id}\n${lead.contentHash}`),
});

/** @returns the most queries that it can have taken */
async function insertSpooled(stores: Stores, spooled: IncomingLead): Promise<number> {
  const lead = await withStoredFiles(stores.FILES, spooled);
  const { status } = await insertLead(stores, lead);
  if (status === "stored") return 3;
  if (status === "files_taken") {
    await insertLead(stores, withFlags(lead, "files_missing"), { withAnyFiles: true });
  } else if (status === "conflict") {
    await insertLead(stores, await withOwnId(lead), { withAnyFiles: true });
  }
  return MOST_QUERIES_OF_A_LEAD;
}

class Unreadable extends Error {
  override readonly name = "Unreadable";
}

const isAnswering = (db: D1Database): Promise<boolean> =>
  withTimeout(INSERT_MS, db.prepare("SELECT 1").all()).then(
    () => true,
    () => false,
  );

/** Lists a folder, beginning at a random place, so that no object waits behind others for ever. */
async function* listFrom(
  files: R2Bucket,
  prefix: string,
  startAfter: string,
): AsyncGenerator<R2Object> {
  for (const isSecondHalf of [true, false]) {
    let cursor: string | undefined;
    do {
      const page: R2Objects = await files.list({
        prefix,
        cursor,
        ...(isSecondHalf && !cursor ? { startAfter } : {}),
      });
      for (const object of page.objects) {
        if (!isSecondHalf && object.key > startAfter) return;
        yield object;
      }
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  }
}

interface Drain {
  readonly stored: number;
  /** Objects that stay, because they are unreadable or D1 rejected them. */
  readonly failed: number;
  /** Whether the run read the whole folder. */
  readonly isComplete: boolean;
}

interface Drained extends Drain {
  /** Objects that failed for a day, and are in the folder of failed leads now. */
  readonly moved: number;
  /** Files of leads that stay in the spool. The sweep must keep them. */
  readonly keys: readonly string[];
}

/**
 * Stores the leads of a folder and deletes their objects, within a budget of time and queries. A failed lead stays and the run
 * continues, unless D1 is down.
 *
 * @param onFailure for an object that is unreadable or that D1 rejected
 * @throws If R2 fails.
 */
async function drainFolder(
  stores: Stores,
  prefix: string,
  onFailure: (object: R2Object, text: string) => Promise<unknown>,
): Promise<Drain> {
  const { FILES, DB } = stores;
  const until = Date.now() + RUN_MS;
  let [stored, failed, queries] = [0, 0, 0];
  let isDown = false;

  async function drainObject(object: R2Object): Promise<void> {
    const text = await (await FILES.get(object.key))?.text();
    if (text === undefined) return;
    try {
      const parsed = parseSpooledLead(text);
      if (!parsed.ok) throw new Unreadable(parsed.reason);
      const used = await withTimeout(INSERT_MS, insertSpooled(stores, parsed.lead));
      // The sum is read after the wait, because five leads are under way.
      queries += used;
      await FILES.delete(object.key);
      stored += 1;
    } catch (error) {
      // Logs only the class, because a message may quote the lead.
      console.error("A lead stays in the spool", errorName(error));
      failed += 1;
      if (!(error instanceof Unreadable)) {
        queries += MOST_QUERIES_OF_A_LEAD;
        isDown ||= !(await isAnswering(DB));
      }
      if (!isDown) await onFailure(object, text);
    }
  }

  const waiting: R2Object[] = [];
  for await (const object of listFrom(FILES, prefix, prefix + crypto.randomUUID())) {
    if (isDown || queries > MOST_QUERIES || Date.now() > until)
      return { stored, failed, isComplete: false };
    waiting.push(object);
    if (waiting.length === AT_ONCE) await Promise.all(waiting.splice(0).map(drainObject));
  }
  await Promise.all(waiting.map(drainObject));
  return { stored, failed, isComplete: !isDown };
}

const isOlder = ({ uploaded }: R2Object, now: Date, days: number): boolean =>
  uploaded.getTime() < now.getTime() - days * DAY;

/** Moves spooled leads into D1. A lead that failed for a day moves to the folder of failed leads. @throws If R2 fails. */
export async function drainSpool(stores: Stores, now: Date): Promise<Drained> {
  const { FILES, DB } = stores;
  const keys: string[] = [];
  let moved = 0;
  const drain = await drainFolder(stores, SPOOL, async (object, text) => {
    const own = fileKeysIn(text);
    keys.push(...own);
    if (!isOlder(object, now, 1)) return;
    if (own.length > 0) await keepUploads(DB, own, new Date(now.getTime() + MAX_DAYS * DAY));
    await FILES.put(object.key.replace(SPOOL, SPOOL_FAILED), text);
    await FILES.delete(object.key);
    moved += 1;
  });
  return { ...drain, moved, keys };
}

/** Tries the failed leads again, because a new release may have repaired the cause. @throws If R2 fails. */
export const retryFailed = (stores: Stores, now: Date): Promise<Drain> =>
  drainFolder(stores, SPOOL_FAILED, async (object) => {
    // It was a day old when it was moved.
    if (isOlder(object, now, MAX_DAYS - 1)) await stores.FILES.delete(object.key);
  });
