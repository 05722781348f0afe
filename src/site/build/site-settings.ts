import path from "node:path";
import { type Unstable_Config, unstable_readConfig } from "wrangler";

export const ROOT = path.resolve(import.meta.dirname, "../../..");
export const CLIENT = path.join(ROOT, "dist/client");

interface Settings {
  readonly SITE_ORIGIN: string;
  readonly S3_ENDPOINT: string;
}

/** Parses wrangler.toml. */
const wrangler = (): Unstable_Config =>
  unstable_readConfig({ config: path.join(ROOT, "wrangler.toml") }, { hideWarnings: true });

/** The variables of wrangler.toml that a build needs. */
export const settings = (): Settings => wrangler().vars as unknown as Settings;

/** Returns the paths that the worker answers before the assets, from wrangler.toml: `/forms`, `/forms/*`. */
export function edgeRoutes(): readonly string[] {
  const routes = wrangler().assets?.run_worker_first;
  if (!Array.isArray(routes))
    throw new Error("wrangler.toml does not list what the worker answers: run_worker_first");
  return routes;
}
