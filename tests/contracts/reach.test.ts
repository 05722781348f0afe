/** The files that one must know before changing an entry: all that it imports, directly or not. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?"(\.[^"]+)"/gm;

/** An entry, and all files that it loads at once. Types are not counted. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    reach(path.join(path.dirname(file), imported!), seen);
  }
  return seen;
}

const MOST = 30;

it.each([
  ["stores a lead", "worker/lead/store-lead.ts", "worker/lead/insert-lead.ts"],
  ["signs an upload", "worker/uploads/presign.ts", "worker/uploads/relay.ts"],
  ["stores an upload", "worker/uploads/s3-upload.ts", "worker/uploads/objects.ts"],
])("%s with at most 30 files", (_, entry, part) => {
  const files = [...reach(entry)];
  expect(files).toContain(part);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(MOST);
});

it("imports nothing of the worker in a file of the desk or of what they share", () => {
  const files = globSync(["staff/**/*.ts", "src/record/*.ts"]);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /"(?:\.\.\/)+worker\//.test(readFileSync(file, "utf8")))).toEqual(
    [],
  );
});
