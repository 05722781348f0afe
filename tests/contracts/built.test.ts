/** `npm start` and the browser tests build when a source has changed, and only then. */
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { createBuilder, type Plugin } from "vite";
import { isBuilt, writeFingerprint } from "../../scripts/built.ts";
import { scratch } from "../support/scratch.ts";

let root: string;
const at = (file: string): string => path.join(root, file);

beforeEach(() => {
  root = scratch();
  for (const folder of ["src/pages", "worker", "scripts", "public"]) mkdirSync(at(folder), { recursive: true });
  for (const file of ["src/pages/faq.ts", "package-lock.json", "vite.config.ts", "uno.config.ts", "wrangler.toml"]) {
    writeFileSync(at(file), "// first");
  }
});

/** A build of one small file in the place of the site. */
async function build(...plugins: Plugin[]): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [writeFingerprint(root), plugins],
    build: { rollupOptions: { input: at("src/pages/faq.ts") }, outDir: at("dist/client"), emptyOutDir: true },
    builder: {},
  });
  await builder.buildApp();
}

it("is built after a build, however old or new the files are", async () => {
  expect(isBuilt(root)).toBe(false);
  await build();
  expect(isBuilt(root)).toBe(true);
  // A checkout gives every source the same new time.
  utimesSync(at("src/pages/faq.ts"), new Date(), new Date("2099-01-01"));
  expect(isBuilt(root)).toBe(true);
});

it.each([
  [
    "a source says something else, with the time of the old one",
    () => writeFileSync(at("src/pages/faq.ts"), "// other"),
  ],
  ["a source is new", () => writeFileSync(at("public/new.txt"), "")],
  ["a source has moved", () => renameSync(at("src/pages/faq.ts"), at("src/pages/questions.ts"))],
  ["a source is gone", () => rmSync(at("src/pages/faq.ts"))],
  ["packages have changed", () => writeFileSync(at("package-lock.json"), "{}")],
])("is not built when %s", async (_, change) => {
  await build();
  change();
  for (const file of ["src", "src/pages", "public", "package-lock.json"])
    utimesSync(at(file), new Date(0), new Date(0));
  expect(isBuilt(root)).toBe(false);
});

it("is not built when the last build failed or a source changed under it", async () => {
  await build();
  const failing: Plugin = {
    name: "failing",
    buildApp: { order: "post", handler: () => Promise.reject(new Error("no worker")) },
  };
  await expect(build(failing)).rejects.toThrow("no worker");
  expect(isBuilt(root)).toBe(false);
  await build({ name: "editing", closeBundle: () => writeFileSync(at("src/pages/faq.ts"), "// while it was built") });
  expect(isBuilt(root)).toBe(false);
});
