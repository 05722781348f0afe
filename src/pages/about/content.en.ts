import { sampleNotes } from "../../content/sample-notes.ts";
import { claims, stats } from "../../content/claims.ts";

import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const [transactions, , satisfaction, cities] = stats;

const page: PageDescription = {
  path: "/about",
  title: "About us",
  description: `AIPM is a family-run property advisory for all of India: ${transactions.value} transactions, ${satisfaction.value} satisfaction, ${cities.value} cities. Who we are and what we do.`,
  picture: "about",
};

const hero = {
  label: "About us",
  title: "A family business, for other families’ homes",
  lead: "A flat is rarely just a flat. It’s a father’s pension, a daughter’s school, a loan for twenty years. We advise on it as we would advise our own family.",
  picture: "about-wide",
  narrow: "about",
  alt: "A drawing table with plans, a lamp and a small model house",
  links: [{ label: "Tell us what you need", href: "/query" }],
} as const;

const headings = {
  figures: { title: "AIPM in figures" },
  family: {
    label: "Who we are",
    title: "A father, a daughter and seven specialists",
    lead: sampleNotes.people,
  },
  work: { label: "What we do", title: "We advise, and bring in the people you need" },
  facts: { title: "At a glance" },
  aboutPages: { title: "More about us" },
} as const;

/** Sample content, like the people themselves. */
const family = {
  sample: true,
  text: [
    "AIPM is a family business enterprise, run from New Delhi. Suresh Raghuvanshi is its founder. His daughter Nandini, a chartered accountant, leads the exchange team.",
    "The other seven aren’t family. Each leads a team: NRI matters, loans, rentals, legal work, construction, circles and land.",
  ],
  team: { label: "Meet all nine", href: "/about/team" },
};

const work = [
  {
    title: "We value and we plan",
    text: "What it’s worth, what it could become, and what the risks are.",
  },
  {
    title: "We read the papers",
    text: "Title, dues and approvals, before you visit and well before you pay an advance.",
  },
  {
    title: "We find the right people",
    text: "A buyer, a lawyer, a bank, a builder, a mover. Your adviser deals with them for you.",
  },
  { title: "We see it through", text: "To the registered deed, the keys and the last box." },
];

const facts = [
  {
    term: "What is AIPM?",
    detail: "A property advisory for all of India, run as a family business enterprise.",
  },
  { term: "Since when?", detail: "Established 2025." },
  {
    term: "Who is it for?",
    detail:
      "Buyers, sellers, investors, NRIs, builders, brokers, landowners, landlords, tenants, and people moving house.",
  },
  {
    term: "Where are you?",
    detail: "In New Delhi, Mumbai and Bangalore, and on the phone from anywhere.",
  },
];

const aboutPages = [
  {
    title: "Our mission",
    text: "What we work for, and six ways to start.",
    href: "/about/mission",
  },
  {
    title: "Our team",
    text: "The nine people who lead our teams, and what they did before.",
    href: "/about/team",
  },
  { title: "Why choose us", text: "The usual way and ours, side by side.", href: "/about/why-us" },
  { title: "Our promise", text: "Six things you can expect from us.", href: "/about/promise" },
];

const models =
  "This site shows models, not photographs. Real homes belong to real people, and stay private.";

const closing = {
  as: "letter",
  title: "Tell us about your property",
  text: `Tell us what you own or are looking for, and what you’d like to do. Response within ${claims.response}.`,
  action: { label: "Raise a Query", href: "/query" },
} as const;

export const content = {
  page,
  hero,
  headings,
  family,
  work,
  facts,
  aboutPages,
  models,
  closing,
  stats,
};

export type Content = Translation<typeof content>;
