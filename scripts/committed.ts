/** Files as they are in the last commit. */
import { execFileSync } from "node:child_process";

/** The output of a git command; undefined where it fails. */
export const git = (root: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 26,
    });
  } catch {
    return undefined;
  }
};

/** The text of a file in the last commit; undefined where it is not in it, or there is no Git. */
export const committedText = (root: string, file: string): string | undefined => git(root, "show", `HEAD:${file}`);
