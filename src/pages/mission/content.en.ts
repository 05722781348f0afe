import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/about/mission",
  title: "Our mission",
  description:
    "Why AIPM exists: to make owning and changing a home in India plain, private and whole. And six ways to begin: sell, buy, manage, legal, dispute, build.",
  picture: "mission",
};

const opening = {
  title: "Our mission",
  lead: "What we set out to change, in one sentence. Below it, how you can tell whether we do.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our mission" }],
} as const;

const plan = {
  picture: "mission",
  alt: "A model town drawn within a circle by a tall brass compass",
} as const;

const headings = {
  aims: {
    label: "What we work for",
    title: "Plain, private, whole",
    lead: "Three words that we measure a working day by.",
  },
  tests: {
    label: "How you can tell",
    title: "Ask us these, and hold the answer against it",
    lead: "Whoever answers has the paper or does not.",
  },
  quickLinks: { label: "Six ways to begin", title: "What may we do for you?" },
} as const;

/** Sample content: the business confirms it. */
const statement = {
  sample: true,
  text: "To make changing, owning and passing on a home in India as plain as it should have been all along: one adviser, clean papers, a\u00A0fair price, and your privacy kept.",
};

const aims = [
  {
    title: "Plain",
    text: "A family should not need a cousin in the registrar’s office. You are told what happens, in which week, and what it costs. If you had to ask, we were late.",
  },
  {
    title: "Private",
    text: "Selling a home is family business. It belongs in a closed room, not on a portal with your phone number under it. Ask us who has seen your papers, and we tell you.",
  },
  {
    title: "Whole",
    text: "There is a loan, a title, a tenant, a leaking roof, a truck. You make one call, and do not tell your story twice.",
  },
];

const tests = [
  { term: "What will it come to, in rupees?", detail: "A fee letter of half a page, before the work begins." },
  { term: "Who has seen my papers?", detail: "Names and days, from the log that each look leaves." },
  {
    term: "What speaks against it?",
    detail: "The drawbacks of each home, and the weak link of each title, in writing.",
  },
  { term: "What happens next, and when?", detail: "The next step with its day, and who does it." },
];

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
  text: "A mission is only as good as its next phone call.",
  action: { label: "Ask the founder", href: "/ask-founder" },
} as const;

export const content = { page, opening, plan, headings, statement, aims, tests, quickLinks, closing };

export type Content = Translation<typeof content>;
