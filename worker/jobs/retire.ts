/** Erases leads whose retention is over, up to 2,000 in a run, and records that are no longer needed. */
import { catalogue } from "../../src/forms/catalogue.ts";
import type { Env } from "../env.ts";
import {
  eraseLeads,
  type Erasure,
  toErasure,
  overdueLeads,
  type OverdueRow,
  type Statement,
} from "../../src/record/erasure.ts";

type Stores = Pick<Env, "DB" | "FILES">;

/** Leads in one transaction. */
const BATCH_LEADS = 100;
/** Transactions in one run. They need 120 queries and erase up to 288,000 leads a day. */
const BATCHES = 20;
/** R2's limit of keys in one delete call. */
const MAX_DELETED = 1000;

const prepared = (DB: D1Database, { text, values }: Statement): D1PreparedStatement =>
  DB.prepare(text).bind(...values);

async function erase(
  { DB, FILES }: Stores,
  erasures: readonly Erasure[],
  now: Date,
): Promise<void> {
  const stores = {
    async remove(keys: readonly string[]): Promise<void> {
      for (let start = 0; start < keys.length; start += MAX_DELETED)
        await FILES.delete(keys.slice(start, start + MAX_DELETED));
    },
    transact: (statements: readonly Statement[]) =>
      DB.batch(statements.map((statement) => prepared(DB, statement))),
  };
  await eraseLeads(stores, erasures, now);
}

/** Erases overdue leads with their files. @returns The number of erased leads. */
export async function retireLeads(stores: Stores, now: Date): Promise<number> {
  let retired = 0;
  for (let step = 0; step < BATCHES; step += 1) {
    const { results } = await prepared(
      stores.DB,
      overdueLeads(catalogue, now, BATCH_LEADS),
    ).all<OverdueRow>();
    if (results.length === 0) break;
    await erase(stores, results.map(toErasure), now);
    retired += results.length;
  }
  return retired;
}

const DAY = 86_400_000;
/** Longer than any backup from which a lead could come back. */
const ERASURE_DAYS = 90;
const READING_DAYS = Math.max(...catalogue.map(({ retention }) => retention));

/** Deletes the records of erasures that no one asked for, and of readings whose leads are all erased. */
export async function retireRecords(DB: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  await DB.batch([
    DB.prepare("DELETE FROM erasures WHERE erased_at < ? AND reason <> 'request'").bind(
      before(ERASURE_DAYS),
    ),
    DB.prepare("DELETE FROM readings WHERE at < ?").bind(before(READING_DAYS)),
  ]);
}
