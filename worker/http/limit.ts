/** Rate limits by network, kept by Cloudflare's rate-limit bindings. */
import type { Context } from "hono";
import type { Env } from "../env.ts";
import { withTimeout } from "../timeout.ts";
import { errorName } from "./log.ts";
import { widePrefix, senderNetwork } from "./networks.ts";

const LIMITER_MS = 1000;

/** Whether this key is over its limit. Fails open. */
export async function isLimited(
  limiter: RateLimit | undefined,
  key: string | undefined,
): Promise<boolean> {
  if (!limiter || !key) return false;
  try {
    return !(await withTimeout(LIMITER_MS, limiter.limit({ key }))).success;
  } catch (error) {
    console.warn("A limiter failed", errorName(error));
    return false;
  }
}

export type NetworkLimit = "LEAD_CEILING" | "SIGN_LIMIT" | "UPLOAD_LIMIT" | "REPORT_LIMIT";

/** Whether a sender is over the limit of its network, or its IPv6 /48 over the limit of all endpoints together. */
export async function isFlooding(
  c: Context<{ Bindings: Env }>,
  limit: NetworkLimit,
): Promise<boolean> {
  const network = senderNetwork(c);
  const prefix = network === undefined ? undefined : widePrefix(network);
  const limited = await Promise.all([
    isLimited(c.env[limit], network),
    isLimited(c.env.PREFIX_LIMIT, prefix === network ? undefined : prefix),
  ]);
  return limited.includes(true);
}
