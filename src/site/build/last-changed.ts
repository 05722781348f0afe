/** The dates of the last changes, from Git. */
import { execFileSync } from "node:child_process";
import { ROOT } from "./settings.ts";

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 26 });

/** The newest commit of each file under `folders`, from `git log --format=@%cI --name-only`. */
function newestOf(log: string): Map<string, string> {
  const newest = new Map<string, string>();
  let at = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) at = line.slice(1);
    else if (line && !newest.has(line)) newest.set(line, at);
  }
  return newest;
}

/**
 * The date of a file or folder. Undefined without Git, for uncommitted changes, and in a shallow clone, whose first commit seems to
 * have written every file.
 */
export function lastChanged(folders: readonly string[]): (source: string) => string | undefined {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return () => undefined;
    const newest = newestOf(git("-c", "core.quotePath=off", "log", "--format=@%cI", "--name-only", "--", ...folders));
    const changed = git("status", "--porcelain", "--untracked-files=all", "--", ...folders);
    return (source) => {
      const isIn = (file: string): boolean => file === source || file.startsWith(`${source}/`);
      if (changed.split("\n").some((line) => isIn(line.slice(3)))) return undefined;
      const dates = [...newest].filter(([file]) => isIn(file)).map(([, at]) => at);
      return dates.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
    };
  } catch {
    return () => undefined;
  }
}
