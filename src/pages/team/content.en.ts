import { sampleNotes } from "../../content/sample-notes.ts";
import { claims, responseMeans } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";
import { members } from "./members.en.ts";

const page: PageDescription = {
  path: "/about/team",
  title: "Our team",
  description:
    "The nine who lead our desks: exchange, titles, loans, NRI matters, rentals, construction and land. Read about them before you call.",
  picture: "about",
};

const intro = {
  label: "Our team",
  title: "The nine who lead our desks",
  lead: "From exchange and titles to loans, rentals, construction and land.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our team" }],
} as const;

const desks = {
  note: `Each of the nine is shown by their desk. The desks are models, like every picture here. ${sampleNotes.people}`,
  altOf: (name: string, things: string): string => `The desk of ${name}: ${things}`,
  placeOf: (number: number, count: number): string => `${number} of ${count}`,
  inShort: (expertise: string, age: number, experience: number): string =>
    `${expertise}. ${age} years old, ${experience} of them in property.`,
};

const closing = {
  as: "phone",
  title: "Not sure whom to ask for?",
  text: `Tell us what it is about, in your own words, and we pass it to the right desk. Response within ${claims.response}, ${responseMeans}.`,
  action: { label: "Raise a Query", href: "/query" },
} as const;

export const content = { page, intro, desks, members, closing };

export type Content = Translation<typeof content>;
