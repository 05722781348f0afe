/** The local site's database and bucket, in the runtime that it has, for programs beside it. */
import "./offline.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { ROOT } from "./commands.ts";

/**
 * The names of the local database and bucket, from the top level of wrangler.toml, which comes first in it. Read without wrangler, whose
 * loading takes most of a second; tests/staff/local.test.ts compares.
 */
function localNames(): { readonly database: string; readonly bucket: string } {
  const text = readFileSync(path.join(ROOT, "wrangler.toml"), "utf8");
  const valueOf = (key: string): string => {
    const value = new RegExp(`^${key} = "(.+)"$`, "m").exec(text)?.[1];
    if (!value) throw new Error(`wrangler.toml names no ${key} at its top level: put it back, as git has it.`);
    return value;
  };
  return { database: valueOf("database_id"), bucket: valueOf("bucket_name") };
}

/**
 * Starts a runtime with the bindings DB and FILES of the local site. The caller disposes of it.
 * @param state the local state folder, as wrangler's `--persist-to`
 */
export async function localRuntime(state: string): Promise<Miniflare> {
  // Loaded here: a command's `--help` needs none of it.
  const { convertV4MiniflareOptions, Miniflare } = await import("miniflare");
  const { database, bucket } = localNames();
  const worker = {
    name: "aipm-desk",
    modules: true,
    script: "export default {}",
    rootPath: ROOT,
    d1Databases: { DB: database },
    r2Buckets: { FILES: bucket },
  } as const;
  return new Miniflare({ ...convertV4MiniflareOptions(worker), resourcePersistencePath: path.join(state, "v3") });
}
