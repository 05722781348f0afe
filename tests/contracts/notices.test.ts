/** The register of privacy notices holds the words of every version that a lead may name, and not those of drafts. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { committedText } from "../../scripts/committed.ts";
import { updatedRegister } from "../../scripts/notices.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { commitAll, git, scratch } from "../support/scratch.ts";

const HEAD = "# Privacy notices\n\nWhat they are.\n";
const [form] = catalogue as readonly AnyForm[];
const asked = (purpose: string): AnyForm => ({ ...form!, purpose });
const [first, second, third] = ["call you", "write to you", "visit you"].map(asked) as [AnyForm, AnyForm, AnyForm];
const notices = (register: string): number => register.match(/^## /gm)?.length ?? 0;

const withFirst = updatedRegister(HEAD, HEAD, [first]);

it("gets the words of a new notice at its end, once", () => {
  expect(withFirst.startsWith(HEAD)).toBe(true);
  expect(withFirst).toContain("call you");
  expect(updatedRegister(withFirst, HEAD, [first])).toBe(withFirst);
});

it("loses those of a draft that was changed before it was committed", () => {
  const changed = updatedRegister(withFirst, HEAD, [second]);
  expect(notices(changed)).toBe(1);
  expect(changed).toContain("write to you");
  expect(updatedRegister(changed, HEAD, [])).toBe(HEAD);
});

it("keeps those that are committed, and everything where Git does not say", () => {
  const changed = updatedRegister(withFirst, withFirst, [second]);
  expect(changed.startsWith(withFirst)).toBe(true);
  expect(notices(updatedRegister(changed, withFirst, [third]))).toBe(2);
  expect(notices(updatedRegister(changed, undefined, [third]))).toBe(3);
});

it("is compared with the last commit, where there is one", () => {
  const root = scratch();
  writeFileSync(path.join(root, "a.md"), "first\n");
  git(root, "init", "--quiet");
  expect(committedText(root, "a.md")).toBeUndefined();
  commitAll(root);
  writeFileSync(path.join(root, "a.md"), "second\n");
  expect(committedText(root, "a.md")).toBe("first\n");
});
