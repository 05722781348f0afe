import type { NotifyEnv } from "./notify/notify.ts";

/** Optional secrets. */
export interface Secrets extends NotifyEnv {
  /** Opens `/health?deep`; without it there is no such page. */
  readonly HEALTH_TOKEN?: string;
  /** Fetched after each successful scheduled run. */
  readonly PING_URL?: string;
}

/** A missing limiter, as in tests, lets everybody in. */
type Limiter = "LEAD_LIMIT" | "LEAD_CEILING" | "PREFIX_LIMIT" | "SIGN_LIMIT" | "UPLOAD_LIMIT";

/** The worker's bindings from wrangler.toml (bindings.d.ts is generated from it), and its secrets. */
export type Env = Secrets & Readonly<Omit<Bindings, Limiter> & Partial<Pick<Bindings, Limiter>>>;
