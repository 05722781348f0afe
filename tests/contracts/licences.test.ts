/** Licences of the shipped packages. To fix a stale list: npm run fix, then read the diff. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALLOWED, licenceList, LICENCES, shipped } from "../../tools/licences.ts";

const all = shipped();

it("ships only packages with an allowed licence", () => {
  expect(all.filter(({ licence }) => !ALLOWED.includes(licence)).map(({ name }) => name)).toEqual([]);
});

it("lists every shipped package in public/licences.txt", () => {
  expect(readFileSync(LICENCES, "utf8")).toBe(licenceList(all));
});
