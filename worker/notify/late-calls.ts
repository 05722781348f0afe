/** Visitors who wait for a call longer than promised: an alarm of `/health?deep`, and one message to the team on each working day. */
import { officeHours } from "../../src/content/office-hours.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { IS_CANARY } from "../../src/record/canary.ts";
import { IS_QUIET } from "../../src/record/flags.ts";
import { hoursOn, officeTimeBefore } from "../../src/record/office-time.ts";
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

interface Late {
  readonly count: number;
  /** JSON, the longest wait first. */
  readonly references: string;
}

/** Leads without a call that came until `until`. */
async function lateLeads(db: D1Database, until: number): Promise<Late> {
  const late = await db
    .prepare(
      `SELECT COUNT(*) AS count, json_group_array(reference) AS "references" FROM (
         SELECT reference FROM leads WHERE waits = 1 AND received_at <= ?1 AND received_at > ?2 AND NOT ${IS_QUIET}
           AND NOT ${IS_CANARY} AND form_type NOT IN (SELECT value FROM json_each(?3)) ORDER BY received_at LIMIT 1000)`,
    )
    .bind(new Date(until).toISOString(), new Date(until - DAYS * 86_400_000).toISOString(), UNPROMISED)
    .first<Late>();
  return late!;
}

/** How many visitors wait a working day longer than promised. */
export async function countOverdueCalls(db: D1Database, now: number): Promise<number> {
  const day = officeHours.closes - officeHours.opens;
  return (await lateLeads(db, officeTimeBefore(now, officeHours.promised + day))).count;
}

function lateText({ count, references }: Late): string {
  const named = (JSON.parse(references) as string[]).slice(0, MOST_NAMED);
  const rest = count - named.length;
  const people = count === 1 ? "1 person waits" : `${count} people wait`;
  return `${people} longer than promised: ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}\nSee them: npm run leads -- list --due --remote`;
}

/** Claims the message of a day. @returns False if an earlier run has sent it. */
async function claimDay(db: D1Database, now: Date): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO job (id, told_on) VALUES (1, ?)
       ON CONFLICT (id) DO UPDATE SET told_on = excluded.told_on WHERE told_on IS NOT excluded.told_on`,
    )
    .bind(dayInIndia(now.getTime()))
    .run();
  return meta.changes > 0;
}

/** Names the visitors who wait longer than promised, once on each working day, from the hour at which the office opens. @returns Their number. */
export async function tellLateCalls(env: NotifyEnv & { readonly DB: D1Database }, now: Date): Promise<number> {
  const time = now.getTime();
  const hours = hoursOn(dayInIndia(time));
  if (!env.NOTIFY_WEBHOOK_URL || !hours || time < hours.opens || time >= hours.closes) return 0;
  const late = await lateLeads(env.DB, officeTimeBefore(time, officeHours.promised));
  if (late.count === 0 || !(await claimDay(env.DB, now))) return 0;
  const failure = await sendText(env, lateText(late));
  if (failure === null) return late.count;
  // The next run tries again.
  await env.DB.prepare("UPDATE job SET told_on = NULL").run();
  throw new Error("The message about late calls was not delivered");
}
