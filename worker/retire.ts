/** Erases leads whose retention has ended, as many as one scheduled run can. */
import { catalogue } from "../src/forms/catalogue.ts";
import { type Share, UNBOUNDED } from "./budget.ts";
import type { Env } from "./env.ts";
import { eraseLeads, erasureOf, overdueLeads, type OverdueRow, type Statement } from "./erasure.ts";

/** Leads in one transaction. */
const STEP = 100;
/** With 120 queries two thousand leads in a run, 288,000 a day. */
const STEPS = 20;
/** R2 deletes up to so many in one call. */
const MOST_DELETED = 1000;

/** @returns how many were erased */
export async function retireLeads(
  { DB, FILES }: Pick<Env, "DB" | "FILES">,
  now: Date,
  share: Share = UNBOUNDED,
): Promise<number> {
  const prepared = ({ text, values }: Statement): D1PreparedStatement => DB.prepare(text).bind(...values);
  const stores = {
    async remove(keys: readonly string[]): Promise<void> {
      for (let at = 0; at < keys.length; at += MOST_DELETED) await FILES.delete(keys.slice(at, at + MOST_DELETED));
    },
    transact: (statements: readonly Statement[]) => DB.batch(statements.map(prepared)),
  };
  let retired = 0;
  for (let step = 0; step < STEPS && share.isLeft(); step += 1) {
    const { results } = await prepared(overdueLeads(catalogue, now, STEP)).all<OverdueRow>();
    if (results.length === 0) break;
    await eraseLeads(stores, results.map(erasureOf), now);
    retired += results.length;
  }
  return retired;
}
