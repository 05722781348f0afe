/** The table `notices`: leads of which the team's chat has not heard yet. */
import { IS_CANARY } from "../../src/record/canary.ts";
import { IS_QUIET } from "../../src/record/flags.ts";

export interface NotifyEnv {
  /** An incoming webhook of Slack, Google Chat, Mattermost or Discord. A secret. */
  readonly NOTIFY_WEBHOOK_URL?: string;
  /** `full` adds name, phone and e-mail. */
  readonly NOTIFY_DETAILS?: string;
}

/** A notice is sent again every ten minutes for a day. Then it is abandoned. */
export const MOST_ATTEMPTS = 144;
/** Below ten minutes, so that the job's next run finds it. */
const DUE_AGAIN = 9 * 60_000;

/** `?1` is now. */
const IS_DUE = `sent_at IS NULL AND due_at <= ?1 AND tries < ${MOST_ATTEMPTS}`;

/** Above this rate leads are not announced one by one. The job sends a summary. Leads that look automated do not count. */
const MOST_A_MINUTE = 20;
const IS_CALM = `(SELECT COUNT(*) FROM (
  SELECT 1 FROM leads WHERE received_at > ?4 AND NOT ${IS_QUIET} LIMIT ${MOST_A_MINUTE + 1})) <= ${MOST_A_MINUTE}`;

/** The statement that adds the lead's notice, for the transaction that inserts the lead. Empty if no chat is configured. A canary has none. */
export const noticeStatements = (
  { DB, NOTIFY_WEBHOOK_URL: url }: NotifyEnv & { readonly DB: D1Database },
  leadId: string,
): D1PreparedStatement[] =>
  url
    ? [
        DB.prepare(
          `INSERT INTO notices (lead_id, due_at) SELECT id, received_at FROM leads WHERE id = ? AND NOT ${IS_CANARY} ON CONFLICT DO NOTHING`,
        ).bind(leadId),
      ]
    : [];

const isoAt = (time: number): string => new Date(time).toISOString();

/** Claims due notices, so that no other run sends them too. `?3` and what follows are the values of the condition. */
async function claim(
  db: D1Database,
  now: Date,
  condition: string,
  ...values: readonly (string | number)[]
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `UPDATE notices SET tries = tries + 1, due_at = ?2 WHERE ${IS_DUE} AND ${condition} RETURNING lead_id`,
    )
    .bind(now.toISOString(), isoAt(now.getTime() + DUE_AGAIN), ...values)
    .all<{ lead_id: string }>();
  return results.map(({ lead_id: id }) => id);
}

/** Claims the notice of a lead that just came in, unless it looks automated or many leads come. */
export const claimOne = (db: D1Database, leadId: string, now: Date): Promise<readonly string[]> =>
  claim(
    db,
    now,
    `lead_id = ?3 AND ${IS_CALM} AND EXISTS (SELECT 1 FROM leads WHERE id = notices.lead_id AND NOT ${IS_QUIET})`,
    leadId,
    isoAt(now.getTime() - 60_000),
  );

/** Claims due notices, the oldest first. */
export const claimDue = (db: D1Database, most: number, now: Date): Promise<readonly string[]> =>
  claim(
    db,
    now,
    `lead_id IN (SELECT lead_id FROM notices WHERE ${IS_DUE} ORDER BY due_at LIMIT ?3)`,
    most,
  );

/** Records the outcome of an attempt. @param failure the reason, unless it succeeded */
export const recordAttempt = (
  db: D1Database,
  ids: readonly string[],
  failure: string | null,
  now: Date,
): Promise<D1Result> =>
  db
    .prepare(
      `UPDATE notices SET failure = ?2, sent_at = iif(?2 IS NULL, ?3, NULL)
       WHERE lead_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids), failure, now.toISOString())
    .run();
