/** Erases leads after their retention, as many as one scheduled run can. */
import { catalogue } from "../../src/forms/catalogue.ts";
import type { Env } from "../env.ts";
import {
  eraseLeads,
  type Erasure,
  toErasure,
  overdueLeads,
  type OverdueRow,
  type Statement,
} from "../../src/rules/erasure.ts";

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
      for (let start = 0; start < keys.length; start += MOST_DELETED)
        await FILES.delete(keys.slice(start, start + MOST_DELETED));
    },
    transact: (statements: readonly Statement[]) => DB.batch(statements.map((statement) => prepared(DB, statement))),
  };
  await eraseLeads(stores, erasures, now);
}

/** @returns how many were erased */
export async function retireLeads(stores: Stores, now: Date): Promise<number> {
  let retired = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const { results } = await prepared(stores.DB, overdueLeads(catalogue, now, STEP)).all<OverdueRow>();
    if (results.length === 0) break;
    await erase(stores, results.map(toErasure), now);
    retired += results.length;
  }
  return retired;
}
