/**
 * Tells the team of new leads, and another program where one is configured. The request only writes a row, in the transaction of
 * the lead. Sending happens after the answer; the scheduled job repeats it until it succeeds.
 */
import { errorName } from "../log.ts";
import { channelFor, defaultChannel, isConfigured, type NotifyEnv } from "./channel.ts";
import { type Announced, messageOf } from "./message.ts";
import { deliverDue, deliverLead, type DeliveryEnv, deliveryStatements } from "./deliver.ts";
import { leadsOf, outboxOf } from "./outbox.ts";

type Env = NotifyEnv & DeliveryEnv & { readonly DB: D1Database };

const notices = outboxOf("notices");

/** The outbox's inserts for the batch that writes the leads; none where nothing is configured. */
export const noticeStatements = (env: Env, ...leadIds: readonly string[]): D1PreparedStatement[] => [
  ...(isConfigured(env) ? [notices.enqueue(env.DB, leadIds)] : []),
  ...deliveryStatements(env, leadIds),
];

/** Sends leads of one channel in one message. Leads without a channel count as sent: nobody is to be told of them. */
async function sendBatch(env: Env, leads: readonly Announced[]): Promise<number> {
  try {
    const channel = channelFor(env, leads[0]!.formType);
    await channel?.send(messageOf(leads, env.NOTIFY_DETAILS === "full"));
    await notices.markSent(
      env.DB,
      leads.map(({ id }) => id),
    );
    return channel ? leads.length : 0;
  } catch (error) {
    console.warn("A notice was not sent", errorName(error));
    return 0;
  }
}

/** Never rejects: a notice that was not sent stays due. @returns how many leads were announced */
async function deliver(env: Env, claimed: () => Promise<readonly string[]>): Promise<number> {
  if (!isConfigured(env)) return 0;
  try {
    const ids = await claimed();
    const batches = Map.groupBy(await leadsOf(env.DB, ids), ({ formType }) => channelFor(env, formType)?.name);
    const sent = await Promise.all([...batches.values()].map((leads) => sendBatch(env, leads)));
    return sent.reduce((sum, n) => sum + n, 0);
  } catch (error) {
    console.warn("Notices were not looked at", errorName(error));
    return 0;
  }
}

/** Announces a stored lead after the answer. Returns at once. */
export function announce(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  if (isConfigured(env)) ctx.waitUntil(deliver(env, () => notices.claimOne(env.DB, leadId)));
  deliverLead(env, leadId, ctx);
}

/** Sends one sentence to the team, and writes it to the log. Never rejects. */
export async function tellTeam(env: NotifyEnv, sentence: string): Promise<void> {
  console.error(sentence);
  try {
    await defaultChannel(env)?.send({ subject: sentence, text: sentence });
  } catch (error) {
    console.warn("The team was not told", errorName(error));
  }
}

/** For the scheduled job: sends all that is due, to people in one message, to another program lead by lead. @returns how many */
export async function retryNotices(env: Env): Promise<number> {
  const sent = await Promise.all([deliver(env, () => notices.claimDue(env.DB)), deliverDue(env)]);
  return sent[0] + sent[1];
}
