import { deskId } from "./desk-id.ts";
import type { PersonId } from "./people.en.ts";

export interface TeamMember {
  readonly id: PersonId;
  readonly name: string;
  readonly title: string;
  readonly age: number;
  /** Years of leadership. The nine add up to the claim of 50+ years. */
  readonly experience: number;
  readonly expertise: string;
  readonly summary: string;
  readonly bio: string;
  /** Things on the desk, for the alternative text. */
  readonly desk: string;
  readonly image: `desk-${PersonId}`;
  readonly sample: true;
}

/** Translated texts of each member. */
export type About = Readonly<
  Record<PersonId, Pick<TeamMember, "expertise" | "summary" | "bio" | "desk">>
>;

const years: Readonly<Record<PersonId, Pick<TeamMember, "age" | "experience">>> = {
  1: { age: 61, experience: 14 },
  2: { age: 36, experience: 4 },
  3: { age: 47, experience: 6 },
  4: { age: 42, experience: 5 },
  5: { age: 39, experience: 4 },
  6: { age: 52, experience: 8 },
  7: { age: 45, experience: 5 },
  8: { age: 38, experience: 3 },
  9: { age: 55, experience: 7 },
};

/** @param named the nine under their names in the language */
export const listMembers = (
  named: readonly Pick<TeamMember, "id" | "name" | "title">[],
  about: About,
): readonly Omit<TeamMember, "sample">[] =>
  named.map((person) => ({
    ...person,
    ...years[person.id],
    ...about[person.id],
    image: deskId(person.id),
  }));
