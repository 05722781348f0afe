/** What is deployed is a commit for which every test has passed, and nothing beside it. Requirement D5. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { cleanCommit, forgetTested, noteTested, untested } from "../../scripts/tested.ts";

const scratch = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "tested-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

function git(root: string, ...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  const { status, stderr } = spawnSync("git", ["-c", "user.name=Asha", "-c", "user.email=a@example.in", ...args], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  expect(status, stderr).toBe(0);
}

function change(root: string, text: string): void {
  writeFileSync(path.join(root, "page.txt"), text);
}

function commit(root: string): void {
  git(root, "add", ".");
  git(root, "commit", "-m", "Say it");
}

it("ships the commit that passed, and asks again after every change", () => {
  const root = scratch();
  git(root, "init");
  change(root, "one");
  writeFileSync(path.join(root, ".gitignore"), ".wrangler/\n");
  commit(root);
  expect(untested(root)).toContain("npm run test:all");

  noteTested(root, cleanCommit(root)!);
  expect(untested(root)).toBeUndefined();

  change(root, "two");
  expect(cleanCommit(root)).toBeUndefined();
  expect(untested(root)).toContain("git status");
  commit(root);
  expect(untested(root)).toContain("npm run test:all");

  noteTested(root, cleanCommit(root)!);
  forgetTested(root);
  expect(untested(root)).toContain("npm run test:all");
});

it("ships nothing that is no commit", () => {
  const root = scratch();
  git(root, "init");
  expect(untested(root)).toContain("Only a commit is shipped");
});
