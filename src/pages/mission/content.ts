import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";

export const page: PageDescription = {
  path: "/about/mission",
  title: "Our mission",
  description:
    "Why AIPM exists: to make owning and changing a home in India plain, private and whole. And six ways to begin: sell, buy, manage, legal, dispute, build.",
  picture: "mission",
};

export const opening = {
  title: "Our mission",
  lead: "Every town was a plan before it was a town. Ours fits into one sentence.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our mission" }],
} as const;

export const plan = {
  name: "mission",
  alt: "A model town drawn within a circle by a tall brass compass",
} as const;

export const headings = {
  aims: { title: "Plain, private, whole", lead: "Three words that we measure a working day by." },
  quickLinks: { title: "Where shall we begin?", lead: "Six quick links, for what people come with most." },
} as const;

export const statement =
  "To make changing, owning and passing on a home in India as plain as it should have been all along: one adviser, clean papers, a fair price, and your privacy kept.";

export const aims = [
  {
    title: "Plain",
    text: "A family should not need a cousin in the registrar’s office. We say what happens, in which week, and what it costs, before it happens.",
  },
  {
    title: "Private",
    text: "Selling a home is family business. It belongs in a closed room with verified people, not on a portal with your phone number under it.",
  },
  {
    title: "Whole",
    text: "A deal is never only a deal. There is a loan, a title, a tenant, a leaking roof, a truck. We answer for all of it, so that you make one call.",
  },
];

/** The six quick links. */
export const quickLinks = [
  {
    title: "I want to sell",
    text: "Tell us about the property. Verified buyers hear of it, and nobody else.",
    href: "/sell-property",
  },
  {
    title: "I want to buy",
    text: "A short list that has been checked, and someone who negotiates.",
    href: "/buy-property",
  },
  {
    title: "Manage my investments",
    text: `One manager for everything you own, with ${claims.managerAccess}.`,
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

export const closing = {
  as: "letter",
  title: "A mission is only as good as its next phone call",
  text: "Ask us something difficult.",
  action: { label: "Ask the founder", href: "/ask-founder" },
} as const;
