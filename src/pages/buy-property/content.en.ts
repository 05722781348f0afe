import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { seenBy } from "../../content/seen-by.ts";
import { costOf, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/buy-property",
  title: "Private property buying service",
  description: `A private search for your flat, house or plot: curated options, due diligence, visits, negotiation and legal support. Average deal closing ${claims.dealClosing}.`,
  picture: "buy-property",
};

const flat = { label: "Buy new property", href: "/buy-flat" };
const plot = { label: "I want a plot", href: "/buy-plot" };

const hero = {
  label: "Private buying service",
  title: "Somebody to search with you",
  lead: "Our private buying service finds, checks and negotiates the home or plot you want, and shows you only what deserves a visit.",
  picture: "buy-property-wide",
  narrow: "buy-property",
  alt: "A model house with a golden key leaning against it",
  links: [flat, plot],
} as const;

const figure = {
  before: "Average deal closing",
  value: claims.dealClosing,
  text: "From the first call to registration. You set the pace until you sign.",
} as const;

/** Opens with the loan that a home buyer needs. */
const loan = formLink("/loan-funding", { fundingType: "Home Loan" });

const headings = {
  doors: { title: "What are you looking for?", lead: "Two doors. Each form takes about three minutes." },
  steps: { label: "How it works", title: "Six steps, and something in hand after each" },
  terms: {
    label: "Time, cost, papers",
    title: "What it asks of you",
    lead: ["Need a loan as well? ", { label: "Ask for both at once.", href: loan }],
  },
} as const;

const doors = [
  {
    title: "A flat, a villa, a penthouse or a studio",
    text: "To live in or to let, ready or still being built.",
    picture: "why-us",
    alt: "A model house opened at the front, every room in view",
    href: "/buy-flat",
  },
  {
    title: "A plot of land",
    text: "For a house of your own, a farm, or a shop with an address.",
    picture: "plot-empty",
    alt: "A model of a pegged-out plot beside a road",
    href: "/buy-plot",
  },
] as const;

/** Why choose us, said as one would say it across a table. */
const why = {
  title: "Why choose us",
  claim: "A portal shows you everything. We show you the few that are left after somebody has looked.",
  reasons: [
    "You do not need more listings. You need somebody who knows what you want, visits before you do, and tells you when a flat that looks right on paper faces a flyover.",
    "We are a family business, and we search as one would for a cousin: quietly, with your budget in mind, and with no owner or builder told your name until you want to visit.",
    "And we stay until the deed is registered and the mutation is done, not until the advance is paid.",
  ],
};

/** Six steps, each with what is in your hands when it is done. */
const steps = [
  {
    title: "Needs assessment",
    text: "One long call: family, work, school run, loan, and what you would never accept.",
    gain: "A one-page brief that you correct and approve",
  },
  {
    title: "Curated options",
    text: "We search privately, among owners and builders we know, and visit before we suggest.",
    gain: "A short list, with the drawbacks of each home",
  },
  {
    title: "Due diligence",
    text: `Title, approvals, RERA, dues, society. A title trace covers ${claims.titleTrace}.`,
    gain: "A report on each home you like",
  },
  {
    title: "Site visits and virtual tours",
    text: "In person, in daylight and again in the evening. Live on video if you are in another city.",
    gain: "Notes and photographs from every visit",
  },
  {
    title: "Expert negotiation",
    text: "We look up what the neighbours paid. You decide the ceiling; we do the talking.",
    gain: "Price, terms and dates on paper",
  },
  {
    title: "Legal support",
    text: "Agreement, loan papers, stamp duty, registration, mutation. We are there when you sign.",
    gain: "A registered deed and a complete file",
  },
];

const terms = [
  {
    term: "What does it cost?",
    detail: `${claims.firstCallFree}. ${costOf(fees.buying)} It is agreed with you before the search begins.`,
  },
  {
    term: "What do you need from me?",
    detail: "City, size and budget to begin with. Identity papers only when you buy.",
  },
  {
    term: "Who learns that I am looking?",
    detail: `${seenBy} An owner or builder hears your name when you want to visit.`,
  },
];

const gainLabel = "You then have";

const closing = {
  as: "letter",
  title: "Tell us what you would come home to",
  text: `City, size and budget are enough to begin. We answer within ${claims.response}, ${responseMeans}.`,
  action: flat,
} as const;

export const content = { page, hero, figure, headings, doors, why, steps, terms, gainLabel, closing };

export type Content = Translation<typeof content>;
