import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const flat = { label: "Buy new property", href: "/buy-flat" };

const page: PageDescription = {
  path: "/buy-property",
  title: "Private property buying service",
  description: `A private search for your flat, house or plot: curated options, due diligence, visits, negotiation and legal support. Average deal closing ${claims.dealClosing}.`,
  picture: "buy-property",
  action: flat,
};

const plot = { label: "I want a plot", href: "/buy-plot" };

const hero = {
  label: "Private buying service",
  title: "Someone to look for a home with you",
  lead: "Our private buying service finds, checks and negotiates the home or plot you want, and shows you only what’s worth a visit.",
  picture: "buy-property-wide",
  narrow: "buy-property",
  alt: "A model house with a golden key leaning against it",
  links: [flat, plot],
} as const;

/** Opens with the loan that a home buyer needs. */
const loan = formLink("/loan-funding", { fundingType: "Home Loan" });

const essentials = {
  cost: formatCost(fees.buying),
  fee: fees.buying,
  time: `Average deal closing ${claims.dealClosing}. A loan, a missing paper or an owner abroad can make it longer.`,
  ready: "City, size and budget to start with. Identity papers come later, when you buy.",
};

const headings = {
  doors: { title: "What are you looking for?", lead: "Each form takes about three minutes." },
  steps: { label: "How it works", title: "Six steps, and what you have after each" },
} as const;

const doors = [
  {
    title: "A flat, a villa, a penthouse or a studio",
    text: "To live in or to rent out, ready or under construction.",
    picture: "why-us",
    alt: "A model house opened at the front, with every room in view",
    href: "/buy-flat",
  },
  {
    title: "A plot of land",
    text: "For your own house, a farm or a shop.",
    picture: "plot-empty",
    alt: "A model of a pegged-out plot next to a road",
    href: "/buy-plot",
  },
] as const;

const why = {
  title: "Why choose us",
  claim: "A portal shows you everything. We show you the few worth seeing.",
  reasons: [
    "You don’t need more listings. You need someone who knows what you want, and who tells you when a flat that looks right on paper faces a flyover.",
    "We’re a family business, and we search as you would for a cousin: quietly, and within the budget.",
    "An advance doesn’t make the home yours. The registered deed and the mutation do.",
  ],
};

const steps = [
  {
    title: "Needs assessment",
    text: "One long call: family, work, school, loan, and what you would never accept.",
    gain: "A brief that you correct and approve",
  },
  {
    title: "Curated options",
    text: "We search privately among owners and builders we know.",
    gain: "A shortlist, with the drawbacks of each home",
  },
  {
    title: "Due diligence",
    text: "All the papers, from the title to the society.",
    gain: "A report on each home you like",
  },
  {
    title: "Site visits and virtual tours",
    text: "In person, or live on video if you’re in another city. See a home by daylight and again in the evening.",
    gain: "Your own view of each home",
  },
  {
    title: "Expert negotiation",
    text: "We find out what similar homes nearby sold for. You set the limit, and we do the talking.",
    gain: "Price, terms and dates on paper",
  },
  {
    title: "Legal support",
    text: "Agreement, loan papers, stamp duty, registration and mutation.",
    gain: "A registered deed and a complete file",
  },
];

const gainLabel = "You have";

const model = {
  title: "What to check before you pay a token",
  picture: "buy-property",
  alt: "The house and its key in the evening, with lit windows",
  points: [
    { title: "Title", text: `A title trace covers ${claims.titleTrace}.`, at: [48, 29] },
    {
      title: "Approvals",
      text: "The sanctioned plan and the completion certificate.",
      at: [66, 37],
    },
    { title: "RERA", text: "Who the promoter is, and what was promised.", at: [51, 47] },
    { title: "Dues", text: "Property tax, and any loan on it.", at: [61, 62] },
    { title: "Society", text: "Its dues, and its no-objection letter.", at: [39, 74] },
  ],
} as const;

const closing = {
  as: "letter",
  title: "Tell us what home should look like",
  text: [
    `Response within ${claims.response}. Need a loan as well? `,
    { label: "Apply for it here.", href: loan },
  ],
  action: flat,
} as const;

export const content = {
  model,
  essentials,
  page,
  hero,
  headings,
  doors,
  why,
  steps,
  gainLabel,
  closing,
};

export type Content = Translation<typeof content>;
