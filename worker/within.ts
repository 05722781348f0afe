/** Patience with a store that does not answer. */

export class Stalled extends Error {
  override readonly name = "Stalled";
}

/** Rejects with Stalled when the promise takes longer. What was begun may still succeed: it is safe to repeat. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stalled(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}
