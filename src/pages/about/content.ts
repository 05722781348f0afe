import { claims, stats } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";

const [transactions, , satisfaction, cities, leadership] = stats;

export const page: PageDescription = {
  path: "/about",
  title: "About us",
  description: `AIPM is a family-run property advisory for the whole of India: ${transactions.value} transactions, ${satisfaction.value} satisfaction, ${cities.value} cities. Who we are and how we are paid.`,
  picture: "about",
};

export const hero = {
  title: "A family business, for other families’ homes",
  lead: "A flat is rarely only a flat. It is a father’s pension, a daughter’s school, a loan for twenty years. We advise on property as if it were our own, because once it was.",
  picture: "about-wide",
  narrow: "about",
  alt: "A drawing table with plans, a lamp and a small model house",
  links: [{ label: "Tell us what you need", href: "/query" }],
} as const;

export const headings = {
  beliefs: { title: "Three rules of the house", lead: "They cost us business now and then. We keep them." },
  facts: { title: "What you may want to know" },
  aboutPages: { title: "More about us" },
  figures: { title: "What stands behind us" },
} as const;

/** Who AIPM is, on the company's own page. */
export const beliefs = [
  {
    title: "Nothing is published",
    text: "Your property is not a listing. Its details go to verified buyers or partners, after we have checked them, and to nobody else.",
  },
  {
    title: "One name on your file",
    text: "Lawyers, banks, builders and movers are partners we have verified. You deal with one adviser, who deals with them.",
  },
  {
    title: "Paper before promise",
    text: `Titles are traced for ${claims.titleTrace}, fees are agreed in writing, and a deal that does not read well is one we tell you to leave.`,
  },
];

/** What somebody asks of a company they have not heard of. */
export const facts = [
  { term: "What are you?", detail: "A property advisory for the whole of India, run as a family business enterprise." },
  {
    term: "Since when?",
    detail: `Established 2025, by people with ${leadership.value} of combined leadership experience.`,
  },
  {
    term: "For whom?",
    detail:
      "Buyers, sellers, investors, NRIs, builders, brokers, landowners, landlords, tenants, and people moving house.",
  },
  { term: "How are you paid?", detail: "By a fee agreed with you in writing before the work begins. Asking is free." },
  { term: "Where do I find you?", detail: "In New Delhi, Mumbai and Bangalore, and on the phone from anywhere." },
];

export const aboutPages = [
  { title: "Our mission", text: "What we set out to change, and six ways to begin.", href: "/about/mission" },
  { title: "Our team", text: "The nine people whose names stand on your file.", href: "/about/team" },
  { title: "Why choose us", text: "The usual way and ours, side by side.", href: "/about/why-us" },
  { title: "Our promise", text: "A letter you can hold us to.", href: "/about/promise" },
];

export const models =
  "We show models and not photographs on this site. Real homes belong to real people, and what they own is nobody’s business until they say so.";

export const closing = {
  as: "letter",
  title: "You know who we are. Who are you?",
  text: `Tell us about the property and what should become of it. Response within ${claims.response}.`,
  action: { label: "Raise a Query", href: "/query" },
} as const;
