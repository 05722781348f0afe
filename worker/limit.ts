import type { Env } from "./env.ts";
import { errorName, withTimeout } from "./timeout.ts";

const PATIENCE_MS = 1000;

/** Whether this address has sent too much. A limiter that is missing, fails or stalls lets everybody in. */
export async function isLimited({ LIMITER }: Pick<Env, "LIMITER">, address: string | undefined): Promise<boolean> {
  if (!LIMITER || !address) return false;
  try {
    return !(await withTimeout(PATIENCE_MS, LIMITER.limit({ key: address }))).success;
  } catch (error) {
    console.warn("The limiter failed", errorName(error));
    return false;
  }
}
