/** A time limit for a store that does not answer. */
import { errorName } from "./http/log.ts";
import { Unavailable } from "./http/refused.ts";

class TimedOut extends Unavailable {
  override readonly name = "TimedOut";
}

/**
 * Limits the time of a promise. Its work goes on after the timeout, so it must be safe to repeat.
 *
 * @throws TimedOut if it takes longer
 */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), ms);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

const BEST_EFFORT_MS = 2000;

/** Tries work that the visitor's answer does not depend on. @returns `undefined` if it failed, which is logged */
export async function bestEffort<T>(failure: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(BEST_EFFORT_MS, work);
  } catch (error) {
    console.warn(failure, errorName(error));
    return undefined;
  }
}
