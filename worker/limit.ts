import type { Env } from "./env.ts";

/** Whether this address has sent too much. A limiter that is missing or fails lets everybody in. */
export async function isLimited({ LIMITER }: Pick<Env, "LIMITER">, address: string | undefined): Promise<boolean> {
  if (!LIMITER || !address) return false;
  try {
    return !(await LIMITER.limit({ key: address })).success;
  } catch (error) {
    console.warn("The limiter failed", error instanceof Error ? error.name : error);
    return false;
  }
}
