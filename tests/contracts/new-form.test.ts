/** `npm run new:form` writes a form that passes every contract, in both languages. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/commands.ts";
import { scratch } from "../support/scratch.ts";

/** Copies what git tracks, with links to the packages. */
function projectCopy(): string {
  const root = scratch();
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files)
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  mkdirSync(path.join(root, "node_modules"));
  const packages = readdirSync(path.join(ROOT, "node_modules")).filter(
    (name) => !name.startsWith(".") || name === ".cache",
  );
  for (const name of packages)
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(root, "node_modules", name));
  return root;
}

it("passes types, contracts and a build, in English and Hindi", { tags: ["all", "program"] }, () => {
  const root = projectCopy();
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, args, {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, TEST_ALL: undefined },
    });
  run("scripts/new-form.ts", "site-visit");
  run("node_modules/typescript/bin/tsc", "-b");
  run(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--config=tests/vitest.config.ts",
    "--project=contracts",
    "catalogue",
    "payloads",
    "generated",
    "translations",
    "own-elements",
  );
  run("scripts/build.ts");
  expect(existsSync(path.join(root, "dist/client/site-visit.html"))).toBe(true);
  expect(existsSync(path.join(root, "dist/client/hi/site-visit.html"))).toBe(true);
});
