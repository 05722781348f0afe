/** What is deployed is a commit for which every test has passed, and nothing beside it. Requirement D5. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { cleanCommit, forgetTested, noteTested, untested } from "../../scripts/tested.ts";
import { commitAll, git, scratch } from "../support/scratch.ts";

const change = (root: string, text: string): void => writeFileSync(path.join(root, "page.txt"), text);

it("ships the commit that passed, and asks again after every change", () => {
  const root = scratch();
  git(root, "init");
  change(root, "one");
  writeFileSync(path.join(root, ".gitignore"), ".wrangler/\n");
  commitAll(root);
  expect(untested(root)).toContain("npm run test:all");

  noteTested(root, cleanCommit(root)!);
  expect(untested(root)).toBeUndefined();

  change(root, "two");
  expect(cleanCommit(root)).toBeUndefined();
  expect(untested(root)).toContain("git status");
  commitAll(root);
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
