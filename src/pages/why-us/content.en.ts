import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans, stats } from "../../content/claims.ts";
import { seenBy } from "../../content/seen-by.ts";
import type { Translation } from "../../i18n/translation.ts";

const [, , satisfaction, , leadership] = stats;

const page: PageDescription = {
  path: "/about/why-us",
  title: "Why choose us",
  description:
    "The usual way of dealing in property next to ours, with the paper that proves each point, the times to expect, and four questions for any adviser.",
  picture: "why-us",
};

const opening = {
  label: "Why choose us",
  title: "Look inside before you choose",
  lead: "The usual way beside ours, each with the paper that proves it; what takes how long; and for whom we are the wrong choice.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Why choose us" }],
} as const;

const illustration = {
  picture: "why-us",
  alt: "A model house opened like a doll’s house, every room in view",
} as const;

const figure = {
  value: satisfaction.value,
  label: "satisfaction among the people we have worked for",
  text: `${claims.complaintsRead}: the other two in a hundred are the reason.`,
} as const;

const headings = {
  comparison: {
    title: "The usual way, and ours",
    lead: "Four of the points lead to a sample of the paper that you would get.",
  },
  reasons: { title: "Four reasons to choose us", lead: "And what each of them means on a working day." },
  questions: {
    label: "Before you choose anybody",
    title: "Four questions to put to each adviser",
    lead: "An adviser either has a paper to show or has none. This is what you get from us.",
  },
  times: { title: "How long things take" },
  notForYou: { title: "When not to choose us" },
} as const;

/** What most people live through, next to what they can expect here. */
const comparison = {
  caption: "The usual way of dealing in property, compared with AIPM",
  columns: [{ title: "The usual way" }, { title: "With AIPM" }],
  rows: [
    { label: "Who you talk to", cells: ["A new person for every question", "One adviser, from first call to keys"] },
    { label: "Your property", cells: ["Photographed, listed, forwarded", "Shown to verified buyers or partners only"] },
    {
      label: "The papers",
      href: "/legal-rera",
      cells: ["Checked after the advance is paid", `Checked first, with a title trace of ${claims.titleTrace}`],
    },
    {
      label: "Sell and buy",
      href: "/exchange-property",
      cells: ["Two deals, months apart", "One exchange, on one calendar and one cost sheet"],
    },
    {
      label: "The fee",
      href: "/about/promise",
      cells: ["Named at the end", "Agreed at the start, in a letter of half a page"],
    },
    {
      label: "After the deal",
      href: "/rental-caretaking",
      cells: ["You are on your own", "Rent, repairs and visits, each visit with a note and photographs"],
    },
  ],
};

const reasons = [
  {
    title: "Private & Confidential",
    text: `Your property is not published. Who sees your request? ${seenBy}`,
  },
  {
    title: "All-in-One Service",
    text: `${claims.services} under one roof, from the first valuation to the last carton. You explain your case once.`,
  },
  {
    title: "Expert Team",
    text: `Nine people lead the desks, with ${leadership.value} of combined leadership experience. Your adviser can ask each of them.`,
  },
  {
    title: "Trusted Legacy",
    text: "A family business enterprise, run by a father and his daughter. You may ask for either of them on the phone.",
  },
];

const questions = [
  { term: "What will it come to, in rupees?", detail: "A fee letter of half a page, before the work begins." },
  { term: "Who has seen my papers?", detail: "Names and days, from the log of your file." },
  {
    term: "What speaks against it?",
    detail: "The drawbacks of each home, and the weak link of each title, in writing.",
  },
  { term: "What happens next, and when?", detail: "The next step with its day, and who does it." },
];

/** What to expect, each where it applies. */
const times = [
  { term: "We answer your request", detail: `Within ${claims.response}, ${responseMeans}` },
  { term: "An average deal closes", detail: `In ${claims.dealClosing}` },
  { term: "An exchange is complete", detail: `About ${claims.exchangeTime}` },
  { term: "Your design and quote is ready", detail: `Within ${claims.designAndQuote}` },
  { term: "A loan is pre-approved", detail: `In ${claims.loanPreApproval}` },
  { term: "A loan is approved", detail: `In ${claims.loanApproval}` },
  { term: "A project is registered with RERA", detail: `In ${claims.reraRegistration}` },
];

const notForYou = [
  "You want the quickest sale at any price, with the property on every portal by tonight.",
  "You need a part of the payment to stay out of the books. We do not do that.",
  "You have already signed and paid. Then you need a lawyer first: begin with our legal desk.",
];

const legalDesk = { label: "Go to the legal desk", href: "/legal-rera" };

const closing = {
  as: "letter",
  title: "Begin with one of the four questions",
  text: "Name the property or the paper, and what you are unsure of. The adviser who calls you answers it first.",
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
