/** Empties a database before a restore, in steps that block nobody. What was erased stays listed: it holds for every backup. */
import { type Sql, sql } from "../store/sql.ts";
import { numberOf, type Store } from "../store/store.ts";

const STEP = 2000;

async function repeat(store: Store, left: Sql, statements: readonly Sql[]): Promise<void> {
  while ((await numberOf(store, left)) > 0) await store.transact(statements);
}

/** Only what was there when the restore began: a lead that comes in meanwhile is nobody's to delete. */
export async function wipe(store: Store, startedAt: string): Promise<void> {
  const leads = sql`SELECT id FROM leads WHERE stored_at < ${startedAt} ORDER BY received_at, id LIMIT ${STEP}`;
  await repeat(store, sql`SELECT COUNT(*) AS n FROM (SELECT 1 FROM leads WHERE stored_at < ${startedAt} LIMIT 1)`, [
    sql`DELETE FROM notices WHERE lead_id IN (${leads})`,
    sql`DELETE FROM uploads WHERE lead_id IN (${leads})`,
    sql`DELETE FROM leads WHERE id IN (${leads})`,
  ]);
  const pending = sql`SELECT key FROM uploads WHERE state = 'pending' AND created_at < ${startedAt} LIMIT ${STEP}`;
  await repeat(store, sql`SELECT COUNT(*) AS n FROM (${pending})`, [
    sql`DELETE FROM uploads WHERE key IN (${pending})`,
  ]);
}
