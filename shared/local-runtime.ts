/** Miniflare with the database and bucket of the local site, for scripts. */
import "./no-network.ts";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { ROOT } from "./commands.ts";
import { readSettings } from "./wrangler-settings.ts";

/**
 * Starts a runtime with the bindings DB and FILES of the local site. The caller disposes of it.
 * @param state the local state folder, as wrangler's `--persist-to`
 */
export async function localRuntime(state: string): Promise<Miniflare> {
  // A command's `--help` does not need Miniflare.
  const { convertV4MiniflareOptions, Miniflare } = await import("miniflare");
  const setting = readSettings("local");
  const named = (name: string): string => {
    const value = setting(name);
    if (!value) throw new Error(`wrangler.toml has no ${name}: restore it from git.`);
    return value;
  };
  const worker = {
    name: "aipm-desk",
    modules: true,
    script: "export default {}",
    rootPath: ROOT,
    d1Databases: { DB: named("database_id") },
    r2Buckets: { FILES: named("bucket_name") },
  } as const;
  return new Miniflare({
    ...convertV4MiniflareOptions(worker),
    resourcePersistencePath: path.join(state, "v3"),
  });
}
