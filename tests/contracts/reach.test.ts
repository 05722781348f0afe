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

it("stores a lead with at most 30 files", () => {
  const files = [...reach("worker/lead/store.ts")];
  expect(files).toContain("worker/lead/insert-lead.ts");
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(MOST);
});

// The rule of a file is a part of its form, and the catalogue has every form with its kinds of fields.
it("signs an upload with at most 30 files next to the catalogue of forms", () => {
  const forms = reach("src/forms/catalogue.ts");
  const files = [...reach("worker/uploads/presign.ts")].filter((file) => !forms.has(file));
  expect(files).toContain("worker/uploads/relay.ts");
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(MOST);
});

it("imports nothing of the worker in a file of the desk or of what they share", () => {
  const files = globSync(["staff/**/*.ts", "src/record/*.ts"]);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /"(?:\.\.\/)+worker\//.test(readFileSync(file, "utf8")))).toEqual([]);
});
