import type { NetworkLimit } from "./http/limit.ts";
import type { NotifyEnv } from "./notify/notices.ts";

/** Optional secrets. */
export interface Secrets extends NotifyEnv {
  /** Opens `/health?deep`, which is 404 without it. */
  readonly HEALTH_TOKEN?: string;
  /** Fetched after each successful scheduled run. */
  readonly PING_URL?: string;
}

/** Optional, because a missing limiter fails open. */
type Limiter = "LEAD_LIMIT" | "PREFIX_LIMIT" | NetworkLimit;

/** The worker's bindings from wrangler.toml (bindings.d.ts is generated from it), and its secrets. */
export type Env = Secrets & Readonly<Omit<Bindings, Limiter> & Partial<Pick<Bindings, Limiter>>>;
