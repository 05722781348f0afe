/**
 * The served fonts are current subsets of the packages, and the fallback metrics match them.
 * To fix: npm run fix, then look at a page.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fontFaces } from "../../src/styles/fonts.gen.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const fresh = path.join(ROOT, "node_modules/.tmp/fonts");

beforeAll(() => {
  execFileSync(process.execPath, ["tools/fonts.ts", fresh], { cwd: ROOT, stdio: "pipe" });
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

it.each(globSync("public/fonts/*", { cwd: ROOT }))("serves the current subset: %s", (file) => {
  expect(readFileSync(path.join(fresh, file)).equals(readFileSync(path.join(ROOT, file)))).toBe(true);
});

it("has the current metrics in src/styles/fonts.gen.ts", () => {
  const text = readFileSync(path.join(fresh, "src/styles/fonts.gen.ts"), "utf8");
  expect(fontFaces).toEqual(JSON.parse(text.slice(text.indexOf("= ") + 2).replace(/;\s*$/, "")));
});
