/** Runs scheduled tasks, each with a row of its last run in `jobs`. */
import type { Env } from "../env.ts";
import { errorName } from "../http/log.ts";
import { NotDelivered } from "../notify/request.ts";
import { withTimeout } from "../timeout.ts";

export type JobName = "drain" | "notices" | "sweep" | "retire" | "optimize" | "scheduled" | "ping";

const RECORD_MS = 5000;

async function record(
  db: D1Database,
  name: JobName,
  startedAt: string,
  outcome: "running" | "ok" | "failed",
  detail: unknown,
): Promise<void> {
  const finishedAt = outcome === "running" ? null : new Date().toISOString();
  try {
    const statement = db
      .prepare(
        `INSERT INTO jobs (name, started_at, finished_at, outcome, detail) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at,
           finished_at = COALESCE(excluded.finished_at, finished_at), outcome = excluded.outcome, detail = excluded.detail`,
      )
      .bind(name, startedAt, finishedAt, outcome, JSON.stringify(detail));
    await withTimeout(RECORD_MS, statement.run());
  } catch (error) {
    console.warn("A run was not recorded", name, errorName(error));
  }
}

/**
 * Runs a task and records the run. Never rejects, so that the next task runs too.
 *
 * @param describeRun makes the detail of the row
 * @returns the result, or `undefined` if the task failed
 */
export async function runJob<T>(
  { DB }: Pick<Env, "DB">,
  name: JobName,
  task: () => Promise<T>,
  describeRun: (result: T) => unknown = (result) => result,
): Promise<T | undefined> {
  const startedAt = new Date().toISOString();
  await record(DB, name, startedAt, "running", {});
  try {
    const result = await task();
    await record(DB, name, startedAt, "ok", describeRun(result));
    return result;
  } catch (error) {
    console.error("A scheduled task failed", name, errorName(error));
    await record(DB, name, startedAt, "failed", {
      error: error instanceof NotDelivered ? error.message : errorName(error),
    });
    return undefined;
  }
}
