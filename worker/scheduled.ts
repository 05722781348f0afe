/** The scheduled job, every ten minutes: drains the spool, sends notices, sweeps unclaimed uploads, and erases old leads. */
import type { Env } from "./env.ts";
import { BUDGET_MS, type Drained, drainSpool, forgetErased } from "./forms/drain.ts";
import { runJob } from "./jobs.ts";
import { sendDigest } from "./notify/digest.ts";
import { retryNotices, tellTeam } from "./notify/announce.ts";
import { request } from "./notify/request.ts";
import { retireLeads } from "./retire.ts";
import { drainLedger } from "./uploads/ledger-spool.ts";
import { forgetLimits } from "./uploads/quota.ts";
import { forgetReserved } from "./uploads/spool-quota.ts";
import { sweepUploads } from "./uploads/sweep.ts";

async function drain(env: Env): Promise<Drained> {
  const deadline = Date.now() + BUDGET_MS;
  const isEntered = await drainLedger(env, deadline);
  const drained = await drainSpool(env, deadline);
  if (drained.deadLetters > 0) {
    const many = drained.deadLetters === 1 ? "1 lead" : `${drained.deadLetters} leads`;
    await tellTeam(env, `${many} could not be stored: somebody must look. Run: npm run leads -- doctor`);
  }
  return { ...drained, more: drained.more || !isEntered };
}

export async function scheduled(_: ScheduledController, env: Env): Promise<void> {
  const run = await runJob(env, "scheduled", async () => {
    const failed: string[] = [];
    const detailOf = ({ protectedKeys, ...rest }: Drained) => ({ ...rest, protectedKeys: protectedKeys.length });
    const drained = await runJob(env, "drain", () => drain(env), detailOf);
    if (!drained) failed.push("drain");
    const notices = await runJob(env, "notices", async () => ({ sent: await retryNotices(env) }));
    if (!notices) failed.push("notices");
    await sendDigest(env, Date.now());
    // Leads that were not read yet may own files, so nothing is swept before the spool was read to its end.
    if (drained && !drained.more) {
      const swept = await runJob(env, "sweep", async () => {
        await forgetErased(env);
        await forgetLimits(env.DB, new Date());
        await forgetReserved(env.FILES, new Date());
        return { swept: await sweepUploads(env, new Date(), drained.protectedKeys) };
      });
      if (!swept) failed.push("sweep");
    }
    const retired = await runJob(env, "retire", async () => ({ retired: await retireLeads(env, new Date()) }));
    if (!retired) failed.push("retire");
    if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
    return {};
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
