/** The scheduled tasks, and a row of each one's last run. */
import type { Env } from "./env.ts";
import { errorName } from "./log.ts";
import { withTimeout } from "./timeout.ts";

export type JobName = "drain" | "notices" | "sweep" | "retire" | "digest" | "scheduled";

interface Run {
  readonly name: JobName;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly outcome: "running" | "ok" | "failed";
  readonly detail: unknown;
}

const RECORD_MS = 5000;

async function record(db: D1Database, { name, startedAt, finishedAt, outcome, detail }: Run): Promise<void> {
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

/** Runs a task and records it. Never rejects: undefined where the task failed, so that the next one has its turn. */
export async function runJob<T>(
  { DB }: Pick<Env, "DB">,
  name: JobName,
  task: () => Promise<T>,
  detailOf: (result: T) => unknown = (result) => result,
): Promise<T | undefined> {
  const startedAt = new Date().toISOString();
  const run = { name, startedAt, finishedAt: null, outcome: "running", detail: {} } as const;
  await record(DB, run);
  try {
    const result = await task();
    await record(DB, { ...run, finishedAt: new Date().toISOString(), outcome: "ok", detail: detailOf(result) });
    return result;
  } catch (error) {
    console.error("A scheduled task failed", name, errorName(error));
    const detail = { error: errorName(error) };
    await record(DB, { ...run, finishedAt: new Date().toISOString(), outcome: "failed", detail });
    return undefined;
  }
}
