import { expect, it } from "vitest";
import { content } from "../../../src/pages/team/content.en.ts";
import { findMember } from "../../../src/pages/team/find-member.ts";

const { members } = content;

it("has nine members with all texts, with fifty years of experience together", () => {
  expect(members.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const key of ["name", "title", "expertise", "summary", "bio", "desk", "image"] as const)
    expect(new Set(members.map((member) => member[key])).size, key).toBe(9);
  for (const { id, age, experience, bio, image } of members) {
    expect(image).toBe(`desk-${id}`);
    expect(age - experience).toBeGreaterThanOrEqual(21);
    expect(bio.split(" ").length).toBeGreaterThan(30);
  }
  expect(members.reduce((sum, { experience }) => sum + experience, 0)).toBeGreaterThanOrEqual(50);
});

it.each([0, 10, 2.5, undefined])("finds no member with the id %j", (id) => {
  expect(findMember(members, id)).toBeUndefined();
});
