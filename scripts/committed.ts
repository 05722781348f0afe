/** Files of the last commit. */
import { execFileSync } from "node:child_process";

/** Returns the output of a git command, or `undefined` if it fails. */
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

/** Returns the text of a file in the last commit, or `undefined` without one. */
export const committedText = (root: string, file: string): string | undefined =>
  git(root, "show", `HEAD:${file}`);
