import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/about/mission",
  title: "Our mission",
  description:
    "What AIPM works for, and six ways to start: sell, buy, manage investments, legal help, dispute resolution, construction support.",
  picture: "mission",
};

const opening = {
  title: "Our mission",
  lead: "We’re a family business enterprise. We advise on property across India, and our verified partners do the work with us.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our mission" }],
} as const;

const plan = {
  picture: "mission",
  alt: "A model town drawn within a circle by a tall brass compass",
} as const;

const headings = {
  quickLinks: { label: "Six ways to start", title: "What can we do for you?" },
} as const;

/** Sample content: the business confirms it. */
const statement = {
  sample: true,
  text: "To make it simple to change, own and pass on a home in India: one adviser, clean papers, a\u00A0fair price, and privacy throughout.",
};

/** The six quick links. */
const quickLinks = [
  {
    title: "I want to sell",
    text: "Tell us about the property. We show it to buyers who want one like it, and on no portal.",
    href: "/sell-property",
  },
  {
    title: "I want to buy",
    text: "A checked shortlist, and someone to negotiate for you.",
    href: "/buy-property",
  },
  {
    title: "Manage my investments",
    text: `Everything you own in one file, with ${claims.managerAccess}.`,
    href: "/portfolio-management-service",
  },
  {
    title: "I need legal help",
    text: "Titles, agreements and RERA, read before you sign.",
    href: "/legal-rera",
  },
  {
    title: "Resolve a dispute",
    text: "With a tenant, a builder, or within the family.",
    href: "/dispute-settlement",
  },
  {
    title: "Construction support",
    text: `A design and quote within ${claims.designAndQuote}, then the work itself.`,
    href: "/construction",
  },
];

const closing = {
  as: "letter",
  title: "Ask us something difficult",
  text: "A share in the family house, a paper that looks wrong, a price that’s too good to be true: write it as you’d say it.",
  action: { label: "Ask the founder", href: "/ask-founder" },
} as const;

export const content = { page, opening, plan, headings, statement, quickLinks, closing };

export type Content = Translation<typeof content>;
