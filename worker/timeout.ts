/** A time limit for a store that does not answer. */

/** A store is not there for us now: what was asked is worth another try. */
export class Unavailable extends Error {
  override readonly name: string = "Unavailable";
}

class TimedOut extends Unavailable {
  override readonly name = "TimedOut";
}

/** Rejects with TimedOut when the promise takes longer. What was begun may still succeed: it is safe to repeat. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}
