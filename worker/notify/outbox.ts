/** The outbox: notices about leads that the team's chat has not received. All times are the database's own. */
import { IS_QUIET } from "../../src/record/flags.ts";
import { selectList } from "../../src/record/lead-record.ts";
import { IS_CANARY } from "../../src/record/canary.ts";
import { BACK_OFF, MOST_ATTEMPTS } from "./back-off.ts";
import { NOTICE_COLUMNS, type NoticeLead } from "./message.ts";

/** Lengthens each pause by up to this share, so that notices that failed together do not all return together. */
const JITTER = 0.1;

/** Notices to the chat. An earlier release also queued notices for a webhook. */
export const TO_CHAT = "channel = 'chat'";
const FORMAT = "'%Y-%m-%dT%H:%M:%fZ', 'now'";
const NOW = `strftime(${FORMAT})`;
const IS_DUE = `${TO_CHAT} AND sent_at IS NULL AND due_at <= ${NOW} AND tries < ${MOST_ATTEMPTS}`;
/** `?1` are the pauses, in seconds. */
const CLAIM = `UPDATE outbox SET tries = tries + 1, due_at = strftime(${FORMAT}, '+' || (?1 ->> ('$[' || tries || ']')) || ' seconds')`;

/** Above this rate leads are not announced one by one. The job sends a summary. */
const MOST_A_MINUTE = 20;
const IS_CALM = `(SELECT COUNT(*) FROM (
  SELECT 1 FROM leads WHERE received_at > strftime(${FORMAT}, '-1 minute') LIMIT ${MOST_A_MINUTE + 1})) <= ${MOST_A_MINUTE}`;

async function claim(db: D1Database, condition: string, value: string | number): Promise<readonly string[]> {
  const pauses = BACK_OFF.map((minutes) => Math.round(minutes * 60 * (1 + JITTER * Math.random())));
  const { results } = await db
    .prepare(`${CLAIM} WHERE ${IS_DUE} AND ${condition} RETURNING lead_id`)
    .bind(JSON.stringify(pauses), value)
    .all<{ lead_id: string }>();
  return results.map(({ lead_id: id }) => id);
}

/** Claims the notice of a lead that just came in, unless it looks automated or many leads come. */
export const claimOne = (db: D1Database, leadId: string): Promise<readonly string[]> =>
  claim(
    db,
    `lead_id = ?2 AND ${IS_CALM} AND EXISTS (SELECT 1 FROM leads WHERE id = outbox.lead_id AND NOT ${IS_QUIET})`,
    leadId,
  );

/** Claims due notices, the oldest first. */
export const claimDue = (db: D1Database, most: number): Promise<readonly string[]> =>
  claim(db, `lead_id IN (SELECT lead_id FROM outbox WHERE ${IS_DUE} ORDER BY due_at LIMIT ?2)`, most);

/** Adds a notice in the transaction that inserts the lead. A lead that was not inserted adds none, and neither does a canary. */
export const enqueueNotice = (db: D1Database, leadId: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (lead_id, channel, due_at) SELECT id, 'chat', MIN(received_at, ${NOW}) FROM leads WHERE id = ? AND NOT ${IS_CANARY}
       ON CONFLICT DO NOTHING`,
    )
    .bind(leadId);

/** Records the outcome of an attempt. @param failure the reason, unless it succeeded */
export const recordAttempt = (db: D1Database, ids: readonly string[], failure: string | null): Promise<D1Result> =>
  db
    .prepare(
      `UPDATE outbox SET failure = ?2, sent_at = iif(?2 IS NULL, ${NOW}, NULL)
       WHERE ${TO_CHAT} AND lead_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids), failure)
    .run();

/** Reads these leads, the oldest first. */
export async function noticeLeads(db: D1Database, ids: readonly string[]): Promise<readonly NoticeLead[]> {
  const { results } = await db
    .prepare(
      `SELECT ${selectList(NOTICE_COLUMNS)} FROM leads WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received_at, id`,
    )
    .bind(JSON.stringify(ids))
    .all<NoticeLead>();
  return results;
}
