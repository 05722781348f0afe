import { claims, responseMeans, stats } from "../../content/claims.ts";
import { statsNote } from "../../content/stats-note.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const [transactions, , satisfaction, cities] = stats;

const page: PageDescription = {
  path: "/about",
  title: "About us",
  description: `AIPM is a family-run property advisory for the whole of India: ${transactions.value} transactions, ${satisfaction.value} satisfaction, ${cities.value} cities. Who we are and how we are paid.`,
  picture: "about",
};

const hero = {
  label: "About us",
  title: "A family business, for other families’ homes",
  lead: "A flat is rarely only a flat. It is a father’s pension, a daughter’s school, a loan for twenty years. We advise on property as if it were our own, because once it was.",
  picture: "about-wide",
  narrow: "about",
  alt: "A drawing table with plans, a lamp and a small model house",
  links: [{ label: "Tell us what you need", href: "/query" }],
} as const;

const headings = {
  figures: { title: "What stands behind us" },
  family: { label: "Who we are", title: "A father, a daughter and seven specialists" },
  work: { label: "What we do", title: "We advise, and bring whoever the advice needs" },
  pay: { label: "How we are paid", title: "By a fee that you know before the work begins" },
  facts: { title: "At a glance" },
  aboutPages: { title: "More about us" },
} as const;

/** Sample content, like the people themselves. */
const family = {
  sample: true,
  text: [
    "AIPM belongs to the Raghuvanshi family, who run it from New Delhi. Suresh, the father, valued property for banks for most of his working life. When his own family’s house was divided he learnt what an unprepared division costs, and began to prepare other people’s.",
    "One day, in a housing society in Dwarka, two neighbours each owned the flat that the other one needed, and neither could afford to sell first. AIPM was founded on that afternoon. Nandini, the daughter, is a chartered accountant: she values both homes of an exchange and shows both sides the sum.",
    "The other seven are not family, and each leads a desk with its managers: NRI matters, loans, rentals, law, building, circles, land.",
  ],
  team: { label: "Meet all nine", href: "/about/team" },
};

const work = [
  { title: "We value and we plan", text: "What it is worth, what it may become, and what speaks against it." },
  { title: "We read the papers", text: "Title, dues and approvals, before a visit and long before an advance." },
  {
    title: "We bring the others",
    text: "A buyer, a lawyer, a bank, a builder, a mover. One adviser deals with them for you.",
  },
  { title: "We stay", text: "Until the deed is registered, the keys are yours and the boxes have arrived." },
];

/** Sample content: the business confirms each line. */
const pay = {
  sample: true,
  rows: [
    { term: "By you", detail: `A fee for the work, in writing before it begins. ${claims.askingFree}.` },
    { term: "By a builder", detail: "Where one pays us for bringing you, you hear how much before you book." },
    { term: "To others", detail: `Lawyers, valuers and the state are ${claims.atCost}.` },
    { term: "Never", detail: "Money outside the books, or a commission that you have not heard of." },
  ],
};

/** What somebody asks of a company they have not heard of. */
const facts = [
  { term: "What are you?", detail: "A property advisory for the whole of India, run as a family business enterprise." },
  { term: "Since when?", detail: "Established 2025." },
  {
    term: "For whom?",
    detail:
      "Buyers, sellers, investors, NRIs, builders, brokers, landowners, landlords, tenants, and people moving house.",
  },
  { term: "Where do I find you?", detail: "In New Delhi, Mumbai and Bangalore, and on the phone from anywhere." },
];

const aboutPages = [
  { title: "Our mission", text: "What we set out to change, and six ways to begin.", href: "/about/mission" },
  { title: "Our team", text: "The nine who lead the desks, and how they came to it.", href: "/about/team" },
  { title: "Why choose us", text: "The usual way and ours, side by side.", href: "/about/why-us" },
  { title: "Our promise", text: "A letter you can hold us to.", href: "/about/promise" },
];

const models =
  "We show models and not photographs on this site. Real homes belong to real people, and stay private until their owners say otherwise.";

const closing = {
  as: "letter",
  title: "Tell us about your property",
  text: `Say what you own or look for, and what should become of it. Response within ${claims.response}, ${responseMeans}.`,
  action: { label: "Raise a Query", href: "/query" },
} as const;

export const content = {
  page,
  hero,
  headings,
  family,
  work,
  pay,
  facts,
  aboutPages,
  models,
  closing,
  stats,
  statsNote,
};

export type Content = Translation<typeof content>;
