/** Workflows of GitHub, which hold the keys of the site, and the owner's page. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const workflows = globSync(".github/workflows/*.yml", { cwd: ROOT });

it.each(workflows)("%s pins each action by commit, and may only read the repository", (file) => {
  const text = read(file);
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  expect(text).toContain("permissions:\n  contents: read\n");
});

it.each(["deploy", "copy"])(
  "the workflow that holds keys runs in a protected environment: %s",
  (name) => {
    expect(read(`.github/workflows/${name}.yml`)).toMatch(/^ {4}environment: \w+$/m);
  },
);

it("tells the owner everything on one page of 60 lines", () => {
  expect(read("docs/owner.md").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});
