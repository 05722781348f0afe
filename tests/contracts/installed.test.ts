/** `npm start` and `npm test` install what is missing, and nothing where all is there. */
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isComplete, isInstalled } from "../../scripts/installed.mjs";
import { scratch } from "../support/scratch.ts";

const LINUX = { os: "linux", cpu: "x64" };
const react = { version: "19.3.1", integrity: "sha512-a" };
const darwin = { version: "1.0.0", integrity: "sha512-b", optional: true, os: ["darwin"], cpu: ["arm64"] };
const linux = { version: "1.0.0", integrity: "sha512-c", optional: true, os: "linux", cpu: "x64" };
const musl = { ...linux, integrity: "sha512-d", libc: ["musl"] };
const newer = { ...linux, integrity: "sha512-f", engines: { node: ">=99" } };
const wasm = { version: "1.0.0", integrity: "sha512-e", optional: true };

const locked = { "": {}, "node_modules/react": react, darwin, linux, musl, newer, wasm };
const installed = { "node_modules/react": react, linux };

it.each([
  ["all that this machine takes is there", installed, true],
  ["another version is there", { ...installed, "node_modules/react": { ...react, version: "19.3.0" } }, false],
  [
    "the same version came with other content",
    { ...installed, "node_modules/react": { ...react, integrity: "x" } },
    false,
  ],
  ["a package is missing", { linux }, false],
  [
    "what was made for this machine is missing: the folder came from another one",
    { "node_modules/react": react, darwin },
    false,
  ],
  ["something is left of an earlier lock file", { ...installed, "node_modules/left": react }, false],
])("%s", (_, packages, isThere) => {
  expect(isComplete(locked, packages, LINUX)).toBe(isThere);
});

/** This project's lock files in a folder of their own; the install is older than the lock, as one out of a cache is. */
function copyOfInstall(change: (npms: string) => string = (text) => text): string {
  const folder = scratch();
  mkdirSync(path.join(folder, "node_modules"));
  const copy = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  copy("package-lock.json", readFileSync("package-lock.json", "utf8"));
  copy("node_modules/.package-lock.json", change(readFileSync("node_modules/.package-lock.json", "utf8")));
  utimesSync(path.join(folder, "node_modules/.package-lock.json"), new Date(0), new Date(0));
  return folder;
}

it("an install out of a cache is one, however old it is", () => {
  expect(isInstalled(copyOfInstall())).toBe(true);
});

it("an install that was cut short is none", () => {
  expect(isInstalled(copyOfInstall((text) => text.slice(0, -10)))).toBe(false);
  const folder = copyOfInstall();
  rmSync(path.join(folder, "node_modules"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

it("the site is built, served, tested and read by the desk in one runtime", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: object };
  const runtimes = Object.keys(packages).filter((folder) => /\/(?:wrangler|miniflare|workerd)$/.test(folder));
  expect(runtimes).toEqual(["node_modules/miniflare", "node_modules/workerd", "node_modules/wrangler"]);
});
