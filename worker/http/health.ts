/** `/health` answers with the worker's version. `/health?deep`, behind a secret, checks stores and queues. */
import { type Context, Hono } from "hono";
import { isFillingUp } from "../database-size.ts";
import type { Env } from "../env.ts";
import { errorResponse } from "./error-response.ts";
import { SPOOL, DEAD_LETTERS } from "../lead/spool-key.ts";
import { listPages } from "../list-pages.ts";
import { withTimeout } from "../timeout.ts";

const MINUTE = 60_000;
const CHECK_MS = 5000;
/** Above these an uptime checker raises the alarm. */
const LIMITS = { oldestSpooledMs: 30 * MINUTE, noticeMs: 60 * MINUTE, lastRunMs: 30 * MINUTE };
/** At most so many pages are counted. */
const PAGES = 10;

/** Counts the objects under a prefix. @throws where R2 does not answer */
export async function waitingUnder(files: R2Bucket, where: { prefix: string; delimiter?: string }) {
  let pages = 0;
  let count = 0;
  let isMore = false;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const { objects, truncated } of listPages(files, where)) {
    count += objects.length;
    isMore = truncated;
    oldest = Math.min(oldest, ...objects.map(({ uploaded }) => uploaded.getTime()));
    pages += 1;
    if (pages === PAGES) break;
  }
  return { count, isMore, oldest: count > 0 ? new Date(oldest).toISOString() : null };
}

interface FromDatabase {
  readonly notices: number;
  readonly oldestNotice: string | null;
  readonly abandonedNotices: number;
  readonly lastRun: string | null;
  readonly lastOutcome: string | null;
  /** The size of the database. */
  readonly bytes: number;
}

const UNSENT = "SELECT lead_id, tries FROM outbox WHERE sent_at IS NULL";

async function readDatabase(db: D1Database): Promise<FromDatabase> {
  const { results, meta } = await db
    .prepare(
      `SELECT COALESCE(SUM(tries < 10), 0) AS notices, COALESCE(SUM(tries >= 10), 0) AS abandonedNotices,
         (SELECT MIN(received_at) FROM (${UNSENT}) JOIN leads ON id = lead_id WHERE tries < 10) AS oldestNotice,
         (SELECT finished_at FROM jobs WHERE name = 'scheduled') AS lastRun,
         (SELECT outcome FROM jobs WHERE name = 'scheduled') AS lastOutcome
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
  const [database, spool, deadLetters] = await Promise.all([
    timed(readDatabase(env.DB)),
    // The delimiter leaves out the dead letters, which lie in folders below.
    timed(waitingUnder(env.FILES, { prefix: SPOOL, delimiter: "/" })),
    timed(waitingUnder(env.FILES, { prefix: DEAD_LETTERS })),
  ]);
  const facts = database.value;
  const isBroken = {
    database: facts === undefined,
    size: isFillingUp(facts?.bytes ?? 0),
    bucket: spool.value === undefined || deadLetters.value === undefined,
    spool: isOlder(spool.value?.oldest, LIMITS.oldestSpooledMs),
    stuck: (deadLetters.value?.count ?? 0) > 0,
    notices: isOlder(facts?.oldestNotice, LIMITS.noticeMs) || (facts?.abandonedNotices ?? 0) > 0,
    scheduled:
      Boolean(facts) && (!facts?.lastRun || facts.lastOutcome === "failed" || isOlder(facts.lastRun, LIMITS.lastRunMs)),
  };
  return {
    broken: Object.entries(isBroken).flatMap(([name, is]) => (is ? [name] : [])),
    checks: {
      database: { ms: database.ms, ok: facts !== undefined, bytes: facts?.bytes ?? null },
      bucket: { ms: spool.ms, ok: !isBroken.bucket },
      spool: spool.value ?? null,
      stuck: deadLetters.value?.count ?? null,
      notices: facts && { waiting: facts.notices, oldest: facts.oldestNotice, abandoned: facts.abandonedNotices },
      scheduled: facts && { finishedAt: facts.lastRun, outcome: facts.lastOutcome },
    },
  };
}

const digest = (text: string): Promise<ArrayBuffer> => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));

/** Compares in constant time. */
async function isAllowed(c: Context<{ Bindings: Env }>, token: string): Promise<boolean> {
  const given = c.req.header("authorization") ?? "";
  return crypto.subtle.timingSafeEqual(await digest(given), await digest(`Bearer ${token}`));
}

/** `GET /health` */
export const health = new Hono<{ Bindings: Env }>().get("/health", async (c) => {
  if (c.req.query("deep") === undefined) return c.json({ success: true, version: c.env.VERSION.id });
  const token = c.env.HEALTH_TOKEN;
  if (!token) return errorResponse(c, 404, "not_found");
  if (!(await isAllowed(c, token))) {
    return errorResponse(c, 401, "unauthorized", { headers: { "www-authenticate": "Bearer" } });
  }
  const { broken, checks } = await deepHealth(c.env);
  return c.json({ success: broken.length === 0, broken, checks }, broken.length === 0 ? 200 : 503);
});
