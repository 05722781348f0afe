export class TooLate extends Error {}

/**
 * Limits the wait for a promise. Its work continues.
 *
 * @throws TooLate if it takes longer.
 */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new TooLate(`It took more than ${ms} ms`));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
