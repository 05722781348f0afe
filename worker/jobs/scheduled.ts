/** The scheduled job, every ten minutes: drains the spool, sends what is due, sweeps unclaimed uploads, and erases old leads. */
import { Budget, type Share } from "./budget.ts";
import type { Env } from "../env.ts";
import { type Drained, drainSpool, forgetErased } from "../lead/drain.ts";
import { forgetBytes } from "../lead/lead-bytes.ts";
import { type JobName, runJob } from "./jobs.ts";
import { retryNotices, tellTeam } from "../notify/announce.ts";
import { sendDigest } from "../notify/digest.ts";
import { request } from "../notify/request.ts";
import { retireDeadLetters, retireLeads } from "./retire.ts";
import { drainLedger } from "../uploads/ledger-spool.ts";
import { forgetLimits } from "../uploads/quota.ts";
import { sweepUploads } from "../uploads/sweep.ts";

/** Leads come before the ledger: one that names files of which no row is there finds them itself. */
async function drain(env: Env, share: Share): Promise<Drained> {
  const drained = await drainSpool(env, share);
  if (drained.deadLetters > 0) {
    const many = drained.deadLetters === 1 ? "1 lead" : `${drained.deadLetters} leads`;
    await tellTeam(env, `${many} could not be stored: somebody must look. Run: npm run leads -- doctor`);
  }
  const isEntered = await drainLedger(env, share);
  return { ...drained, more: drained.more || !isEntered };
}

async function sweep(env: Env, protectedKeys: readonly string[], share: Share): Promise<object> {
  await forgetErased(env);
  await forgetLimits(env.DB, new Date());
  await forgetBytes(env.DB, new Date());
  const swept = await sweepUploads(env, new Date(), protectedKeys, share);
  return { swept, deadLetters: await retireDeadLetters(env, new Date(), share) };
}

const WEEK = 7 * 86_400_000;
/** Of a table that was counted while it was nearly empty SQLite believes that a walk through it costs nothing. */
const FEWEST_COUNTED = 10_000;

/** Whether the database is large, and was not counted for a week: SQLite chooses between two indexes by how many rows each tells apart. */
async function isToBeCounted({ DB }: Env, now: number): Promise<boolean> {
  const row = await DB.prepare(
    "SELECT (SELECT MAX(rowid) FROM leads) AS leads, (SELECT started_at FROM jobs WHERE name = 'optimize' AND outcome = 'ok') AS last",
  ).first<{ readonly leads: number | null; readonly last: string | null }>();
  return Number(row?.leads) >= FEWEST_COUNTED && now - Date.parse(row?.last ?? "1970-01-01") >= WEEK;
}

export async function scheduled(_: ScheduledController, bindings: Env): Promise<void> {
  const budget = new Budget();
  const env: Env = { ...bindings, DB: budget.counted(bindings.DB) };
  const run = await runJob(env, "scheduled", async () => {
    const failed: JobName[] = [];
    const part: typeof runJob = async (where, name, ...rest) => {
      const result = await runJob(where, name, ...rest);
      if (result === undefined) failed.push(name);
      return result;
    };
    const detailOf = ({ protectedKeys, ...rest }: Drained) => ({ ...rest, protectedKeys: protectedKeys.length });
    const drained = await part(env, "drain", () => drain(env, budget.share("drain")), detailOf);
    await part(env, "notices", async () => ({ sent: await retryNotices(env, budget.share("outbox")) }));
    await sendDigest(env, Date.now());
    // Leads that were not read yet may own files, so nothing is swept before the spool was read to its end.
    if (drained && !drained.more) {
      await part(env, "sweep", () => sweep(env, drained.protectedKeys, budget.share("sweep")));
    }
    await part(env, "retire", async () => ({ retired: await retireLeads(env, new Date(), budget.share("retire")) }));
    if (await isToBeCounted(env, Date.now()))
      await part(
        env,
        "optimize",
        () => env.DB.prepare("PRAGMA optimize").run(),
        () => ({}),
      );
    if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
    const { meta } = await env.DB.prepare("SELECT 1").run();
    return { databaseBytes: meta.size_after };
  });
  const { PING_URL } = env;
  // A dead man's switch: the monitor at this URL raises the alarm when no ping comes.
  if (run && PING_URL)
    await runJob(
      env,
      "ping",
      () => request(PING_URL),
      () => ({}),
    );
}
