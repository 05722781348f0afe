/**
 * Tells the team of new leads. The visitor's path only writes a row, in the round trip that writes the lead; sending
 * happens after the answer, and again by the scheduled job until it succeeds.
 */
import { errorName } from "../timeout.ts";
import { channelOf, type NotifyEnv } from "./channel.ts";
import { messageOf } from "./message.ts";
import { announcedLeads, claimDue, claimOne, markSent, noteDown } from "./outbox.ts";

type Env = NotifyEnv & { readonly DB: D1Database };

/** Statements for the batch that writes the lead; none where nothing is configured. */
export const noticeStatements = (env: Env, ...leadIds: readonly string[]): D1PreparedStatement[] =>
  channelOf(env) ? [noteDown(env.DB, leadIds)] : [];

/** Never rejects: a notice that was not sent stays due. Returns how many leads were announced. */
async function deliver(env: Env, claimed: () => Promise<readonly string[]>): Promise<number> {
  const send = channelOf(env);
  if (!send) return 0;
  try {
    const ids = await claimed();
    const leads = ids.length > 0 ? await announcedLeads(env.DB, ids) : [];
    if (leads.length === 0) return 0;
    await send(messageOf(leads, env.NOTIFY_DETAILS === "full"));
    await markSent(env.DB, ids);
    return leads.length;
  } catch (error) {
    console.warn("A notice was not sent", errorName(error));
    return 0;
  }
}

/** After the commit. Returns at once; the sending outlives the answer. */
export function announce(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  if (channelOf(env)) ctx.waitUntil(deliver(env, () => claimOne(env.DB, leadId)));
}

/** One sentence to whoever reads the notices; it stands in the log in any case. Never rejects. */
export async function tellTeam(env: NotifyEnv, sentence: string): Promise<void> {
  console.error(sentence);
  try {
    await channelOf(env)?.({ subject: sentence, text: sentence });
  } catch (error) {
    console.warn("The team was not told", errorName(error));
  }
}

/** For the scheduled job: what failed, and what came out of the spool, in one message. */
export const retryNotices = (env: Env): Promise<number> => deliver(env, () => claimDue(env.DB));
