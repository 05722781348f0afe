/**
 * The digest, sent once a day when the office opens: how many leads are new, due, late and doubled, and what waits in the spool.
 * Numbers only, since some readers of a chat may not see personal data.
 */
import { officeHours } from "../../src/content/office-hours.ts";
import { CANARY } from "../../src/forms/canary.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { hasFlag } from "../../src/forms/flags.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import type { Env } from "../env.ts";
import { SPOOL, DEAD_LETTERS } from "../lead/spool-key.ts";
import { waitingUnder } from "../http/health.ts";
import { runJob } from "../jobs/jobs.ts";
import { errorName } from "../http/log.ts";
import { duePromises, hoursOn, morningBefore, shortTime } from "../jobs/office-time.ts";
import { defaultChannel, type TeamMessage } from "./channel.ts";
import { counted } from "./message.ts";

const DAY = 86_400_000;
/** Leads that are older are not counted as due. */
const LOOKS_BACK = 30 * DAY;

interface Leads {
  readonly fresh: number;
  /** Of these, with the phone number of another lead. */
  readonly doubled: number;
  readonly due: number;
  /** Of these, already later than promised. */
  readonly late: number;
}

/** The forms of colleagues, whose senders are not promised a call. */
const unpromised = JSON.stringify(
  catalogue.filter(({ unlisted }) => unlisted).flatMap(({ type, aliases = [] }) => [type, ...aliases]),
);

const iso = (at: number): string => new Date(at).toISOString();

async function leadsOf(db: D1Database, now: number): Promise<Leads> {
  const closes = hoursOn(dayInIndia(now))?.closes ?? now;
  const row = await db
    .prepare(
      `WITH lately AS (
         SELECT received_at, received_at >= ?1 AS is_fresh,
           form_type NOT IN (SELECT value FROM json_each(?2)) AND waits = 1 AS waits,
           received_at >= ?1 AND EXISTS (SELECT 1 FROM leads AS other
             WHERE other.phone = leads.phone AND other.country_code = leads.country_code AND other.id <> leads.id) AS is_doubled
         FROM leads WHERE received_at >= ?3 AND NOT (${hasFlag("spam")})
           AND NOT (full_name = ?4 AND utm_source IS ?5)
       )
       SELECT COALESCE(SUM(is_fresh), 0) AS fresh, COALESCE(SUM(is_doubled), 0) AS doubled,
         COALESCE(SUM(waits AND received_at <= ?6), 0) AS due, COALESCE(SUM(waits AND received_at <= ?7), 0) AS late
       FROM lately`,
    )
    .bind(
      iso(morningBefore(now)),
      unpromised,
      iso(now - LOOKS_BACK),
      CANARY.fullName,
      CANARY.utmSource,
      iso(duePromises(closes)),
      iso(duePromises(now)),
    )
    .first<Leads>();
  return row!;
}

/** @throws where D1 or R2 does not answer, since a digest of half the numbers would look as if all were well */
async function digestOf({ DB, FILES }: Pick<Env, "DB" | "FILES">, now: number): Promise<TeamMessage> {
  const [{ fresh, doubled, due, late }, spool, deadLetters] = await Promise.all([
    leadsOf(DB, now),
    waitingUnder(FILES, { prefix: SPOOL, delimiter: "/" }),
    waitingUnder(FILES, { prefix: DEAD_LETTERS }),
  ]);
  const before = doubled > 0 ? `, ${doubled} from a number that wrote before` : "";
  const overdue =
    late > 0 ? `, ${late} of them later than the ${officeHours.promised} working hours that the site promises` : "";
  const newLeads = counted(fresh, "new lead");
  const subject = `The morning: ${newLeads}, ${due} to call today`;
  const lines = [
    `Since ${shortTime(morningBefore(now))}: ${newLeads}${before}.`,
    `To call today: ${due}${overdue}.`,
    `In the spool: ${spool.count}${spool.isMore ? " or more" : ""} waiting, ${deadLetters.count} that could not be stored.`,
    "Who they are: npm run leads -- today --remote",
  ];
  return { subject, text: lines.join("\n") };
}

/** Sends the digest once a day. After a failure each run tries again until the office closes. Never rejects. */
export async function sendDigest(env: Env, now: number): Promise<void> {
  const channel = defaultChannel(env);
  const hours = hoursOn(dayInIndia(now));
  if (!channel || !hours || now < hours.opens || now >= hours.closes) return;
  let last: { readonly started_at: string; readonly outcome: string } | null;
  try {
    last = await env.DB.prepare("SELECT started_at, outcome FROM jobs WHERE name = 'digest'").first();
  } catch (error) {
    // Whether it was sent is not known: the next run asks again.
    return console.warn("The last digest was not read", errorName(error));
  }
  if (last && last.outcome === "ok" && dayInIndia(Date.parse(last.started_at)) === dayInIndia(now)) return;
  await runJob(env, "digest", async () => {
    await channel.send(await digestOf(env, now));
    return {};
  });
}
