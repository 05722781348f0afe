/**
 * The outbox: what is to be told of leads, `chat` to people and `webhook` to another program. All times are the database's, so that no
 * two clocks are compared.
 */
import { IS_QUIET } from "../../src/forms/flags.ts";
import { selected } from "../../src/forms/lead-record.ts";
import { TOLD, type ToldLead, type WebhookLead } from "./delivered.ts";

export type ChannelName = "chat" | "webhook";

/**
 * Minutes until the next try, after each: within an hour of its return the other side has heard of all that waited. After the last, a
 * day and a half later, a row is given up.
 */
const BACK_OFF: readonly number[] = [10, 20, 40, ...Array.from({ length: 47 }, () => 44)];
/** The share of a pause by which it may be longer, so that what failed together does not come back together. */
const JITTER = 0.1;

const FORMAT = "'%Y-%m-%dT%H:%M:%fZ', 'now'";
const NOW = `strftime(${FORMAT})`;
const IS_DUE = `sent_at IS NULL AND due_at <= ${NOW} AND tries < ${BACK_OFF.length}`;
/** `?1` are the pauses, in seconds. */
const CLAIM = `UPDATE outbox SET tries = tries + 1, due_at = strftime(${FORMAT}, '+' || (?1 ->> ('$[' || tries || ']')) || ' seconds')`;

/** More leads in a minute are told of by the job, in one message. */
const RINGS_A_MINUTE = 20;
const IS_CALM = `(SELECT COUNT(*) FROM (
  SELECT 1 FROM leads WHERE received_at > strftime(${FORMAT}, '-1 minute') LIMIT ${RINGS_A_MINUTE + 1})) <= ${RINGS_A_MINUTE}`;

async function claim(
  db: D1Database,
  channel: ChannelName,
  which: string,
  value: string | number,
): Promise<readonly string[]> {
  const pauses = BACK_OFF.map((minutes) => Math.round(minutes * 60 * (1 + JITTER * Math.random())));
  const { results } = await db
    .prepare(`${CLAIM} WHERE channel = ?2 AND ${IS_DUE} AND ${which} RETURNING lead_id`)
    .bind(JSON.stringify(pauses), channel, value)
    .all<{ lead_id: string }>();
  return results.map(({ lead_id: id }) => id);
}

/** Claims one lead as it comes in: its next try is set at once, so that no run sends it too. None where it rings nobody, or many come. */
export const claimOne = (db: D1Database, channel: ChannelName, leadId: string): Promise<readonly string[]> =>
  claim(
    db,
    channel,
    `lead_id = ?3 AND ${channel === "chat" ? IS_CALM : "1"}
       AND EXISTS (SELECT 1 FROM leads WHERE id = outbox.lead_id AND NOT ${IS_QUIET})`,
    leadId,
  );

/** Claims what is due, the oldest first. */
export const claimDue = (db: D1Database, channel: ChannelName, most: number): Promise<readonly string[]> =>
  claim(
    db,
    channel,
    `lead_id IN (SELECT lead_id FROM outbox WHERE channel = ?2 AND ${IS_DUE} ORDER BY due_at LIMIT ?3)`,
    most,
  );

/**
 * For the batch that writes the leads, behind their insert: a lead that is not written, or written before, adds no row. It is due from
 * when it was received. Another program is told of no lead that rings nobody.
 */
export const enqueue = (
  db: D1Database,
  channels: readonly ChannelName[],
  leadIds: readonly string[],
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO outbox (lead_id, channel, due_at)
       SELECT leads.id, channel.value, MIN(received_at, ${NOW}) FROM leads, json_each(?) AS channel
       WHERE leads.id IN (SELECT value FROM json_each(?)) AND (channel.value = 'chat' OR NOT ${IS_QUIET})
       ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(channels), JSON.stringify(leadIds));

/** The try that comes more than an hour after the first. */
const LATE = BACK_OFF.findIndex((_, i) => BACK_OFF.slice(0, i).reduce((sum, minutes) => sum + minutes, 0) > 60) + 1;

/** Writes down what was heard, and why the rest was not. @returns why, for each that has failed for an hour now */
export async function settle(
  db: D1Database,
  channel: ChannelName,
  heard: readonly string[],
  failed: readonly { readonly id: string; readonly failure: string }[],
): Promise<readonly string[]> {
  const statements = [
    ...(heard.length > 0
      ? [
          db
            .prepare(
              `UPDATE outbox SET sent_at = ${NOW}, failure = NULL
               WHERE channel = ? AND lead_id IN (SELECT value FROM json_each(?))`,
            )
            .bind(channel, JSON.stringify(heard)),
        ]
      : []),
    ...(failed.length > 0
      ? [
          db
            .prepare(
              `UPDATE outbox SET failure = one.value ->> 'failure' FROM json_each(?) AS one
               WHERE channel = ? AND lead_id = one.value ->> 'id' RETURNING failure, tries`,
            )
            .bind(JSON.stringify(failed), channel),
        ]
      : []),
  ];
  if (statements.length === 0) return [];
  const answers = await db.batch<{ failure: string; tries: number }>(statements);
  return answers.flatMap(({ results }) => results.filter(({ tries }) => tries === LATE).map(({ failure }) => failure));
}

/** The leads of these ids, the oldest first. An erased lead is left out. */
export async function leadsOf(
  db: D1Database,
  channel: ChannelName,
  ids: readonly string[],
): Promise<readonly (WebhookLead & ToldLead)[]> {
  const { results } = await db
    .prepare(
      `SELECT ${selected(TOLD)}, iif(?2 = 'webhook', payload, '{}') AS payload
       FROM leads WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY received_at, id`,
    )
    .bind(JSON.stringify(ids), channel)
    .all<WebhookLead & ToldLead>();
  return results;
}
