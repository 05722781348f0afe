import type { NotifyEnv } from "./notify/channel.ts";

/** What the worker is given: bindings of wrangler.toml, and secrets in production. */
export interface Env extends NotifyEnv {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  /** Absent or failing, it lets a lead in. */
  readonly LIMITER?: RateLimit;
  readonly SITE_ORIGIN: string;
  /** Absolute in production; a path is resolved against the request's own origin (the local S3 endpoint). */
  readonly S3_ENDPOINT: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}
