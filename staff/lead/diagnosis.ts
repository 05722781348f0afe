/** The findings of `leads doctor`. None names a visitor. */
import * as v from "valibot";
import { holidays } from "../../src/content/office-hours.ts";
import { DATABASE_HOLDS, isFillingUp } from "../../worker/database-size.ts";
import { DEAD_LETTERS, SPOOL } from "../../src/rules/spool-key.ts";
import { inIndia } from "../dates.ts";
import { sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { plural } from "../terminal/layout.ts";
import { deadLetters, type Spooled } from "./spooled-lead.ts";

export interface Finding {
  readonly what: string;
  /** What was found, in words. */
  readonly is: string;
  /** Whether somebody should look at it. */
  readonly wrong: boolean;
  /** The database or the bucket did not answer. */
  readonly unreachable?: boolean;
}

const MINUTE = 60_000;
/** Three runs of the scheduled job. */
const OVERDUE_AFTER = 30 * MINUTE;
/** A notice is tried again after ten, twenty and forty minutes. */
const NOTICE_OVERDUE_AFTER = 90 * MINUTE;
const MOST_SHOWN = 20;

const relative = new Intl.RelativeTimeFormat("en");

/** "2026-11-21 12:30 IST, 3 hours ago" */
function ago(iso: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / MINUTE));
  const [size, unit] =
    minutes < 120 ? ([1, "minute"] as const) : minutes < 2880 ? ([60, "hour"] as const) : ([1440, "day"] as const);
  return `${inIndia(iso).slice(0, 16)} IST, ${relative.format(-Math.round(minutes / size), unit)}`;
}

const deadLetterLine = ({ key, lead, deadLetter }: Spooled, now: number): string =>
  `${lead ? `${lead.reference} (${lead.form_type})` : `${key}, which is no lead`}: ${deadLetter!.reason}; ` +
  `since ${ago(deadLetter!.since, now)}`;

const COULD_NOT_BE_STORED = "Could not be stored";

/** What waits in the spool, and what could not be stored. */
export async function diagnoseSpool(store: Store, now: number): Promise<readonly Finding[]> {
  let [waiting, oldest] = [0, now];
  const deadLetterKeys: string[] = [];
  for await (const { key, uploaded } of store.list(SPOOL)) {
    if (key.startsWith(DEAD_LETTERS)) deadLetterKeys.push(key);
    else [waiting, oldest] = [waiting + 1, Math.min(oldest, uploaded.getTime())];
  }
  const lines: string[] = [];
  if (deadLetterKeys.length > 0) {
    for await (const spooled of deadLetters(store)) if (lines.push(deadLetterLine(spooled, now)) === MOST_SHOWN) break;
    if (deadLetterKeys.length > lines.length) lines.push(`and ${deadLetterKeys.length - lines.length} more`);
  }
  return [
    {
      what: "Spool",
      is: waiting === 0 ? "empty" : `${waiting} waiting, the oldest since ${ago(new Date(oldest).toISOString(), now)}`,
      wrong: now - oldest > OVERDUE_AFTER,
    },
    {
      what: COULD_NOT_BE_STORED,
      is: lines.length === 0 ? "none" : [String(deadLetterKeys.length), ...lines].join("\n"),
      wrong: deadLetterKeys.length > 0,
    },
  ];
}

const Unsent = v.object({
  n: v.number(),
  oldest: v.nullable(v.string()),
  most_tries: v.nullable(v.number()),
  failure: v.nullable(v.string()),
});

/** @param channel `chat` to people, or `webhook` to another program */
async function unsent(store: Store, now: number, channel: "chat" | "webhook"): Promise<Finding> {
  const [row] = await rowsOf(
    store,
    Unsent,
    sql`SELECT COUNT(*) AS n, MIN(stored_at) AS oldest, MAX(tries) AS most_tries, MAX(failure) AS failure
      FROM outbox JOIN leads ON leads.id = lead_id WHERE channel = ${channel} AND sent_at IS NULL`,
  );
  const { n, oldest, most_tries: tries, failure } = row!;
  const why = failure === null ? "" : `; ${failure}`;
  return {
    what: channel === "chat" ? "Notices" : "Deliveries",
    is: oldest
      ? `${n} not sent, the oldest since ${ago(oldest, now)}; tried at most ${plural(tries ?? 0, "time")}${why}`
      : "none waiting",
    // A redirect does not mend itself.
    wrong: oldest !== null && (now - Date.parse(oldest) > NOTICE_OVERDUE_AFTER || /redirect/.test(why)),
  };
}

const Uploads = v.object({ n: v.number(), oldest: v.nullable(v.string()) });

/** Uploads without a lead, which the scheduled job deletes an hour after they expired. */
async function unclaimed(store: Store, now: number): Promise<Finding> {
  const overdue = new Date(now - 60 * MINUTE - OVERDUE_AFTER).toISOString();
  const [row] = await rowsOf(
    store,
    Uploads,
    sql`SELECT COUNT(*) AS n, MIN(expires_at) AS oldest FROM uploads WHERE state = 'pending' AND expires_at <= ${overdue}`,
  );
  const { n, oldest } = row!;
  return {
    what: "Unclaimed uploads",
    is: oldest ? `${n} not swept, the oldest expired ${ago(oldest, now)}` : "none overdue",
    wrong: n > 0,
  };
}

const Job = v.object({
  name: v.string(),
  started_at: v.string(),
  finished_at: v.nullable(v.string()),
  outcome: v.string(),
  detail: v.string(),
});
type Job = v.InferOutput<typeof Job>;

const JOBS = ["scheduled", "drain", "notices", "sweep", "retire", "digest"] as const;

function jobFinding(name: string, job: Job | undefined, { now, place }: { now: number; place: string }): Finding {
  const what = `Job ${name}`;
  // On this machine nothing runs the jobs every ten minutes.
  if (!job && place === "local") return { what, is: "not on this machine", wrong: false };
  if (!job) return { what, is: "never ran", wrong: name === "scheduled" };
  const isLongAgo = (time: string | null): boolean => time === null || now - Date.parse(time) > OVERDUE_AFTER;
  // A run that breaks off leaves `finished_at` of the last whole run. A job that always breaks off has always just started.
  const brokeOff =
    job.outcome === "running" && (isLongAgo(job.started_at) || (place === "remote" && isLongAgo(job.finished_at)));
  const failed = /fail|error/i.test(job.outcome);
  const late = place === "remote" && name === "scheduled" && isLongAgo(job.started_at);
  const finished = job.finished_at ? `last finished ${ago(job.finished_at, now)}` : "never finished";
  const how = brokeOff ? `broke off (${job.outcome}), ${finished}` : job.outcome;
  const detail = job.detail === "{}" ? "" : ` ${job.detail}`;
  return { what, is: `${how}${detail}, started ${ago(job.started_at, now)}`, wrong: brokeOff || failed || late };
}

async function jobs(store: Store, now: number): Promise<readonly Finding[]> {
  const rows = await rowsOf(
    store,
    Job,
    sql`SELECT name, started_at, finished_at, outcome, detail FROM jobs ORDER BY name`,
  );
  const names = new Set([...JOBS, ...rows.map(({ name }) => name)]);
  return [...names].map((name) =>
    jobFinding(
      name,
      rows.find((row) => row.name === name),
      { now, place: store.place },
    ),
  );
}

const GB = 1e9;
const Detail = v.object({ databaseBytes: v.number() });

/** The size of the database, as the scheduled job found it in its last whole run. */
async function databaseSize(store: Store): Promise<readonly Finding[]> {
  const [job] = await rowsOf(
    store,
    v.object({ detail: v.string() }),
    sql`SELECT detail FROM jobs WHERE name = 'scheduled' AND outcome = 'ok'`,
  );
  const detail = v.safeParse(v.pipe(v.string(), v.parseJson(), Detail), job?.detail);
  if (!detail.success) return [];
  const { databaseBytes: bytes } = detail.output;
  const wrong = isFillingUp(bytes);
  const then = wrong ? ': see "Growth" in docs/runbook.md' : "";
  return [{ what: "Database", is: `${(bytes / GB).toFixed(2)} of ${DATABASE_HOLDS / GB} GB${then}`, wrong }];
}

const MONTH = 30 * 24 * 60 * MINUTE;

/** Whether holidays are listed for the next month. After the last one, every weekday counts as a working day. */
export function diagnoseHolidays(now: number): Finding {
  const last = holidays.days.at(-1)!.day;
  const wrong = Date.parse(last) < now + MONTH;
  const then = wrong ? ": add those that come in src/content/office-hours.ts" : "";
  return { what: "Holidays", is: `listed until ${last}${then}`, wrong };
}

/** Notices, deliveries, uploads, size and scheduled jobs. */
export const diagnoseDatabase = async (store: Store, now: number): Promise<readonly Finding[]> => [
  await unsent(store, now, "chat"),
  await unsent(store, now, "webhook"),
  await unclaimed(store, now),
  ...(await databaseSize(store)),
  ...(await jobs(store, now)),
];
