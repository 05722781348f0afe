import { errorName } from "./log.ts";
import { withTimeout } from "../timeout.ts";

const LIMITER_MS = 1000;

/** Whether this key came too often. A limiter that is missing, fails or stalls lets everybody in. */
export async function isLimited(limiter: RateLimit | undefined, key: string | undefined): Promise<boolean> {
  if (!limiter || !key) return false;
  try {
    return !(await withTimeout(LIMITER_MS, limiter.limit({ key }))).success;
  } catch (error) {
    console.warn("A limiter failed", errorName(error));
    return false;
  }
}
