/** Files as they are in the last commit. Without Git every file counts as committed. */
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

/** Whether a file, relative to the root with forward slashes, is in the last commit. */
export function isCommitted(root: string, file: string): boolean {
  const files = git(root, "ls-tree", "--name-only", "HEAD", file);
  return files === undefined || files.trim() === file;
}

/** The text of a file in the last commit; undefined where it is not in it, or there is no Git. */
export const committedText = (root: string, file: string): string | undefined => git(root, "show", `HEAD:${file}`);
