import type { PageDescription } from "../../content/page.ts";
import { claims, stats } from "../../content/claims.ts";
import { seenBy } from "../../content/seen-by.ts";
import type { Translation } from "../../i18n/translation.ts";

const [transactions, , satisfaction, cities, leadership] = stats;

const page: PageDescription = {
  path: "/about/why-us",
  title: "Why choose us",
  description:
    "The usual way of dealing in property next to ours, how long things take, four questions for any adviser, and when not to choose us.",
  picture: "why-us",
};

const opening = {
  label: "Why choose us",
  title: "Look inside before you choose",
  lead: "The usual way next to ours, how long things take, and when we’re the wrong choice.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Why choose us" }],
} as const;

const illustration = {
  picture: "why-us",
  alt: "A model house opened like a doll’s house, with every room in view",
} as const;

const figure = {
  value: satisfaction.value,
  label: satisfaction.label,
  text: `${transactions.value} ${transactions.label}, ${cities.value} ${cities.label}.`,
} as const;

const headings = {
  comparison: {
    title: "The usual way, and ours",
    lead: "Three of the rows link to a sample document.",
  },
  reasons: { title: "Four reasons to choose us" },
  questions: {
    label: "Before you choose anyone",
    title: "Four questions to ask any adviser",
    lead: "Ask for each answer in writing.",
  },
  times: { title: "How long things take" },
  notForYou: { title: "When not to choose us" },
} as const;

const comparison = {
  caption: "The usual way of dealing in property, compared with AIPM",
  columns: [{ title: "The usual way" }, { title: "With AIPM" }],
  rows: [
    {
      label: "Who you talk to",
      cells: ["A new person for every question", "One adviser, from first call to keys"],
    },
    {
      label: "Your property",
      cells: ["Photographed, listed, forwarded", "Shown to verified buyers or partners only"],
    },
    {
      label: "The papers",
      href: "/legal-rera",
      cells: [
        "Checked after the advance is paid",
        `Checked first, with a title trace of ${claims.titleTrace}`,
      ],
    },
    {
      label: "Sell and buy",
      href: "/exchange-property",
      cells: ["Two deals, months apart", "One exchange, on one calendar and one cost sheet"],
    },

    {
      label: "After the deal",
      href: "/rental-caretaking",
      cells: ["You’re on your own", "Rent, repairs, and inspections monthly or weekly"],
    },
  ],
};

const reasons = [
  {
    title: "Private & Confidential",
    text: `Your property isn’t published. Who sees your request? ${seenBy}`,
  },
  {
    title: "All-in-One Service",
    text: `${claims.services} under one roof, from the first valuation to the last carton.`,
  },
  {
    title: "Expert Team",
    text: `Nine people lead the teams, with ${leadership.value} of combined leadership experience.`,
  },
  {
    title: "Trusted Legacy",
    text: "A family business enterprise, run by the family that owns it.",
  },
];

const questions = [
  {
    term: "What will it cost, in rupees?",
    detail: "One figure, or how it’s worked out, and what comes on top.",
  },
  { term: "Who will see my papers?", detail: "Names, not just a company." },
  {
    term: "What are the drawbacks?",
    detail: "Those of the home, and the weakest link in its title.",
  },
  { term: "What happens next, and when?", detail: "The next step, its date, and who takes it." },
];

/** Times to expect. */
const times = [
  { term: "We answer your request", detail: `Within ${claims.response}` },
  { term: "An average deal closes", detail: `In ${claims.dealClosing}` },
  { term: "An exchange is complete", detail: `About ${claims.exchangeTime}` },
  { term: "Your design and quote are ready", detail: `Within ${claims.designAndQuote}` },
  { term: "A loan is pre-approved", detail: `In ${claims.loanPreApproval}` },
  { term: "A loan is approved", detail: `In ${claims.loanApproval}` },
  { term: "A project is registered with RERA", detail: `In ${claims.reraRegistration}` },
];

const notForYou = [
  "You want the quickest sale at any price, with the property on every portal by tonight.",
  "You want part of the payment kept off the books. We don’t do that.",
  "You have already signed and paid. Then you need a lawyer first. Start with our legal team.",
];

const legalDesk = { label: "Go to the legal team", href: "/legal-rera" };

const closing = {
  as: "letter",
  title: "Start with one of the four questions",
  text: "Name the property or the paper, and tell us what you’re unsure of.",
  action: { label: "Raise a Query", href: "/query" },
} as const;

export const content = {
  page,
  opening,
  illustration,
  figure,
  headings,
  comparison,
  reasons,
  questions,
  times,
  notForYou,
  legalDesk,
  closing,
};

export type Content = Translation<typeof content>;
