/**
 * The address for those who found a weakness (RFC 9116): one that has expired is read as abandoned.
 * Requirement D5.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const DAY = 24 * 60 * 60 * 1000;

const fields = readFileSync(path.join(ROOT, "public/.well-known/security.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/: /, 2) as [string, string]);
const field = (name: string): string[] => fields.filter(([key]) => key === name).map(([, value]) => value);

it("says whom to write to, as SECURITY.md does", () => {
  const [contact] = field("Contact");
  expect(contact).toMatch(/^mailto:\S+@\S+$/);
  expect(readFileSync(path.join(ROOT, "SECURITY.md"), "utf8")).toContain(`<${contact!.slice("mailto:".length)}>`);
});

it("names its own address", () => {
  expect(field("Canonical")).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/)]);
});

it("is good for another month, and for a year at most: to fix, look at what it says and move Expires on", () => {
  const [expires, ...others] = field("Expires");
  expect(others).toEqual([]);
  const left = Date.parse(expires!) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(366 * DAY);
});
