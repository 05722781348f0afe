/** Requirement P7. */
import { expect, it } from "vitest";
import { content } from "../../../src/pages/team/content.en.ts";
import { memberOf, neighbourOf } from "../../../src/pages/team/find-member.ts";

const { members } = content;

it("has nine members, each whole", () => {
  expect(members.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const key of ["name", "title", "expertise", "summary", "bio", "desk", "image"] as const)
    expect(new Set(members.map((member) => member[key])).size, key).toBe(9);
  for (const { id, age, experience, bio, image } of members) {
    expect(image).toBe(`desk-${id}`);
    expect(age - experience).toBeGreaterThanOrEqual(21);
    expect(bio.split(" ").length).toBeGreaterThan(45);
  }
});

it("has its leaders' fifty years", () => {
  const leaders = members.filter(({ title }) => /Founder|Director/.test(title));
  expect(leaders.reduce((sum, { experience }) => sum + experience, 0)).toBeGreaterThanOrEqual(50);
});

it("goes round the table", () => {
  const beside = (id: number, step: 1 | -1) => neighbourOf(members, memberOf(members, String(id))!, step).id;
  expect(beside(1, -1)).toBe(9);
  expect(beside(9, 1)).toBe(1);
  expect(beside(4, 1)).toBe(5);
  expect(beside(4, -1)).toBe(3);
});

it.each(["0", "10", "2.5", "-1", "1,2", "two", ""])("knows nobody by %j", (id) => {
  expect(memberOf(members, id)).toBeUndefined();
});

it("knows everybody by number", () => {
  expect(memberOf(members, "3")?.name).toBe("Harpreet Singh Gill");
});
