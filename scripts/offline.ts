/**
 * What the tools read from the environment, imported before any of them: they ask nothing of the network, write nothing
 * into the home folder, and do not warn of the one experimental setting that we chose (the local S3 credentials).
 */
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_DISABLE_EXPERIMENTAL_WARNING: "true",
  WRANGLER_REGISTRY_PATH: ".wrangler/registry",
  X_LOCAL_OBSERVABILITY: "false",
});
