/** The scheduled job, every ten minutes: drains the spool, sends due notices, sweeps unclaimed uploads, and erases old leads. */
import type { Env } from "../env.ts";
import { deleteOldSums } from "../http/networks.ts";
import { drainSpool } from "../lead/drain.ts";
import { tellLateCalls } from "../notify/late-calls.ts";
import { sendDueNotices } from "../notify/notify.ts";
import { request } from "../notify/request.ts";
import { sweepUploads } from "../uploads/uploads.ts";
import { type JobName, runJob } from "./jobs.ts";
import { retireLeads } from "./retire.ts";

const WEEK = 7 * 86_400_000;
/** Fewest leads for `PRAGMA optimize`. With statistics of a small table, SQLite would scan it once it is large. */
const MIN_LEADS = 10_000;

/** Whether the database is large and its index statistics are older than a week. */
async function isOptimizeDue({ DB }: Env, now: number): Promise<boolean> {
  const row = await DB.prepare(
    "SELECT (SELECT MAX(rowid) FROM leads) AS leads, (SELECT started_at FROM jobs WHERE name = 'optimize' AND outcome = 'ok') AS last",
  ).first<{ readonly leads: number | null; readonly last: string | null }>();
  return Number(row?.leads) >= MIN_LEADS && now - Date.parse(row?.last ?? "1970-01-01") >= WEEK;
}

/** Runs each part, even if an earlier one failed. @throws If any part failed. */
async function runParts(env: Env): Promise<object> {
  const failed: JobName[] = [];
  const part: typeof runJob = async (stores, name, ...rest) => {
    const result = await runJob(stores, name, ...rest);
    if (result === undefined) failed.push(name);
    return result;
  };
  const drained = await part(
    env,
    "drain",
    () => drainSpool(env),
    ({ spooledKeys: _spooledKeys, ...rest }) => rest,
  );
  await part(env, "notices", async () => ({
    sent: await sendDueNotices(env),
    late: await tellLateCalls(env, new Date()),
  }));
  // Spooled leads that this run did not read may own files, so the sweep waits for a complete drain.
  if (drained?.isComplete) {
    await part(env, "sweep", async () => {
      await deleteOldSums(env.DB, new Date());
      return { swept: await sweepUploads(env, new Date(), drained.spooledKeys) };
    });
  }
  await part(env, "retire", async () => ({ retired: await retireLeads(env, new Date()) }));
  if (await isOptimizeDue(env, Date.now())) {
    await part(
      env,
      "optimize",
      () => env.DB.prepare("PRAGMA optimize").run(),
      () => ({}),
    );
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
  const { meta } = await env.DB.prepare("SELECT 1").run();
  return { databaseBytes: meta.size_after };
}

export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  const run = await runJob(env, "scheduled", () => runParts(env));
  const { PING_URL } = env;
  // A dead man's switch: the monitor at this URL raises the alarm when no ping comes.
  if (run && PING_URL) {
    await runJob(
      env,
      "ping",
      () => request(PING_URL),
      () => ({}),
    );
  }
}
