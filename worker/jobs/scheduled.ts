/**
 * The scheduled job. Every minute it drains the spool. Every ten minutes it also sends due notices, sweeps unclaimed uploads, and
 * erases old leads. `now` is the time of the run's schedule, and the only clock of all parts.
 */
import { deleteOldUse } from "../daily-use.ts";
import type { Env } from "../env.ts";
import { errorName } from "../http/log.ts";
import { drainSpool, retryFailed } from "../lead/drain.ts";
import { tellLateCalls } from "../notify/late-calls.ts";
import { sendDueNotices } from "../notify/notify.ts";
import { NotDelivered, request } from "../notify/outgoing-request.ts";
import { withTimeout } from "../timeout.ts";
import { countFiles, sweepUploads } from "../uploads/uploads.ts";
import { retireLeads, retireRecords } from "./retire.ts";

/** The last run of one part: its time, and either its figures or the class of its error. */
export interface PartReport {
  readonly at: string;
  readonly error?: string;
  readonly [figure: string]: unknown;
}

type Reports = Record<string, PartReport>;

const MINUTE = 60_000;
const isEvery = (minutes: number, now: Date): boolean =>
  Math.floor(now.getTime() / MINUTE) % minutes === 0;

async function runParts(env: Env, now: Date): Promise<Reports> {
  const reports: Reports = {};
  const at = now.toISOString();
  /** Runs one part. Never rejects, so that the next part runs too. */
  async function part(name: string, task: () => Promise<object>): Promise<void> {
    try {
      reports[name] = { at, ...(await task()) };
    } catch (error) {
      console.error("A part of the job failed", name, errorName(error));
      reports[name] = {
        at,
        error: error instanceof NotDelivered ? error.message : errorName(error),
      };
    }
  }

  let spooledKeys: readonly string[] | undefined;
  await part("drain", async () => {
    const { keys, ...figures } = await drainSpool(env, now);
    if (figures.isComplete) spooledKeys = keys;
    return figures;
  });
  if (!isEvery(10, now)) return reports;

  await part("notices", async () => ({
    sent: await sendDueNotices(env, now),
    late: await tellLateCalls(env, now),
  }));
  // Spooled leads that this run did not read may own files, so the sweep waits for a complete drain.
  const kept = spooledKeys;
  if (kept) await part("sweep", async () => ({ swept: await sweepUploads(env, now, kept) }));
  await part("retire", async () => {
    await deleteOldUse(env.DB, now);
    await retireRecords(env.DB, now);
    return { retired: await retireLeads(env, now) };
  });
  if (isEvery(24 * 60, now)) {
    await part("failed", () => retryFailed(env, now));
    await part("files", () => countFiles(env.DB));
  }
  const { PING_URL } = env;
  // A dead man's switch: the monitor at this URL raises the alarm when no ping comes.
  if (PING_URL && !Object.values(reports).some(({ error }) => error !== undefined)) {
    await part("ping", async () => {
      await request(PING_URL);
      return {};
    });
  }
  return reports;
}

const RECORD_MS = 5000;

/** Replaces the reports of the parts that ran. The others stay. */
const RECORD = `INSERT INTO job (id, finished_at, parts) VALUES (1, ?1, ?2)
  ON CONFLICT (id) DO UPDATE SET finished_at = excluded.finished_at, parts = (
    SELECT json_group_object(key, json(value)) FROM (
      SELECT key, value FROM json_each(?2)
      UNION ALL SELECT key, value FROM json_each(job.parts) WHERE key NOT IN (SELECT key FROM json_each(?2))))`;

export async function scheduled(
  { scheduledTime }: Pick<ScheduledController, "scheduledTime">,
  env: Env,
): Promise<void> {
  const reports = await runParts(env, new Date(scheduledTime));
  try {
    const recorded = env.DB.prepare(RECORD)
      .bind(new Date().toISOString(), JSON.stringify(reports))
      .run();
    await withTimeout(RECORD_MS, recorded);
  } catch (error) {
    console.warn("A run was not recorded", errorName(error));
  }
}
