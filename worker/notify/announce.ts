/**
 * Tells the team of new leads, and another program where one is configured. The visitor's path only writes a row, in the round trip that writes the lead; sending
 * happens after the answer, and again by the scheduled job until it succeeds.
 */
import { errorName } from "../log.ts";
import { type Channel, channelFor, defaultChannel, isConfigured, type NotifyEnv } from "./channel.ts";
import { type Announced, messageOf } from "./message.ts";
import { deliverDue, deliverLead, type DeliveryEnv, deliveryStatements } from "./deliver.ts";
import { announcedLeads, outboxOf } from "./outbox.ts";

type Env = NotifyEnv & DeliveryEnv & { readonly DB: D1Database };

const notices = outboxOf("notices");

/** Statements for the batch that writes the lead; none where nothing is configured. */
export const noticeStatements = (env: Env, ...leadIds: readonly string[]): D1PreparedStatement[] => [
  ...(isConfigured(env) ? [notices.enqueue(env.DB, leadIds)] : []),
  ...deliveryStatements(env, leadIds),
];

type Batch = { readonly channel: Channel | undefined; readonly leads: Announced[] };

/** One message for each place. */
function batchesOf(env: Env, leads: readonly Announced[]): Batch[] {
  const lots = new Map<string, Batch>();
  for (const lead of leads) {
    const channel = channelFor(env, lead.formType);
    const lot = lots.get(channel?.name ?? "") ?? { channel, leads: [] };
    lot.leads.push(lead);
    lots.set(channel?.name ?? "", lot);
  }
  return [...lots.values()];
}

/** What is not sent stays due; leads that nobody is to be told of are done with. */
async function sendBatch(env: Env, { channel, leads }: Batch): Promise<number> {
  try {
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

/** Never rejects: a notice that was not sent stays due. Returns how many leads were announced. */
async function deliver(env: Env, claimed: () => Promise<readonly string[]>): Promise<number> {
  if (!isConfigured(env)) return 0;
  try {
    const ids = await claimed();
    const leads = ids.length > 0 ? await announcedLeads(env.DB, ids) : [];
    const sent = await Promise.all(batchesOf(env, leads).map((lot) => sendBatch(env, lot)));
    return sent.reduce((sum, n) => sum + n, 0);
  } catch (error) {
    console.warn("Notices were not looked at", errorName(error));
    return 0;
  }
}

/** After the commit. Returns at once; the sending outlives the answer. */
export function announce(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  if (isConfigured(env)) ctx.waitUntil(deliver(env, () => notices.claimOne(env.DB, leadId)));
  deliverLead(env, leadId, ctx);
}

/** One sentence to whoever reads the notices; it stands in the log in any case. Never rejects. */
export async function tellTeam(env: NotifyEnv, sentence: string): Promise<void> {
  console.error(sentence);
  try {
    await defaultChannel(env)?.send({ subject: sentence, text: sentence });
  } catch (error) {
    console.warn("The team was not told", errorName(error));
  }
}

/** For the scheduled job: what failed, and what came out of the spool, in one message, and to another program lead by lead. */
export async function retryNotices(env: Env): Promise<number> {
  const sent = await Promise.all([deliver(env, () => notices.claimDue(env.DB)), deliverDue(env)]);
  return sent[0] + sent[1];
}
