/**
 * What is still to be sent of leads: `notices` to people, `deliveries` to another program. Times are the database's own, so that
 * no two clocks are compared.
 */
import type { Announced } from "./message.ts";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
/** Ten minutes after a first failure, then twice as long each time, at most six hours: given up after a day and a half. */
const NEXT = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || MIN(600 * (1 << tries), 21600) || ' seconds')";
const MOST_TRIES = 10;
const AT_ONCE = 50;
const IS_DUE = `sent_at IS NULL AND due_at <= ${NOW} AND tries < ${MOST_TRIES}`;

interface Claimed {
  readonly lead_id: string;
}

export interface Outbox {
  /** For the batch that writes the lead, behind its insert: no lead, no row; a second submission adds none. */
  readonly enqueue: (db: D1Database, leadIds: readonly string[]) => D1PreparedStatement;
  readonly claimOne: (db: D1Database, leadId: string) => Promise<readonly string[]>;
  readonly claimDue: (db: D1Database) => Promise<readonly string[]>;
  readonly markSent: (db: D1Database, ids: readonly string[]) => Promise<D1Result>;
}

/** The rows of one table. */
export function outboxOf(table: "notices" | "deliveries"): Outbox {
  /** Takes what is due, so that nobody else sends it, and sets when it is due again if this try fails. */
  async function claim(db: D1Database, which: string, ...values: readonly string[]): Promise<readonly string[]> {
    const { results } = await db
      .prepare(
        `UPDATE ${table} SET tries = tries + 1, due_at = ${NEXT}
         WHERE ${IS_DUE} AND ${which} RETURNING lead_id`,
      )
      .bind(...values)
      .all<Claimed>();
    return results.map(({ lead_id: id }) => id);
  }
  return {
    enqueue: (db, leadIds) =>
      db
        .prepare(
          `INSERT INTO ${table} (lead_id, due_at)
           SELECT id, ${NOW} FROM leads WHERE id IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
        )
        .bind(JSON.stringify(leadIds)),
    claimOne: (db, leadId) => claim(db, "lead_id = ?", leadId),
    claimDue: (db) =>
      claim(db, `lead_id IN (SELECT lead_id FROM ${table} WHERE ${IS_DUE} ORDER BY due_at LIMIT ${AT_ONCE})`),
    markSent: (db, ids) =>
      db
        .prepare(`UPDATE ${table} SET sent_at = ${NOW} WHERE lead_id IN (SELECT value FROM json_each(?))`)
        .bind(JSON.stringify(ids))
        .run(),
  };
}

export async function announcedLeads(db: D1Database, ids: readonly string[]): Promise<readonly Announced[]> {
  const { results } = await db
    .prepare(
      `SELECT id, reference, form_type AS formType, city, full_name AS fullName, country_code AS countryCode, phone, email,
         flags, language, time_zone AS timeZone, call_time AS callTime FROM leads WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received_at, id`,
    )
    .bind(JSON.stringify(ids))
    .all<Announced>();
  return results;
}
