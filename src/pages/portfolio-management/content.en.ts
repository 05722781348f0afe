import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans } from "../../content/claims.ts";
import { costOf, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/portfolio-management",
  title: "Portfolio management for property owners",
  description:
    "One manager for all your properties: performance, growth advice, documents and compliance on one sheet. Ask for a confidential portfolio review.",
  picture: "portfolio",
};

const hero = {
  title: "Portfolio Management - Maximize your real estate returns, stress-free",
  picture: "portfolio-wide",
  narrow: "portfolio",
  alt: "A green cabinet of arched niches with a model building in each",
  note: "The information you share stays confidential.",
} as const;

/** To the form at the foot of the page. */
const request = { label: "Request a portfolio review", href: "/portfolio-management#optimize" };

const headings = {
  coverage: { title: "What We Cover" },
  sheet: {
    title: "Every property on one sheet",
    lead: "What you would read at each review. The owner and the figures are invented.",
  },
  terms: {
    label: "Questions",
    title: "Before you hand over a list",
    lead: "The usual questions, and two of the harder ones.",
  },
};

/** What only the page with the form says: how the work begins. */
const firstQuarter = {
  heading: {
    label: "After you have sent it",
    title: "Your first three months with us",
  },
  steps: [
    {
      title: "The first call",
      text: "You say what you own, and what worries you. You get a list of papers, and the fee.",
    },
    {
      title: "The papers come in",
      text: "Photographs from your phone will do. For what is missing we name the office that issues it.",
      time: "Weeks 1 to 4, at your speed",
    },
    {
      title: "Your first sheet",
      text: "Each property on one line: value, rent, costs, yield, and the next date that must not be missed.",
      time: "Once the papers are in",
    },
    {
      title: "The first review",
      text: "An hour, property by property: keep, let, improve or sell. You decide.",
      time: "After that each quarter, if you want one",
    },
  ],
};

/** To the worked year on the other page. */
const workedYear = {
  text: "Would you rather work out one flat first? ",
  label: "A year of one flat, from rent to yield",
  href: "/portfolio-management-service#yield",
} as const;

const intro = {
  claim: "You own several properties. Who looks at them all at once?",
  text: [
    "The first flat you bought to live in. The second was an investment, the plot came from your father, and the shop was a good idea in 2014. Each has its own papers, its own bank, its own tenant or none.",
    "We put them on one page, with one manager who knows each of them. At every review you hear of each property what it earned, what it cost, which date comes next, and whether we would keep, let, improve or sell it.",
  ],
};

const coverage = [
  {
    title: "Dedicated manager",
    text: `One person who knows your properties, your tenants and your plans. You have ${claims.managerAccess}, ${claims.managerNumber}.`,
  },
  {
    title: "Performance tracking",
    text: "Rent, vacancy, costs, tax and value of each property, side by side, brought up to date and explained.",
  },
  {
    title: "Strategic growth advice",
    text: "When to raise the rent, refinance, renovate, exchange or sell, with the figures and not just an opinion.",
  },
  {
    title: "Documentation and compliance",
    text: "Deeds, agreements, receipts and returns in one file, with every renewal and due date watched.",
  },
];

/** An invented owner, to show what the sheet looks like. */
const sheet = {
  sample: true,
  property: "Property",
  columns: ["Value", "Rent a year", "Yield", "We suggest"],
  rows: [
    {
      property: "2 BHK, Wakad, Pune",
      cells: ["₹78 lakh", "₹2.64 lakh", "3.4%"],
      advice: "Raise the rent at renewal in March",
    },
    {
      property: "Shop, Sector 62, Noida",
      cells: ["₹1.10 crore", "₹7.92 lakh", "7.2%"],
      advice: "Keep, and renew for three years",
    },
    {
      property: "Plot, Jaipur",
      cells: ["₹42 lakh", "None", "0%"],
      advice: "Exchange for a flat that earns",
    },
  ],
};

const terms = [
  { term: "Is it for me?", detail: "Yes, if you own a property that you do not live in. More so if you own several." },
  {
    term: "How long does it take?",
    detail: `We call within ${claims.response}, ${responseMeans}. Your first sheet follows once the papers are in.`,
  },
  {
    term: "What does it cost?",
    detail: `${claims.firstCallFree}. ${costOf(fees.portfolio)} It is agreed with you, property by property.`,
  },
  {
    term: "What do you need from me?",
    detail: "A list of what you own and where. Rent agreements and tax receipts, if they are at hand.",
  },
];

const questions = [
  {
    question: "Do you manage properties in several cities?",
    answer:
      "Yes. You keep one manager; the visits and repairs are done by people in each city whom that manager answers for. You get one report for all of them.",
  },
  {
    question: "Do I lose control of my properties?",
    answer:
      "No. You remain the owner of every decision. The manager prepares, proposes and follows up; nothing is signed, let, sold or spent without your approval.",
  },
];

export const optimize = {
  title: "Optimize Your Portfolio",
  text: "Tell us what you own and what you would like it to do.",
};

/** What both portfolio pages say. */
export const story = { coverage, headings, hero, intro, questions, sheet, terms };
export type StoryContent = Translation<typeof story>;

export const content = { ...story, page, request, firstQuarter, workedYear, optimize };

export type Content = Translation<typeof content>;
