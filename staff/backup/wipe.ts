/**
 * Empties a database before a restore, in steps that block nobody. What was erased stays listed: it holds for every backup. And
 * files stay listed, as nobody's: those that the backup does not name are swept a day later, when the restore is long over.
 */
import { type Sql, sql } from "../store/sql.ts";
import { numberOf, type Store } from "../store/store.ts";

const STEP = 2000;
const DAY = 86_400_000;

async function repeat(store: Store, left: Sql, statements: readonly Sql[]): Promise<void> {
  while ((await numberOf(store, left)) > 0) await store.transact(statements);
}

/** Only what was there when the restore began: a lead that comes in meanwhile is nobody's to delete. */
export async function wipe(store: Store, startedAt: string): Promise<void> {
  const leads = sql`SELECT id FROM leads WHERE stored_at < ${startedAt} ORDER BY received_at, id LIMIT ${STEP}`;
  const sweptFrom = new Date(Date.parse(startedAt) + DAY).toISOString();
  await repeat(store, sql`SELECT COUNT(*) AS n FROM (SELECT 1 FROM leads WHERE stored_at < ${startedAt} LIMIT 1)`, [
    sql`DELETE FROM notices WHERE lead_id IN (${leads})`,
    sql`UPDATE uploads SET state = 'pending', lead_id = NULL, expires_at = ${sweptFrom} WHERE lead_id IN (${leads})`,
    sql`DELETE FROM leads WHERE id IN (${leads})`,
  ]);
}
