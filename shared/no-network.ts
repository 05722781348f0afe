/**
 * Environment variables for wrangler and Miniflare. Import this first. They prevent network requests, files in the home folder,
 * and the warning about local S3 credentials.
 */
import path from "node:path";

Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_DISABLE_EXPERIMENTAL_WARNING: "true",
  MINIFLARE_REGISTRY_PATH: path.resolve(import.meta.dirname, "../.wrangler/registry"),
  X_LOCAL_OBSERVABILITY: "false",
});
