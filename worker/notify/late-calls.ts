/** Visitors who wait for a call longer than promised: an alarm of `/health?deep`, and one message to the team on each working day. */
import { officeHours } from "../../src/content/office-hours.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { IS_CANARY } from "../../src/record/canary.ts";
import { IS_QUIET } from "../../src/record/flags.ts";
import { duePromises, hoursOn, officeTimeBefore } from "../../src/record/office-time.ts";
import type { NotifyEnv } from "./notices.ts";
import { sendText } from "./notify.ts";

/** The desk looks back as far. */
const DAYS = 30;
/** References in one message. */
const MOST_NAMED = 5;

/** Forms of colleagues promise no call. */
const UNPROMISED = JSON.stringify(
  catalogue.flatMap(({ unlisted, type, aliases = [] }) => (unlisted ? [type, ...aliases] : [])),
);

/** References of leads without a call that came until `until`, the longest wait first. */
async function lateLeads(db: D1Database, until: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM leads WHERE waits = 1 AND received_at <= ?1 AND received_at > ?2 AND NOT ${IS_QUIET}
         AND NOT ${IS_CANARY} AND form_type NOT IN (SELECT value FROM json_each(?3)) ORDER BY received_at LIMIT 1000`,
    )
    .bind(
      new Date(until).toISOString(),
      new Date(until - DAYS * 86_400_000).toISOString(),
      UNPROMISED,
    )
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/** How many visitors wait a working day longer than promised. */
export async function countOverdueCalls(db: D1Database, now: number): Promise<number> {
  const day = officeHours.closes - officeHours.opens;
  return (await lateLeads(db, officeTimeBefore(now, officeHours.promised + day))).length;
}

function lateText(late: readonly string[]): string {
  const rest = late.length - MOST_NAMED;
  const people = late.length === 1 ? "1 person has waited" : `${late.length} people have waited`;
  return `${people} longer than promised: ${late.slice(0, MOST_NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}\nSee them: npm run leads -- list --due --remote`;
}

/** Names the visitors who wait longer than promised, once on each working day, from the hour at which the office opens. @returns Their number. */
export async function tellLateCalls(
  env: NotifyEnv & { readonly DB: D1Database },
  now: Date,
): Promise<number> {
  const [time, day] = [now.getTime(), dayInIndia(now.getTime())];
  const hours = hoursOn(day);
  if (!env.NOTIFY_WEBHOOK_URL || !hours || time < hours.opens || time >= hours.closes) return 0;
  const late = await lateLeads(env.DB, duePromises(time));
  if (
    late.length === 0 ||
    (await env.DB.prepare("SELECT told_on FROM job").first("told_on")) === day
  )
    return 0;
  // The next run tries again.
  if ((await sendText(env, lateText(late))) !== null)
    throw new Error("The message about late calls was not delivered");
  const told =
    "INSERT INTO job (id, told_on) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET told_on = excluded.told_on";
  await env.DB.prepare(told).bind(day).run();
  return late.length;
}
