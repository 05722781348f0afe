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
import { insertLead, type Stores } from "./insert-lead.ts";
import { flagText } from "./lead.ts";
import { SPOOL } from "../../src/record/spool-key.ts";

/** Leads in one run. Each needs up to seven queries, and D1 allows a thousand. */
const MAX_LEADS = 100;
const INSERT_MS = 10_000;

/** Days after which a failing object is deleted, because it is personal data: the longest retention of any form. */
const MAX_DAYS = Math.max(...catalogue.map(({ retention }) => retention));

export interface Drained {
  readonly stored: number;
  /** Objects that stay in the spool, because they are unreadable or D1 rejected them. `/health` reports them after an hour. */
  readonly failed: number;
  /** Files of leads that stay in the spool. The sweep must keep them. */
  readonly spooledKeys: readonly string[];
  /** Whether the run read the whole spool. */
  readonly isComplete: boolean;
}

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

async function insertSpooled(stores: Stores, spooled: IncomingLead): Promise<void> {
  const lead = await withStoredFiles(stores.FILES, spooled);
  const first = await insertLead(stores, lead);
  if (first.isNew) return;
  if (!first.found) {
    await insertLead(stores, withFlags(lead, "files_missing"), { withAnyFiles: true });
  } else if (!first.found.isErased && first.found.contentHash !== lead.contentHash) {
    await insertLead(stores, await withOwnId(lead), { withAnyFiles: true });
  }
}

class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** @throws Unreadable, or an error of D1 or R2. */
async function drainObject(stores: Stores, key: string, text: string): Promise<void> {
  const parsed = parseSpooledLead(text);
  if (!parsed.ok) throw new Unreadable(parsed.reason);
  await withTimeout(INSERT_MS, insertSpooled(stores, parsed.lead));
  await stores.FILES.delete(key);
}

const isAnswering = (db: D1Database): Promise<boolean> =>
  withTimeout(INSERT_MS, db.prepare("SELECT 1").all()).then(
    () => true,
    () => false,
  );

/**
 * Moves up to 100 leads into D1. A failed lead stays in the spool and the run continues, unless D1 is down.
 *
 * @throws If R2 fails.
 */
export async function drainSpool(stores: Stores): Promise<Drained> {
  const { objects, truncated } = await stores.FILES.list({ prefix: SPOOL, limit: MAX_LEADS });
  const spooledKeys: string[] = [];
  let stored = 0;
  let failed = 0;
  for (const { key, uploaded } of objects) {
    const text = await (await stores.FILES.get(key))?.text();
    if (text === undefined) continue;
    try {
      await drainObject(stores, key, text);
      stored += 1;
    } catch (error) {
      // Logs only the class, because a message may quote the lead.
      console.error("A lead stays in the spool", errorName(error));
      failed += 1;
      if (uploaded.getTime() < Date.now() - MAX_DAYS * 86_400_000) {
        await stores.FILES.delete(key);
        continue;
      }
      spooledKeys.push(...fileKeysIn(text));
      if (!(error instanceof Unreadable) && !(await isAnswering(stores.DB))) {
        return { stored, failed, spooledKeys, isComplete: false };
      }
    }
  }
  return { stored, failed, spooledKeys, isComplete: !truncated };
}
