import { sampleNotes } from "../../content/sample-notes.ts";
import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";
import { members } from "./members.en.ts";

const page: PageDescription = {
  path: "/about/team",
  title: "Our team",
  description:
    "The nine people who lead our teams: exchange, titles, loans, NRI matters, rentals, construction and land. Read about them before you call.",
  picture: "about",
};

const intro = {
  label: "Our team",
  title: "The nine people who lead our teams",
  lead: "From exchange and titles to loans, rentals, construction and land.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our team" }],
} as const;

const desks = {
  note: `Each picture is a model of the person’s desk. ${sampleNotes.people}`,
  altOf: (name: string, things: string): string => `The desk of ${name}: ${things}`,
  invented: "An example, not a real person.",
  placeOf: (number: number, count: number): string => `${number} of ${count}`,
  inShort: (expertise: string, age: number, experience: number): string =>
    `${expertise}. ${age} years old, ${experience} years in charge of a team (example).`,
};

const closing = {
  as: "phone",
  title: "Not sure who to ask for?",
  text: `Tell us in your own words, and we’ll pass it to the right team. Response within ${claims.response}.`,
  action: { label: "Raise a Query", href: "/query" },
} as const;

export const content = { page, intro, desks, members, closing };

export type Content = Translation<typeof content>;
