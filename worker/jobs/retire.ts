/** Erases leads whose retention has ended, as many as one scheduled run can, and dead letters like them. */
import { catalogue, formOfType } from "../../src/forms/catalogue.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { parseSpooledLead } from "../../src/forms/lead-record.ts";
import { type Share, UNBOUNDED } from "./budget.ts";
import type { Env } from "../env.ts";
import { eraseLeads, type Erasure, erasureOf, overdueLeads, type OverdueRow, type Statement } from "../lead/erasure.ts";
import { DEAD_LETTERS } from "../lead/spool-key.ts";
import { listPages } from "../list-pages.ts";
import { orphansOf } from "../uploads/ledger-spool.ts";

type Stores = Pick<Env, "DB" | "FILES">;

/** Leads in one transaction. */
const STEP = 100;
/** With 120 queries two thousand leads in a run, 288,000 a day. */
const STEPS = 20;
/** R2 deletes up to so many in one call. */
const MOST_DELETED = 1000;

const prepared = (DB: D1Database, { text, values }: Statement): D1PreparedStatement => DB.prepare(text).bind(...values);

async function erase({ DB, FILES }: Stores, erasures: readonly Erasure[], now: Date): Promise<void> {
  const stores = {
    async remove(keys: readonly string[]): Promise<void> {
      for (let at = 0; at < keys.length; at += MOST_DELETED) await FILES.delete(keys.slice(at, at + MOST_DELETED));
    },
    transact: (statements: readonly Statement[]) => DB.batch(statements.map((one) => prepared(DB, one))),
  };
  await eraseLeads(stores, erasures, now);
}

/** @returns how many were erased */
export async function retireLeads(stores: Stores, now: Date, share: Share = UNBOUNDED): Promise<number> {
  let retired = 0;
  for (let step = 0; step < STEPS && share.isLeft(); step += 1) {
    const { results } = await prepared(stores.DB, overdueLeads(catalogue, now, STEP)).all<OverdueRow>();
    if (results.length === 0) break;
    await erase(stores, results.map(erasureOf), now);
    retired += results.length;
  }
  return retired;
}

/** Dead letters that are read at a time: an invocation has six connections. */
const READS = 50;
const DAY = 86_400_000;

const longest = Math.max(...catalogue.map(({ retention }) => retention));

/** What is to be erased of a dead letter, if its time is over: that of its form, or the longest where it is no lead that can be read. */
async function overdueIn(files: R2Bucket, { key, uploaded, customMetadata }: R2Object, now: Date) {
  const parsed = parseSpooledLead((await (await files.get(key))?.text()) ?? "");
  const {
    formType = "",
    reference = "",
    receivedAt = customMetadata?.since ?? uploaded.toISOString(),
  } = parsed.ok ? parsed.lead : {};
  const days = formOfType(formType)?.retention ?? longest;
  if (Date.parse(receivedAt) >= now.getTime() - days * DAY) return undefined;
  const id = key.slice(DEAD_LETTERS.length).replace(/\.json$/, "");
  // Its files were kept for some months, and are swept. Those that another lead has meanwhile are that lead's.
  const erasure: Erasure = {
    id,
    reference,
    formType,
    receivedOn: dayInIndia(Date.parse(receivedAt)),
    reason: "retention",
    keys: [],
  };
  return { key, erasure };
}

/** Erases dead letters whose time is over. A lead that came in by itself later, under the same id, keeps its row. @returns how many */
export async function retireDeadLetters(stores: Stores, now: Date, share: Share = UNBOUNDED): Promise<number> {
  const { DB, FILES } = stores;
  let retired = 0;
  for await (const { objects } of listPages(FILES, { prefix: DEAD_LETTERS, include: ["customMetadata"] })) {
    for (let at = 0; at < objects.length && share.isLeft(); at += READS) {
      const looks = objects.slice(at, at + READS).map((object) => overdueIn(FILES, object, now));
      const overdue = (await Promise.all(looks)).filter((one) => one !== undefined);
      if (overdue.length === 0) continue;
      const ids = JSON.stringify(overdue.map(({ erasure }) => erasure.id));
      const stored = DB.prepare("SELECT id FROM leads WHERE id IN (SELECT value FROM json_each(?))").bind(ids);
      const alive = new Set((await stored.all<{ id: string }>()).results.map(({ id }) => id));
      // A row of the ledger is nobody's lead.
      const leads = overdue.filter(({ erasure: { id } }) => !alive.has(id) && !id.includes("/"));
      await erase(
        stores,
        leads.map(({ erasure }) => erasure),
        now,
      );
      const keys = overdue.map(({ key }) => key);
      await FILES.delete([...(await orphansOf(stores, keys)), ...keys]);
      retired += overdue.length;
    }
  }
  return retired;
}
