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

/** The worker is built last. A build for production names its environment, and is not what we serve here. */
export function isBuilt(): boolean {
  const built = path.join(ROOT, "dist/aipm/wrangler.json");
  try {
    const { targetEnvironment } = JSON.parse(readFileSync(built, "utf8")) as { targetEnvironment?: string };
    return !targetEnvironment && statSync(built).mtimeMs > lastChange(SOURCES.map((name) => path.join(ROOT, name)));
  } catch {
    return false;
  }
}
