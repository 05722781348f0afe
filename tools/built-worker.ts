/** The built worker in the real runtime, alone: a database and a bucket of its own, in memory, and nothing in front of it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { migrate } from "./bench/migrate.ts";
import { ROOT } from "../scripts/commands.ts";

interface Config {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly vars: Record<string, string>;
  readonly ratelimits: readonly {
    readonly name: string;
    readonly namespace_id: string;
    readonly simple: { limit: number; period: 10 | 60 };
  }[];
}

export interface Module {
  readonly type: "ESModule";
  readonly path: string;
  readonly contents: string;
}

/** What it logs, as the runtime hands it on. */
export interface LogLine {
  readonly level: string;
  readonly message: string;
}

const BUILT = path.join(ROOT, "dist/aipm");

/** The first one starts. */
export function builtModules(): Module[] {
  const files = ["index.js", ...globSync("assets/*.js", { cwd: BUILT })];
  return files.map((file) => ({
    type: "ESModule",
    path: file,
    contents: readFileSync(path.join(BUILT, file), "utf8"),
  }));
}

interface Options {
  readonly withLimiter: boolean;
  readonly hear: (line: LogLine) => void;
}

/** Under the settings that the build left. The caller disposes of the site. */
export async function startWorker(
  modules: readonly Module[],
  { withLimiter, hear }: Options,
): Promise<{ readonly site: Miniflare; readonly url: URL }> {
  const config = JSON.parse(readFileSync(path.join(BUILT, "wrangler.json"), "utf8")) as Config;
  const site = new Miniflare(
    convertV4MiniflareOptions({
      modules: [...modules],
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      bindings: { ...config.vars, VERSION: { id: "built" } },
      d1Databases: ["DB"],
      r2Buckets: ["FILES"],
      handleStructuredLogs: hear,
      ratelimits: withLimiter ? Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])) : {},
    }),
  );
  const url = await site.ready;
  await migrate(await site.getD1Database("DB"));
  return { site, url };
}
