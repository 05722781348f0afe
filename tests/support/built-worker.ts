/** Built worker in workerd, with an in-memory database and bucket. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "../../shared/commands.ts";
import { type LocalDatabase, migrate } from "../../shared/migrations.ts";
import { layViews } from "../../scripts/views.ts";

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

export interface LogLine {
  readonly level: string;
  readonly message: string;
}

const LOCAL_VALUES = parseEnv(readFileSync(path.join(ROOT, ".dev.vars"), "utf8"));
const BUILT = path.join(ROOT, "dist/aipm");

/** Returns the modules of the built worker, the entry first. */
export function builtModules(): Module[] {
  const files = ["index.js", ...globSync("assets/*.js", { cwd: BUILT })];
  return files.map((file) => ({
    type: "ESModule",
    path: file,
    contents: readFileSync(path.join(BUILT, file), "utf8"),
  }));
}

/**
 * Starts a worker with the settings of the build and all migrations. The caller disposes the site.
 * @param options.hasBucket false starts it without R2, like a temporary account
 * @param options.onLog receives each log line of the worker
 */
export async function startWorker(
  modules: readonly Module[],
  {
    hasBucket = true,
    onLog,
  }: { readonly hasBucket?: boolean; readonly onLog: (line: LogLine) => void },
): Promise<{ readonly site: Miniflare; readonly url: URL }> {
  const config = JSON.parse(readFileSync(path.join(BUILT, "wrangler.json"), "utf8")) as Config;
  const site = new Miniflare(
    convertV4MiniflareOptions({
      modules: [...modules],
      compatibilityDate: config.compatibility_date,
      compatibilityFlags: config.compatibility_flags,
      bindings: { ...config.vars, ...(hasBucket ? LOCAL_VALUES : {}), VERSION: { id: "built" } },
      d1Databases: ["DB"],
      r2Buckets: hasBucket ? ["FILES"] : [],
      handleStructuredLogs: onLog,
      ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    }),
  );
  const url = await site.ready;
  const database = (await site.getD1Database("DB")) as unknown as LocalDatabase;
  await migrate(database);
  await layViews(database);
  return { site, url };
}

const AT_ONCE = 8;

export interface Post {
  readonly body: string;
  /** Default: "/forms". */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Posts to a worker. Each request has its own address, so that no rate limit applies. Up to eight run at once. */
export async function postAll<Sent extends Post>(
  url: URL,
  all: Iterable<Sent>,
  onAnswer: (answer: Response, sent: Sent) => Promise<void> | void,
): Promise<void> {
  const requests = [...all].entries();
  const caller = async (): Promise<void> => {
    for (const [i, sent] of requests) {
      const address = `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
      const headers = {
        "content-type": "application/json",
        "cf-connecting-ip": address,
        ...sent.headers,
      };
      const answer = await fetch(new URL(sent.path ?? "/forms", url), {
        method: "POST",
        headers,
        body: sent.body,
      });
      await onAnswer(answer, sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
}
