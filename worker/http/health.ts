/** `/health` answers with the worker's version. `/health?deep`, behind a secret, checks stores and queues. */
import { Hono } from "hono";
import { isFillingUp } from "../database-size.ts";
import type { Env } from "../env.ts";
import { isSameText } from "../hash.ts";
import { errorResponse } from "./error-response.ts";
import { IS_CANARY } from "../../src/record/canary.ts";
import { SPOOL } from "../../src/record/spool-key.ts";
import { MOST_ATTEMPTS } from "../notify/back-off.ts";
import { countOverdueCalls } from "../notify/late-calls.ts";
import { TO_CHAT } from "../notify/outbox.ts";
import { withTimeout } from "../timeout.ts";

const MINUTE = 60_000;
const CHECK_MS = 5000;
/** Above these an uptime monitor raises the alarm. */
const LIMITS = { oldestSpooledMs: 60 * MINUTE, noticeMs: 60 * MINUTE, lastRunMs: 30 * MINUTE, trialMs: 120 * MINUTE };

/** Counts the first 1,000 leads of the spool. @throws if R2 does not answer */
async function readSpool(files: R2Bucket) {
  const { objects, truncated } = await files.list({ prefix: SPOOL });
  const oldest = objects.map(({ uploaded }) => uploaded.toISOString()).toSorted()[0] ?? null;
  return { count: objects.length, isMore: truncated, oldest };
}

interface FromDatabase {
  readonly notices: number;
  readonly oldestNotice: string | null;
  readonly abandonedNotices: number;
  readonly lastRun: string | null;
  readonly lastOutcome: string | null;
  readonly lastTrial: string | null;
  /** The size of the database. */
  readonly bytes: number;
}

/** Unsent notices. After a week an abandoned one is no longer reported, because staff have read its lead by then. */
const UNSENT = `SELECT lead_id, tries FROM outbox WHERE ${TO_CHAT} AND sent_at IS NULL
  AND due_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-7 days')`;

async function readDatabase(db: D1Database): Promise<FromDatabase> {
  const { results, meta } = await db
    .prepare(
      `SELECT COALESCE(SUM(tries < ${MOST_ATTEMPTS}), 0) AS notices, COALESCE(SUM(tries >= ${MOST_ATTEMPTS}), 0) AS abandonedNotices,
         (SELECT MIN(received_at) FROM (${UNSENT}) JOIN leads ON id = lead_id WHERE tries < ${MOST_ATTEMPTS}) AS oldestNotice,
         (SELECT finished_at FROM jobs WHERE name = 'scheduled') AS lastRun,
         (SELECT outcome FROM jobs WHERE name = 'scheduled') AS lastOutcome,
         (SELECT MAX(received_at) FROM leads WHERE ${IS_CANARY}) AS lastTrial
       FROM (${UNSENT})`,
    )
    .all<Omit<FromDatabase, "bytes">>();
  return { ...results[0]!, bytes: meta.size_after };
}

async function timed<T>(task: Promise<T>): Promise<{ readonly ms: number; readonly value: T | undefined }> {
  const start = Date.now();
  const value = await withTimeout(CHECK_MS, task).catch(() => undefined);
  return { ms: Date.now() - start, value };
}

const isOlder = (time: string | null | undefined, ms: number): boolean =>
  typeof time === "string" && Date.now() - Date.parse(time) > ms;

async function deepHealth(env: Env): Promise<{ readonly broken: readonly string[]; readonly checks: object }> {
  const [database, spool, calls] = await Promise.all([
    timed(readDatabase(env.DB)),
    timed(readSpool(env.FILES)),
    timed(countOverdueCalls(env.DB, Date.now())),
  ]);
  const facts = database.value;
  const isBroken = {
    database: facts === undefined,
    size: isFillingUp(facts?.bytes ?? 0),
    bucket: spool.value === undefined,
    spool: isOlder(spool.value?.oldest, LIMITS.oldestSpooledMs),
    // Nothing sends notices that an earlier setting has left.
    notices:
      Boolean(env.NOTIFY_WEBHOOK_URL) &&
      (isOlder(facts?.oldestNotice, LIMITS.noticeMs) || (facts?.abandonedNotices ?? 0) > 0),
    scheduled:
      Boolean(facts) && (!facts?.lastRun || facts.lastOutcome === "failed" || isOlder(facts.lastRun, LIMITS.lastRunMs)),
    // The job erases a trial enquiry after a day, so no trial at all is an old one.
    watch: Boolean(facts) && (!facts?.lastTrial || isOlder(facts.lastTrial, LIMITS.trialMs)),
    calls: (calls.value ?? 0) > 0,
  };
  return {
    broken: Object.entries(isBroken).flatMap(([name, is]) => (is ? [name] : [])),
    checks: {
      database: { ms: database.ms, ok: facts !== undefined, bytes: facts?.bytes ?? null },
      bucket: { ms: spool.ms, ok: !isBroken.bucket },
      spool: spool.value ?? null,
      notices: facts && { waiting: facts.notices, oldest: facts.oldestNotice, abandoned: facts.abandonedNotices },
      scheduled: facts && { finishedAt: facts.lastRun, outcome: facts.lastOutcome },
      watch: facts && { lastTrial: facts.lastTrial },
      calls: { overdue: calls.value ?? null },
    },
  };
}

/** `GET /health` */
export const health = new Hono<{ Bindings: Env }>().get("/health", async (c) => {
  if (c.req.query("deep") === undefined) return c.json({ success: true, version: c.env.VERSION.id });
  const token = c.env.HEALTH_TOKEN;
  if (!token) return errorResponse(c, 404, "not_found");
  if (!(await isSameText(c.req.header("authorization") ?? "", `Bearer ${token}`))) {
    return errorResponse(c, 401, "unauthorized", { headers: { "www-authenticate": "Bearer" } });
  }
  const { broken, checks } = await deepHealth(c.env);
  return c.json({ success: broken.length === 0, broken, checks }, broken.length === 0 ? 200 : 503);
});
