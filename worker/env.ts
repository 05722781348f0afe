import type { NotifyEnv } from "./notify/channel.ts";
import type { DeliveryEnv } from "./notify/deliver.ts";

/** What the worker is given: bindings of wrangler.toml, and secrets in production. */
export interface Env extends NotifyEnv, DeliveryEnv {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  /** A limiter that is absent or fails lets everybody in. Leads above the limit are marked, above the ceiling refused. */
  readonly LEAD_LIMIT?: RateLimit;
  readonly LEAD_CEILING?: RateLimit;
  readonly SIGN_LIMIT?: RateLimit;
  readonly UPLOAD_LIMIT?: RateLimit;
  readonly SITE_ORIGIN: string;
  /** Absolute in production; a path is resolved against the request's own origin (the local S3 endpoint). */
  readonly S3_ENDPOINT: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
  /** A secret that opens `/health?deep`; without it there is no such page. */
  readonly HEALTH_TOKEN?: string;
  /** Asked after each scheduled run that went well. */
  readonly PING_URL?: string;
}
