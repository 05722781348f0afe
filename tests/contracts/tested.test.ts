/** What is deployed is a commit for which every test has passed, and nothing beside it. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { cleanCommit, noteTested, untested } from "../../scripts/tested.ts";
import { commitAll, git, scratch } from "../support/scratch.ts";

it("ships the commit that passed, and asks again after every change", () => {
  const root = scratch();
  const change = (text: string): void => writeFileSync(path.join(root, "page.txt"), text);
  git(root, "init");
  expect(untested(root)).toContain("Only a commit is shipped");
  change("one");
  writeFileSync(path.join(root, ".gitignore"), ".wrangler/\n");
  commitAll(root);
  expect(untested(root)).toContain("npm run test:all");
  noteTested(root, cleanCommit(root)!);
  expect(untested(root)).toBeUndefined();
  change("two");
  expect(untested(root)).toContain("git status");
  commitAll(root);
  expect(untested(root)).toContain("npm run test:all");
});
