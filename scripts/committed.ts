/** What Git holds in the last commit. Without Git, all that there is counts as committed: nothing is taken back. */
import { execFileSync } from "node:child_process";

const git = (root: string, ...args: string[]): string | undefined => {
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

/** The text of a file as it was committed; undefined where it was not, or Git does not say. */
export const committedText = (root: string, file: string): string | undefined => git(root, "show", `HEAD:${file}`);
