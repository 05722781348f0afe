/** The address for those who found a weakness (RFC 9116): one that has expired is read as abandoned. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const DAY = 24 * 60 * 60 * 1000;
const text = readFileSync("public/.well-known/security.txt", "utf8");
const field = (name: string): string => new RegExp(`^${name}: (.+)$`, "m").exec(text)![1]!;

it("says whom to write to, as SECURITY.md does, and its own address", () => {
  expect(readFileSync("SECURITY.md", "utf8")).toContain(`<${field("Contact").replace("mailto:", "")}>`);
  expect(field("Canonical")).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
});

it("is good for another month, and for a year at most: to fix, look at what it says and move Expires on", () => {
  const left = Date.parse(field("Expires")) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(366 * DAY);
});
