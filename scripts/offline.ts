/**
 * Environment variables for wrangler and Miniflare, to be imported before them: no requests to the network, no files in the home folder, and no
 * warning of the experimental setting that we use (local S3 credentials).
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
