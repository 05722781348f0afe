/** Whether `dist` is newer than all that it is made of. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./commands.ts";

const SOURCES = [
  "src",
  "worker",
  "scripts",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "uno.config.ts",
  "wrangler.toml",
];

/** The last moment at which anything under these paths changed; a removed file changes its folder. */
function lastChange(paths: readonly string[]): number {
  return Math.max(
    ...paths.map((one) => {
      const stat = statSync(one);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return Math.max(stat.mtimeMs, lastChange(readdirSync(one).map((name) => path.join(one, name))));
    }),
  );
}

const modified = (file: string): number => statSync(path.join(ROOT, "dist", file)).mtimeMs;

/**
 * The pages' scripts are built first, the worker last: what changed after the first is not surely in it, and without the
 * last the build was cut short. A build for production names its environment, and is not what we serve here.
 */
export function isBuilt(): boolean {
  try {
    const first = modified("client/.vite/manifest.json");
    const last = "aipm/wrangler.json";
    const { targetEnvironment } = JSON.parse(readFileSync(path.join(ROOT, "dist", last), "utf8")) as {
      targetEnvironment?: string;
    };
    if (targetEnvironment || modified(last) < first) return false;
    return first > lastChange(SOURCES.map((name) => path.join(ROOT, name)));
  } catch {
    return false;
  }
}
