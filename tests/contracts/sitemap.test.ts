import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { commitAll, git, scratch } from "../support/scratch.ts";

afterEach(() => vi.unstubAllEnvs());

async function datesIn(root: string): Promise<(source: string) => string | undefined> {
  vi.resetModules();
  vi.doMock("../../src/site/build/settings.ts", () => ({ ROOT: root }));
  return (await import("../../src/site/build/last-changed.ts")).lastChanged(["src"]);
}

test("a page has the day of its last commit, and none in a shallow clone, without Git or where it is not committed", async () => {
  const folder = scratch();
  const [whole, shallow] = [path.join(folder, "whole"), path.join(folder, "shallow")];
  mkdirSync(path.join(whole, "src"), { recursive: true });
  for (const name of ["a", "b"]) writeFileSync(path.join(whole, "src", name), name);
  git(whole, "init", "--quiet");
  commitAll(whole);
  git(folder, "clone", "--quiet", "--depth", "1", `file://${whole}`, shallow);
  writeFileSync(path.join(whole, "src/b"), "changed");
  const dates = await datesIn(whole);
  expect([dates("src/a"), dates("src/b")]).toEqual([expect.stringMatching(/^20/), undefined]);
  expect((await datesIn(shallow))("src/a")).toBeUndefined();
  vi.stubEnv("PATH", "/nowhere");
  expect((await datesIn(whole))("src/a")).toBeUndefined();
});
