/**
 * What we ship, we may ship, and say so. To fix the second: npm run fix, and read what changed.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALLOWED, licenceList, LICENCES, shipped } from "../../tools/licences.ts";

const all = shipped();

it("ships nothing under a licence that asks for more than its text", () => {
  expect(all.filter(({ licence }) => !ALLOWED.includes(licence)).map(({ name }) => name)).toEqual([]);
});

it("tells visitors what is installed", () => {
  expect(readFileSync(LICENCES, "utf8")).toBe(licenceList(all));
});
