import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

/** To the form at the foot of the page. */
const request = { label: "Request a portfolio review", href: "/portfolio-management#optimize" };

const page: PageDescription = {
  path: "/portfolio-management",
  title: "Portfolio management for property owners",
  description:
    "One manager for all your properties: performance, growth advice, documents and compliance on one sheet. Ask for a confidential portfolio review.",
  picture: "portfolio",
  action: request,
};

const hero = {
  title: "Portfolio Management - Maximize your real estate returns, stress-free",
  picture: "portfolio-wide",
  narrow: "portfolio",
  alt: "A green cabinet of arched niches with a model building in each",
  note: "The information you share stays confidential.",
} as const;

const essentials = {
  cost: formatCost(fees.portfolio),
  fee: fees.portfolio,
  answer: `Response within ${claims.response}. Your first sheet follows once the papers are in.`,
  ready:
    "A list of your properties and where they are. Rent agreements and tax receipts, if you have them ready.",
};

const headings = {
  sheet: {
    title: "Every property on one sheet",
    lead: "An invented example of what a review shows.",
  },
  questions: { title: "Common questions" },
};

/** How the work begins. Only the page with the form shows it. */
const firstQuarter = {
  heading: {
    label: "How it works",
    title: "Your first three months with us",
  },
  steps: [
    {
      title: "The first call",
      text: "You tell us what you own and what worries you. We tell you which papers we need.",
    },
    {
      title: "The papers come in",
      text: "Photographs from your phone are fine. If a paper is missing, we’ll tell you which office issues it.",
      time: "At your pace",
    },
    {
      title: "Your first sheet",
      text: "Each property on one line: value, rent, costs, yield, and the next date that must not be missed.",
      time: "Once the papers are in",
    },
    {
      title: "The first review",
      text: "Property by property: keep, let, improve or sell. You decide.",
      time: "Every quarter, if you like",
    },
  ],
};

const intro = {
  claim: "You own several properties. Who looks at them together?",
  text: [
    "The first flat you bought to live in. The second was an investment, the plot came from your father, and the shop was a good idea in 2014. Each has its own papers, its own bank, and its own tenant, or none.",
    "We put them on one page, with one manager who knows each of them. A review shows what each property earned, what it cost, which date comes next, and whether we’d keep, let, improve or sell it.",
  ],
};

const model = {
  title: "What We Cover",
  picture: "portfolio",
  alt: "The cabinet in the evening, with a light in each arch",
  points: [
    {
      title: "Dedicated manager",
      text: `One person who knows your properties, your tenants and your plans. You have ${claims.managerAccess}.`,
      at: [63, 41],
    },
    {
      title: "Performance tracking",
      text: "Rent, vacancy, costs, tax and value of each property, side by side.",
      at: [49.5, 62],
    },
    {
      title: "Strategic growth advice",
      text: "When to raise the rent, refinance, renovate, exchange or sell, with figures, not just an opinion.",
      at: [36, 45],
    },
    {
      title: "Documentation and compliance",
      text: "Deeds, agreements, receipts and returns in one file, with renewals and due dates.",
      at: [75, 66],
    },
  ],
} as const;

/** The sheet of an invented owner. */
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

const questions = [
  {
    question: "Do you manage properties in several cities?",
    answer: "Yes. You have one manager. People in each city do the visits and repairs.",
  },
  {
    question: "Will I lose control of my properties?",
    answer: "No. Every decision stays with you. The manager prepares, proposes and follows up.",
  },
];

export const optimize = {
  title: "Optimize Your Portfolio",
  text: "Tell us what you own and what you’d like it to do.",
};

/** Shared by both portfolio pages. */
export const story = { essentials, headings, hero, intro, model, questions, sheet };
export type StoryContent = Translation<typeof story>;

export const content = { ...story, page, request, firstQuarter, optimize };

export type Content = Translation<typeof content>;
