import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/about/mission",
  title: "Our mission",
  description:
    "What AIPM works for, how we count whether we do it, and six ways to begin: sell, buy, manage investments, legal help, disputes, construction.",
  picture: "mission",
};

const opening = {
  title: "Our mission",
  lead: "Three counts show whether we keep to it. Those of last quarter stand below, with what went wrong.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our mission" }],
} as const;

const plan = {
  picture: "mission",
  alt: "A model town drawn within a circle by a tall brass compass",
} as const;

const headings = {
  measures: {
    label: "How we measure it",
    title: "Three counts, July to September 2026",
    lead: "They cover every case that we closed in the quarter. Under each stands a question with which you can test us in your own case.",
  },
  quickLinks: { label: "Six ways to begin", title: "What can we do for you?" },
} as const;

/** Sample content: the business confirms it. */
const statement = {
  sample: true,
  text: "To make changing, owning and passing on a home in India as plain as it should have been all along: one adviser, clean papers, a\u00A0fair price, and your privacy kept.",
};

/** Sample content: the counts of a quarter, until the business has counted one. The quarter stands in the heading. */
const measures = {
  sample: true,
  note: "Example figures, until we publish the counts of a whole quarter.",
  rows: [
    {
      title: "Plain",
      value: "56 of 58",
      label: "clients had our fee in writing before any work began",
      text: "We compare the day on the fee letter with the first day in the file. In two cases a court date came first.",
      ask: "What will it come to, in rupees?",
      answer: "A fee letter of half a page.",
    },
    {
      title: "Private",
      value: "57 of 58",
      label: "files were opened only by people whom the owner knew by name",
      text: "Whoever opens a file leaves a line in its log. One file was opened at the wrong desk, and we told its owner.",
      ask: "Who has seen my papers?",
      answer: "Names and days, from that log.",
    },
    {
      title: "Whole",
      value: "51 of 58",
      label: "clients kept one adviser from the first call to the keys",
      text: "Every change of adviser counts as a failure, even one that the client asked for.",
      ask: "Who is my adviser, and who stands in?",
      answer: "Two names, and the next step with its day.",
    },
  ],
};

/** The six quick links. */
const quickLinks = [
  {
    title: "I want to sell",
    text: "Tell us about the property. It goes to buyers whose wish fits, and to no portal.",
    href: "/sell-property",
  },
  {
    title: "I want to buy",
    text: "A short list that has been checked, and someone who negotiates.",
    href: "/buy-property",
  },
  {
    title: "Manage my investments",
    text: `One manager for everything you own, with ${claims.managerAccess}, ${claims.managerNumber}.`,
    href: "/portfolio-management-service",
  },
  { title: "I need legal help", text: "Titles, agreements and RERA, read before you sign.", href: "/legal-rera" },
  {
    title: "Resolve a dispute",
    text: "With a tenant, a builder, or inside the family.",
    href: "/dispute-settlement",
  },
  {
    title: "Construction support",
    text: `A design and quote within ${claims.designAndQuote}, then one team until handover.`,
    href: "/construction",
  },
];

const closing = {
  as: "letter",
  title: "Ask us something difficult",
  text: `A share in a family house, a paper that looks wrong, a price that is too good: write it as you would say it. ${claims.founderReads}.`,
  action: { label: "Ask the founder", href: "/ask-founder" },
} as const;

export const content = { page, opening, plan, headings, statement, measures, quickLinks, closing };

export type Content = Translation<typeof content>;
