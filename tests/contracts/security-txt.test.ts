/** public/.well-known/security.txt (RFC 9116). An expired file counts as abandoned. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const DAY = 24 * 60 * 60 * 1000;
const text = readFileSync("public/.well-known/security.txt", "utf8");
const field = (name: string): string => new RegExp(`^${name}: (.+)$`, "m").exec(text)![1]!;

it("has the contact of SECURITY.md and a canonical URL", () => {
  expect(readFileSync("SECURITY.md", "utf8")).toContain(`<${field("Contact").replace("mailto:", "")}>`);
  expect(field("Canonical")).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
});

it("expires in more than a month and within a year", () => {
  const left = Date.parse(field("Expires")) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(366 * DAY);
});
