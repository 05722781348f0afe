import type { NotifyEnv } from "./notify/channel.ts";
import type { DeliveryEnv } from "./notify/deliver.ts";

/** What may be set and may not, and therefore stands in no settings. */
export interface Secrets extends NotifyEnv, DeliveryEnv {
  /** Opens `/health?deep`; without it there is no such page. */
  readonly HEALTH_TOKEN?: string;
  /** Asked after each scheduled run that went well. */
  readonly PING_URL?: string;
}

/** A limiter that is absent or fails lets everybody in. */
type Limiter = "LEAD_LIMIT" | "LEAD_CEILING" | "SIGN_LIMIT" | "UPLOAD_LIMIT";

/** What the worker is given: by wrangler.toml (bindings.d.ts is made of it), and in secrets. */
export type Env = Secrets & Readonly<Omit<Bindings, Limiter> & Partial<Pick<Bindings, Limiter>>>;
