/** The commit for which `npm run test:all` passed. `npm run deploy` deploys no other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { git } from "./committed.ts";

const stampIn = (root: string): string => path.join(root, ".wrangler/tested.json");

/** The commit of the working tree; undefined where a file differs from it, or there is no Git. */
export function cleanCommit(root: string): string | undefined {
  return git(root, "status", "--porcelain") === "" ? git(root, "rev-parse", "HEAD")?.trim() : undefined;
}

/** Records that every test has passed for the commit. */
export function noteTested(root: string, commit: string): void {
  const stamp = stampIn(root);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${JSON.stringify({ commit })}\n`);
}

export const forgetTested = (root: string): void => rmSync(stampIn(root), { force: true });

/** Why the working tree must not be deployed; undefined where every test has passed for it. */
export function untested(root: string): string | undefined {
  const commit = cleanCommit(root);
  if (commit === undefined)
    return "Only a commit is shipped: there is none here, or files have changed since (git status).";
  try {
    const stamp = JSON.parse(readFileSync(stampIn(root), "utf8")) as { commit?: unknown };
    if (stamp.commit === commit) return undefined;
  } catch {
    // It never ran on this machine, or broke off.
  }
  return `Not every test has passed for commit ${commit.slice(0, 7)}: npm run test:all`;
}
