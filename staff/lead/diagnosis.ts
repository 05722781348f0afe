/** What waits, since when and why. Nothing here names a visitor. */
import * as v from "valibot";
import { holidays } from "../../src/content/office-hours.ts";
import { SPOOL, DEAD_LETTERS } from "../../worker/forms/spool-key.ts";
import { inIndia } from "../dates.ts";
import { raw, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { type Spooled, deadLetters } from "./spooled-lead.ts";

export interface Finding {
  readonly what: string;
  readonly is: string;
  /** Somebody should look at it. */
  readonly wrong: boolean;
  readonly unreachable?: boolean;
}

const MINUTE = 60_000;
/** The scheduled job comes every ten minutes: what three of its runs have not done is not on its way. */
const OVERDUE_AFTER = 30 * MINUTE;
/** A notice is tried again after ten minutes, twenty, forty. */
const NOTICE_OVERDUE_AFTER = 90 * MINUTE;
const MOST_SHOWN = 20;

function ago(iso: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(iso)) / MINUTE));
  const span =
    minutes < 120
      ? `${minutes} minutes`
      : minutes < 2880
        ? `${Math.round(minutes / 60)} hours`
        : `${Math.round(minutes / 1440)} days`;
  return `${inIndia(iso).slice(0, 16)} IST, ${span} ago`;
}

const deadLetterLine = ({ key, lead, deadLetter }: Spooled, now: number): string =>
  `${lead ? `${lead.reference} (${lead.form_type})` : `${key}, which is no lead`}: ${deadLetter!.reason}; ` +
  `set aside ${ago(deadLetter!.since, now)}`;

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
      what: "Stuck leads",
      is: lines.length === 0 ? "none" : [String(deadLetterKeys.length), ...lines].join("\n"),
      wrong: deadLetterKeys.length > 0,
    },
  ];
}

const Notices = v.object({ n: v.number(), oldest: v.nullable(v.string()), most_tries: v.nullable(v.number()) });

/** Messages to people, or leads to another program: of each lead one row. */
async function unsent(
  store: Store,
  now: number,
  [table, what]: readonly [table: string, what: string],
): Promise<Finding> {
  const [row] = await rowsOf(
    store,
    Notices,
    sql`SELECT COUNT(*) AS n, MIN(stored_at) AS oldest, MAX(tries) AS most_tries
      FROM ${raw(table)} JOIN leads ON leads.id = lead_id WHERE sent_at IS NULL`,
  );
  const { n, oldest, most_tries: tries } = row!;
  return {
    what,
    is: oldest ? `${n} not sent, the oldest since ${ago(oldest, now)}; at most ${tries} tries` : "none waiting",
    wrong: oldest !== null && now - Date.parse(oldest) > NOTICE_OVERDUE_AFTER,
  };
}

const Uploads = v.object({ n: v.number(), oldest: v.nullable(v.string()) });

/** Uploads that nobody claimed go an hour after they expired. */
async function leftovers(store: Store, now: number): Promise<Finding> {
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
  // Locally nothing comes every ten minutes: what never ran there says nothing of the site.
  if (!job && place === "local") return { what, is: "not on this machine", wrong: false };
  if (!job) return { what, is: "never ran", wrong: name === "scheduled" };
  const isLongAgo = (time: string | null): boolean => time === null || now - Date.parse(time) > OVERDUE_AFTER;
  // A run that breaks off leaves the end of the last whole one: a job that does so each time has always just started.
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

const MONTH = 30 * 24 * 60 * MINUTE;

/** Behind the last holiday that is listed, every weekday counts as one of work. */
export function diagnoseHolidays(now: number): Finding {
  const last = holidays.days.at(-1)!.day;
  const wrong = Date.parse(last) < now + MONTH;
  const then = wrong ? ": add those that come in src/content/office-hours.ts" : "";
  return { what: "Holidays", is: `listed until ${last}${then}`, wrong };
}

export const diagnoseDatabase = async (store: Store, now: number): Promise<readonly Finding[]> => [
  await unsent(store, now, ["notices", "Notices"]),
  await unsent(store, now, ["deliveries", "Deliveries"]),
  await leftovers(store, now),
  ...(await jobs(store, now)),
];
