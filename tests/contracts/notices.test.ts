/** docs/notices.md keeps every committed version of a notice and drops drafts. */
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
const withPurpose = (purpose: string): AnyForm => ({ ...form!, purpose });
const [first, second, third] = ["call you", "write to you", "visit you"].map(withPurpose) as [
  AnyForm,
  AnyForm,
  AnyForm,
];
const notices = (register: string): number => register.match(/^## /gm)?.length ?? 0;

const withFirst = updatedRegister(HEAD, HEAD, [first]);

it("appends a new notice once", () => {
  expect(withFirst.startsWith(HEAD)).toBe(true);
  expect(withFirst).toContain("call you");
  expect(updatedRegister(withFirst, HEAD, [first])).toBe(withFirst);
});

it("drops a draft that changed before its commit", () => {
  const changed = updatedRegister(withFirst, HEAD, [second]);
  expect(notices(changed)).toBe(1);
  expect(changed).toContain("write to you");
  expect(updatedRegister(changed, HEAD, [])).toBe(HEAD);
});

it("keeps committed notices, and every notice without Git", () => {
  const changed = updatedRegister(withFirst, withFirst, [second]);
  expect(changed.startsWith(withFirst)).toBe(true);
  expect(notices(updatedRegister(changed, withFirst, [third]))).toBe(2);
  expect(notices(updatedRegister(changed, undefined, [third]))).toBe(3);
});

it("reads the notices of the last commit", () => {
  const root = scratch();
  writeFileSync(path.join(root, "a.md"), "first\n");
  git(root, "init", "--quiet");
  expect(committedText(root, "a.md")).toBeUndefined();
  commitAll(root);
  writeFileSync(path.join(root, "a.md"), "second\n");
  expect(committedText(root, "a.md")).toBe("first\n");
});
