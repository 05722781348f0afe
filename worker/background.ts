import type { Context } from "hono";

/** Goes on after the answer. The task must not reject. */
export function inBackground(c: Context, task: Promise<unknown>): void {
  try {
    c.executionCtx.waitUntil(task);
  } catch {
    // Called without a context, as by a test: the task runs all the same.
  }
}
