/**
 * Notifies the team's chat of new leads. A row of `notices` is inserted in the lead's transaction. The message is sent after the
 * answer, and the scheduled job repeats it.
 */
import { selectList } from "../../src/record/lead-record.ts";
import { errorName } from "../http/log.ts";
import { NOTICE_COLUMNS, type NoticeLead, noticeText } from "./notice-text.ts";
import { claimDue, claimOne, type NotifyEnv, recordAttempt } from "./notices.ts";
import { NotDelivered, request } from "./outgoing-request.ts";

type Env = NotifyEnv & { readonly DB: D1Database };

/** Leads in one message of the scheduled job. */
const MOST_AT_ONCE = 1000;

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;

/** The JSON of a message. Only Discord names its text otherwise, and Google Chat rejects unknown names. */
const messageBody = (url: string, text: string): object =>
  DISCORD.test(new URL(url).hostname)
    ? { content: text, allowed_mentions: { parse: [] } }
    : { text };

/** Sends a text to the team's chat. @returns The reason if it failed, or null. */
export async function sendText(
  { NOTIFY_WEBHOOK_URL: url = "" }: NotifyEnv,
  text: string,
): Promise<string | null> {
  try {
    const body = JSON.stringify(messageBody(url, text));
    await request(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    return null;
  } catch (error) {
    console.warn("A notice was not delivered", errorName(error));
    return `NOTIFY_WEBHOOK_URL ${error instanceof NotDelivered ? error.message : "did not answer"}`;
  }
}

/** Reads these leads, the oldest first. */
async function noticeLeads(db: D1Database, ids: readonly string[]): Promise<readonly NoticeLead[]> {
  const { results } = await db
    .prepare(
      `SELECT ${selectList(NOTICE_COLUMNS)} FROM leads WHERE id IN (SELECT value FROM json_each(?)) ORDER BY received_at, id`,
    )
    .bind(JSON.stringify(ids))
    .all<NoticeLead>();
  return results;
}

/** Sends claimed notices in one message. @returns The number of leads it covers, or 0 if it failed. */
async function send(env: Env, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const leads = await noticeLeads(env.DB, ids);
  if (leads.length === 0) return 0;
  const failure = await sendText(env, noticeText(leads, env.NOTIFY_DETAILS === "full", now));
  await recordAttempt(env.DB, ids, failure, now);
  return failure === null ? leads.length : 0;
}

/** Notifies the team of a stored lead after the answer. */
export function notifyTeam(
  env: Env,
  leadId: string,
  now: Date,
  ctx: Pick<ExecutionContext, "waitUntil">,
): void {
  if (!env.NOTIFY_WEBHOOK_URL) return;
  const notified = async (): Promise<void> => {
    try {
      await send(env, await claimOne(env.DB, leadId, now), now);
    } catch (error) {
      console.warn("The notices were not read", errorName(error));
    }
  };
  ctx.waitUntil(notified());
}

/** Sends all due notices in one message. @returns how many leads it covers */
export const sendDueNotices = async (env: Env, now: Date): Promise<number> =>
  env.NOTIFY_WEBHOOK_URL ? send(env, await claimDue(env.DB, MOST_AT_ONCE, now), now) : 0;
