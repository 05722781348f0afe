/** For which commit `npm run test:all` passed: `npm run deploy` ships no other. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const stampIn = (root: string): string => path.join(root, ".wrangler/tested.json");

const git = (root: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit that the files are, down to the last one; undefined where they are none. */
export function cleanCommit(root: string): string | undefined {
  return git(root, "status", "--porcelain") === "" ? git(root, "rev-parse", "HEAD") : undefined;
}

export function noteTested(root: string, commit: string): void {
  const stamp = stampIn(root);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${JSON.stringify({ commit })}\n`);
}

export const forgetTested = (root: string): void => rmSync(stampIn(root), { force: true });

/** Why these files must not be shipped yet; undefined where every test has passed for them. */
export function untested(root: string): string | undefined {
  const commit = cleanCommit(root);
  if (commit === undefined)
    return "Only a commit is shipped: there is none here, or files have changed since (git status).";
  try {
    const stamp = JSON.parse(readFileSync(stampIn(root), "utf8")) as { commit?: unknown };
    if (stamp.commit === commit) return undefined;
  } catch {
    // Never run here, or broken off.
  }
  return `Not every test has passed for commit ${commit.slice(0, 7)}: npm run test:all`;
}
