/** `/health` answers with the worker's version. `/health?deep`, behind a secret, checks stores and queues. */
import { Hono } from "hono";
import type { Env } from "../env.ts";
import { isSameText } from "../hash.ts";
import { Refused } from "./refused.ts";
import { IS_CANARY } from "../../src/record/canary.ts";
import { SPOOL, SPOOL_FAILED } from "../../src/record/spool-key.ts";
import { countOverdueCalls } from "../notify/late-calls.ts";
import { MOST_ATTEMPTS } from "../notify/notices.ts";
import type { PartReport } from "../jobs/scheduled.ts";
import { parseJson } from "../../src/forms/objects.ts";
import { withTimeout } from "../timeout.ts";

const MINUTE = 60_000;
const CHECK_MS = 5000;
/** Above these an uptime monitor raises the alarm. */
const LIMITS = {
  oldestSpooledMs: 60 * MINUTE,
  noticeMs: 60 * MINUTE,
  lastRunMs: 10 * MINUTE,
  trialMs: 120 * MINUTE,
  fileBytes: 100e9,
  /** 60 % of what one D1 database holds: "The database is filling up" in docs/runbook.md. */
  databaseBytes: 6e9,
};

/** Pages of 1,000 objects that are read of each folder. */
const MOST_PAGES = 10;

/** Counts the leads of a folder of the spool. @throws if R2 does not answer */
async function readFolder(files: R2Bucket, prefix: string) {
  const times: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const list: R2Objects = await files.list({ prefix, cursor });
    times.push(...list.objects.map(({ uploaded }) => uploaded.getTime()));
    cursor = list.truncated ? list.cursor : undefined;
    if (!cursor) break;
  }
  const oldest =
    times.length > 0 ? new Date(times.reduce((a, b) => Math.min(a, b))).toISOString() : null;
  return { count: times.length, isMore: cursor !== undefined, oldest };
}

async function readSpool(files: R2Bucket) {
  const [spool, failed] = await Promise.all([
    readFolder(files, SPOOL),
    readFolder(files, SPOOL_FAILED),
  ]);
  return { ...spool, failed: failed.count };
}

interface FromDatabase {
  readonly notices: number;
  readonly oldestNotice: string | null;
  readonly abandonedNotices: number;
  /** The end of the last run of the job. */
  readonly finishedAt: string | null;
  /** JSON: reports of the job's parts. */
  readonly parts: string | null;
  readonly lastTrial: string | null;
  /** The size of the database. */
  readonly bytes: number;
}

/** Unsent notices. After a week an abandoned one is no longer reported, because staff have read its lead by then. */
const UNSENT = "SELECT lead_id, tries FROM notices WHERE sent_at IS NULL AND due_at > ?1";
const WEEK = 7 * 24 * 60 * MINUTE;

async function readDatabase(db: D1Database): Promise<FromDatabase> {
  const { results, meta } = await db
    .prepare(
      `SELECT COALESCE(SUM(tries < ${MOST_ATTEMPTS}), 0) AS notices, COALESCE(SUM(tries >= ${MOST_ATTEMPTS}), 0) AS abandonedNotices,
         (SELECT MIN(received_at) FROM (${UNSENT}) JOIN leads ON id = lead_id WHERE tries < ${MOST_ATTEMPTS}) AS oldestNotice,
         (SELECT finished_at FROM job) AS finishedAt, (SELECT parts FROM job) AS parts,
         (SELECT MAX(received_at) FROM leads WHERE ${IS_CANARY}) AS lastTrial
       FROM (${UNSENT})`,
    )
    .bind(new Date(Date.now() - WEEK).toISOString())
    .all<Omit<FromDatabase, "bytes">>();
  return { ...results[0]!, bytes: meta.size_after };
}

async function timed<T>(
  task: Promise<T>,
): Promise<{ readonly ms: number; readonly value: T | undefined }> {
  const start = Date.now();
  const value = await withTimeout(CHECK_MS, task).catch(() => undefined);
  return { ms: Date.now() - start, value };
}

const isOlder = (time: string | null | undefined, ms: number): boolean =>
  typeof time === "string" && Date.now() - Date.parse(time) > ms;

async function deepHealth(env: Env) {
  const [database, spool, calls] = await Promise.all([
    timed(readDatabase(env.DB)),
    timed(readSpool(env.FILES)),
    timed(countOverdueCalls(env.DB, Date.now())),
  ]);
  const facts = database.value;
  const parts = (parseJson(facts?.parts ?? "{}") ?? {}) as Readonly<Record<string, PartReport>>;
  const failedParts = Object.keys(parts).filter((name) => parts[name]?.error !== undefined);
  // Nothing sends notices that an earlier setting has left.
  const isUntold =
    Boolean(env.NOTIFY_WEBHOOK_URL) &&
    (isOlder(facts?.oldestNotice, LIMITS.noticeMs) || (facts?.abandonedNotices ?? 0) > 0);
  const isIdle =
    !facts?.finishedAt || failedParts.length > 0 || isOlder(facts.finishedAt, LIMITS.lastRunMs);
  // The job erases a trial enquiry after a day, so no trial at all is an old one.
  const isUnwatched = !facts?.lastTrial || isOlder(facts.lastTrial, LIMITS.trialMs);
  const isLate = isOlder(spool.value?.oldest, LIMITS.oldestSpooledMs);
  const all: readonly (readonly [name: string, isBroken: boolean, alarm: string])[] = [
    ["database", !facts, "the database does not answer, and enquiries wait in the bucket"],
    ["size", (facts?.bytes ?? 0) >= LIMITS.databaseBytes, "the database is more than 60 % full"],
    ["bucket", !spool.value, "the bucket does not answer, and enquiries come without files"],
    [
      "files",
      Number(parts.files?.bytes ?? 0) >= LIMITS.fileBytes,
      "the bucket holds more than 100 GB of files",
    ],
    ["spool", isLate, "an enquiry has waited in the bucket for the database for more than an hour"],
    [
      "failedLeads",
      (spool.value?.failed ?? 0) > 0,
      "an enquiry could not be stored for a day: call its visitor",
    ],
    [
      "notices",
      isUntold,
      "a message about an enquiry has waited for the team's chat for more than an hour",
    ],
    [
      "scheduled",
      Boolean(facts) && isIdle,
      "the scheduled job failed, or has not run for ten minutes",
    ],
    ["watch", Boolean(facts) && isUnwatched, "no trial enquiry has arrived for two hours"],
    [
      "calls",
      Boolean(facts) && calls.value !== 0,
      "someone has waited for a call a working day longer than promised",
    ],
  ];
  const broken = all.filter(([, isBroken]) => isBroken);
  return {
    success: broken.length === 0,
    broken: broken.map(([name]) => name),
    alarms: broken.map(([, , alarm]) => alarm),
    checks: {
      database: { ms: database.ms, ok: facts !== undefined, bytes: facts?.bytes ?? null },
      bucket: { ms: spool.ms, ok: spool.value !== undefined },
      spool: spool.value ?? null,
      notices: facts && {
        waiting: facts.notices,
        oldest: facts.oldestNotice,
        abandoned: facts.abandonedNotices,
      },
      scheduled: facts && { finishedAt: facts.finishedAt, failed: failedParts, parts },
      watch: facts && { lastTrial: facts.lastTrial },
      calls: { overdue: calls.value ?? null },
    },
  };
}

/** `GET /health` */
export const health = new Hono<{ Bindings: Env }>().get("/health", async (c) => {
  if (c.req.query("deep") === undefined)
    return c.json({ success: true, version: c.env.VERSION.id });
  const token = c.env.HEALTH_TOKEN;
  if (!token) throw new Refused(404, "not_found");
  if (!(await isSameText(c.req.header("authorization") ?? "", `Bearer ${token}`))) {
    throw new Refused(401, "unauthorized", { headers: { "www-authenticate": "Bearer" } });
  }
  const report = await deepHealth(c.env);
  return c.json(report, report.success ? 200 : 503);
});
