/**
 * The outboxes of leads: `notices` to people, `deliveries` to another program. All times are the database's, so that no two clocks
 * are compared.
 */
import type { WebhookLead } from "./delivered.ts";
import type { Announced } from "./message.ts";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
/** Ten minutes after a first failure, then twice as long each time, at most six hours: given up after a day and a half. */
const NEXT = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || MIN(600 * (1 << tries), 21600) || ' seconds')";
const MOST_TRIES = 10;
const AT_ONCE = 50;
const IS_DUE = `sent_at IS NULL AND due_at <= ${NOW} AND tries < ${MOST_TRIES}`;

/**
 * The outbox that one table holds.
 *
 * @param table `notices` go to people, `deliveries` to another program
 */
export function outboxOf(table: "notices" | "deliveries") {
  /** Claims due rows: their next try is set at once, so no other run sends them too. */
  async function claim(db: D1Database, which: string, ...values: readonly string[]): Promise<readonly string[]> {
    const { results } = await db
      .prepare(
        `UPDATE ${table} SET tries = tries + 1, due_at = ${NEXT}
         WHERE ${IS_DUE} AND ${which} RETURNING lead_id`,
      )
      .bind(...values)
      .all<{ lead_id: string }>();
    return results.map(({ lead_id: id }) => id);
  }
  return {
    /** For the batch that writes the leads, behind their insert: a lead that is not written, or written before, adds no row. */
    enqueue: (db: D1Database, leadIds: readonly string[]): D1PreparedStatement =>
      db
        .prepare(
          `INSERT INTO ${table} (lead_id, due_at)
           SELECT id, ${NOW} FROM leads WHERE id IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
        )
        .bind(JSON.stringify(leadIds)),
    claimOne: (db: D1Database, leadId: string) => claim(db, "lead_id = ?", leadId),
    claimDue: (db: D1Database) =>
      claim(db, `lead_id IN (SELECT lead_id FROM ${table} WHERE ${IS_DUE} ORDER BY due_at LIMIT ${AT_ONCE})`),
    markSent: (db: D1Database, ids: readonly string[]) =>
      db
        .prepare(`UPDATE ${table} SET sent_at = ${NOW} WHERE lead_id IN (SELECT value FROM json_each(?))`)
        .bind(JSON.stringify(ids))
        .run(),
  };
}

/** The leads of these ids, the oldest first. An erased lead is left out. */
export async function leadsOf(db: D1Database, ids: readonly string[]): Promise<readonly (WebhookLead & Announced)[]> {
  if (ids.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT id, reference, form_type AS formType, full_name AS fullName, country_code AS countryCode, phone, email, city,
         payload, flags, language, time_zone AS timeZone, call_time AS callTime, received_at AS receivedAt
       FROM leads WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received_at, id`,
    )
    .bind(JSON.stringify(ids))
    .all<WebhookLead & Announced>();
  return results;
}
