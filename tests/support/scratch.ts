import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is deleted after the test. */
export function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const GIT = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };

/** Runs git in a folder without user settings. */
export const git = (folder: string, ...args: readonly string[]): void =>
  void execFileSync("git", ["-c", "user.name=Asha", "-c", "user.email=asha@example.in", ...args], {
    cwd: folder,
    env: GIT,
    stdio: "pipe",
  });

export function commitAll(folder: string): void {
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "-m", "Say it");
}
