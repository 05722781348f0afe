/**
 * Notifies the team's chat of new leads. The request only adds a row to the outbox, in the lead's transaction. The message is sent
 * after the answer, and the scheduled job retries it.
 */
import { errorName } from "../http/log.ts";
import { noticeText } from "./message.ts";
import { claimDue, claimOne, enqueueNotice, noticeLeads, recordAttempt } from "./outbox.ts";
import { NotDelivered, request } from "./request.ts";

export interface NotifyEnv {
  /** An incoming webhook of Slack, Google Chat, Mattermost or Discord. A secret. */
  readonly NOTIFY_WEBHOOK_URL?: string;
  /** `full` adds name, phone and e-mail. */
  readonly NOTIFY_DETAILS?: string;
}

type Env = NotifyEnv & { readonly DB: D1Database };

/** Leads in one message of the scheduled job. */
const MOST_AT_ONCE = 1000;

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;

/** The JSON of a message. Only Discord names its text otherwise, and Google Chat rejects unknown names. */
const messageBody = (url: string, text: string): object =>
  DISCORD.test(new URL(url).hostname) ? { content: text, allowed_mentions: { parse: [] } } : { text };

/** Sends a text to the team's chat. @returns The reason if it failed, or null. */
export async function sendText({ NOTIFY_WEBHOOK_URL: url = "" }: NotifyEnv, text: string): Promise<string | null> {
  try {
    const body = JSON.stringify(messageBody(url, text));
    await request(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    return null;
  } catch (error) {
    console.warn("A notice was not delivered", errorName(error));
    return `NOTIFY_WEBHOOK_URL ${error instanceof NotDelivered ? error.message : "did not answer"}`;
  }
}

/** Sends claimed notices in one message. @returns The number of leads it covers, or 0 if it failed. */
async function send(env: Env, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const leads = await noticeLeads(env.DB, ids);
  if (leads.length === 0) return 0;
  const failure = await sendText(env, noticeText(leads, env.NOTIFY_DETAILS === "full"));
  await recordAttempt(env.DB, ids, failure);
  return failure === null ? leads.length : 0;
}

/** The statement that adds the lead's notice, for the batch that inserts the lead. Empty if no chat is configured. */
export const noticeStatements = (env: Env, leadId: string): D1PreparedStatement[] =>
  env.NOTIFY_WEBHOOK_URL ? [enqueueNotice(env.DB, leadId)] : [];

/** Notifies the team of a stored lead after the answer. */
export function notifyTeam(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  if (!env.NOTIFY_WEBHOOK_URL) return;
  const notified = async (): Promise<void> => {
    try {
      await send(env, await claimOne(env.DB, leadId));
    } catch (error) {
      console.warn("The outbox did not answer", errorName(error));
    }
  };
  ctx.waitUntil(notified());
}

/** Sends all due notices in one message. @returns how many leads it covers */
export const sendDueNotices = async (env: Env): Promise<number> =>
  env.NOTIFY_WEBHOOK_URL ? send(env, await claimDue(env.DB, MOST_AT_ONCE)) : 0;
