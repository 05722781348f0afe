import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { build, isBuilt } from "../../scripts/build.ts";
import { scratch } from "../support/scratch.ts";

it("calls a build outdated when a source changed or wrangler's pointer is missing", async () => {
  const root = scratch();
  for (const folder of [
    "src",
    "worker",
    "shared",
    "scripts",
    "public",
    "dist/aipm",
    ".wrangler/deploy",
  ])
    mkdirSync(path.join(root, folder), { recursive: true });
  const files = [
    "package-lock.json",
    "vite.config.ts",
    "uno.config.ts",
    "wrangler.toml",
    ".dev.vars",
  ];
  const pointer = ".wrangler/deploy/config.json";
  for (const file of [...files, pointer]) writeFileSync(path.join(root, file), "");
  expect(isBuilt(root)).toBe(false);
  await build(root, async () => ({ ok: true, output: "", stdout: "" }));
  expect(isBuilt(root)).toBe(true);
  rmSync(path.join(root, pointer));
  expect(isBuilt(root)).toBe(false);
  writeFileSync(path.join(root, pointer), "");
  writeFileSync(path.join(root, "worker/new.ts"), "");
  expect(isBuilt(root)).toBe(false);
});
