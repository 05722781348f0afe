/**
 * Tells the team of new leads, and another program where one is configured. The request only writes to the outbox, in the transaction
 * of the lead. Sending happens after the answer; the scheduled job repeats it until it succeeds.
 */
import { isQuiet } from "../../src/forms/flags.ts";
import { type Share, UNBOUNDED } from "../jobs/budget.ts";
import { errorName } from "../http/log.ts";
import { channelFor, channelsOf, defaultChannel, isConfigured, type NotifyEnv } from "./channel.ts";
import { deliver, delivers, type DeliveryEnv } from "./deliver.ts";
import { messageOf, quietMessageOf } from "./message.ts";
import { type ChannelName, claimDue, claimOne, enqueue, leadsOf, settle } from "./outbox.ts";
import { NotHeard } from "./request.ts";

type Env = NotifyEnv & DeliveryEnv & { readonly DB: D1Database };
type Leads = Awaited<ReturnType<typeof leadsOf>>;

/** What became of leads. Those that nobody is to be told of count as heard, and not as told. */
interface Outcome {
  readonly heard: readonly string[];
  readonly told: number;
  readonly failed: readonly { readonly id: string; readonly failure: string }[];
}

interface Sender {
  readonly channel: ChannelName;
  isConfigured(env: Env): boolean;
  /** Never rejects. */
  send(env: Env, leads: Leads): Promise<Outcome>;
  /** How many are claimed at first, and once the other side has answered. */
  readonly first: number;
  readonly more: number;
}

const idsOf = (leads: Leads): string[] => leads.map(({ id }) => id);

/** Sends something about these leads. */
async function attempt(leads: Leads, setting: string, task: () => Promise<void>): Promise<Outcome> {
  try {
    await task();
    return { heard: idsOf(leads), told: leads.length, failed: [] };
  } catch (error) {
    console.warn("A lead was not told of", setting, errorName(error));
    const failure = `${setting} ${error instanceof NotHeard ? error.message : "did not answer"}`;
    return { heard: [], told: 0, failed: leads.map(({ id }) => ({ id, failure })) };
  }
}

const together = (outcomes: readonly Outcome[]): Outcome => ({
  heard: outcomes.flatMap(({ heard }) => heard),
  told: outcomes.reduce((sum, { told }) => sum + told, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
});

/** One message to each chat, and one about those that look like a program's. */
const chat: Sender = {
  channel: "chat",
  isConfigured,
  first: 1000,
  more: 1000,
  async send(env, leads) {
    const groups = Map.groupBy(leads, ({ formType, flags }) => `${isQuiet(flags)} ${channelFor(env, formType)?.name}`);
    const outcomes = [...groups.values()].map((some): Promise<Outcome> | Outcome => {
      const to = channelFor(env, some[0]!.formType);
      if (!to) return { heard: idsOf(some), told: 0, failed: [] };
      const message = isQuiet(some[0]!.flags)
        ? quietMessageOf(some.length)
        : messageOf(some, env.NOTIFY_DETAILS === "full");
      return attempt(some, to.setting, () => to.send(message));
    });
    return together(await Promise.all(outcomes));
  },
};

/** A worker holds six connections at a time. */
const AT_A_TIME = 5;

const webhook: Sender = {
  channel: "webhook",
  isConfigured: delivers,
  // What does not answer is asked for few.
  first: AT_A_TIME,
  more: 10 * AT_A_TIME,
  async send(env, leads) {
    const outcomes: Outcome[] = [];
    for (let at = 0; at < leads.length; at += AT_A_TIME) {
      const some = leads.slice(at, at + AT_A_TIME);
      outcomes.push(
        ...(await Promise.all(some.map((one) => attempt([one], "LEAD_WEBHOOK_URL", () => deliver(env, one))))),
      );
    }
    return together(outcomes);
  },
};

const SENDERS: readonly Sender[] = [chat, webhook];

/** CPU of one lead that is told of, milliseconds: reading, signing and sending it. */
const CPU_MS = 0.5;

/** Says by another channel, the first that takes it, of what leads could not be told for an hour. Each lead is said once. */
async function tellOfLate(env: Env, failures: readonly string[]): Promise<void> {
  const sentences = [...Map.groupBy(failures, (failure) => failure)].map(
    ([failure, { length }]) =>
      `${length === 1 ? "1 lead could" : `${length} leads could`} not be told of for an hour: ${failure}. See npm run leads -- doctor --remote`,
  );
  const failed = new Set(failures.map((failure) => failure.split(" ", 1)[0]));
  for (const { setting, send } of channelsOf(env).filter((one) => !failed.has(one.setting))) {
    try {
      await send({ subject: "Leads that could not be told of", text: sentences.join("\n") });
      return;
    } catch (error) {
      console.warn("Nor was that told", setting, errorName(error));
    }
  }
}

/** Sends what was claimed. @returns undefined where the other side took nothing */
async function sendClaimed(env: Env, { channel, send }: Sender, ids: readonly string[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const { heard, told, failed } = await send(env, await leadsOf(env.DB, channel, ids));
  const late = await settle(env.DB, channel, heard, failed);
  if (late.length > 0) await tellOfLate(env, late);
  return heard.length > 0 ? told : undefined;
}

/** Sends until nothing is due, the other side takes nothing, or the share is used. Never rejects. @returns how many were told of */
async function sendDue(env: Env, sender: Sender, share: Share): Promise<number> {
  if (!sender.isConfigured(env)) return 0;
  let sum = 0;
  try {
    for (let most = sender.first; share.isLeft(); most = sender.more) {
      const ids = await claimDue(env.DB, sender.channel, most);
      share.spend(ids.length * CPU_MS);
      const told = await sendClaimed(env, sender, ids);
      if (told === undefined) break;
      sum += told;
    }
  } catch (error) {
    console.warn("The outbox was not looked at", sender.channel, errorName(error));
  }
  return sum;
}

/** The outbox's insert for the batch that writes the leads; none where nothing is configured. */
export function noticeStatements(env: Env, ...leadIds: readonly string[]): D1PreparedStatement[] {
  const channels = SENDERS.filter((sender) => sender.isConfigured(env)).map(({ channel }) => channel);
  return channels.length > 0 ? [enqueue(env.DB, channels, leadIds)] : [];
}

/** Tells of a stored lead after the answer. Returns at once. */
export function announce(env: Env, leadId: string, ctx: Pick<ExecutionContext, "waitUntil">): void {
  for (const sender of SENDERS) {
    if (!sender.isConfigured(env)) continue;
    const told = async (): Promise<void> => {
      try {
        await sendClaimed(env, sender, await claimOne(env.DB, sender.channel, leadId));
      } catch (error) {
        console.warn("The outbox was not looked at", sender.channel, errorName(error));
      }
    };
    ctx.waitUntil(told());
  }
}

/** For the scheduled job: sends all that is due, to people in one message, to another program lead by lead. @returns how many */
export async function retryNotices(env: Env, share: Share = UNBOUNDED): Promise<number> {
  const sent = await Promise.all(SENDERS.map((sender) => sendDue(env, sender, share)));
  return sent.reduce((sum, n) => sum + n, 0);
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
