import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans, stats } from "../../content/claims.ts";
import { statsNote } from "../../content/stats-note.ts";
import { seenBy } from "../../content/seen-by.ts";
import type { Translation } from "../../i18n/translation.ts";

const [, , satisfaction, , leadership] = stats;

const page: PageDescription = {
  path: "/about/why-us",
  title: "Why choose us",
  description:
    "One adviser, papers first, nothing published, fees told first. The usual way of buying and selling property next to ours, with the times to expect.",
  picture: "why-us",
};

const opening = {
  label: "Why choose us",
  title: "Look inside before you choose",
  lead: "Any adviser looks good from the street. Here is how the rooms are laid out, what takes how long, and for whom we are the wrong choice.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Why choose us" }],
} as const;

const illustration = {
  picture: "why-us",
  alt: "A model house opened like a doll’s house, every room in view",
} as const;

const figure = {
  value: satisfaction.value,
  label: "satisfaction among the people we have worked for",
  text: `${claims.complaintsRead}: the other two in a hundred are the reason. ${statsNote.text}`,
} as const;

const headings = {
  comparison: { title: "The usual way, and ours" },
  reasons: { title: "Four reasons people stay", lead: "They came for one thing. Most come back with the next." },
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
      cells: ["Checked after the advance is paid", `Checked first, with a title trace of ${claims.titleTrace}`],
    },
    { label: "Sell and buy", cells: ["Two deals, months apart", "One exchange, on one calendar"] },
    { label: "The fee", cells: ["Named at the end", "Agreed in writing at the start"] },
    { label: "After the deal", cells: ["You are on your own", "Rent, repairs, tax and the move, if you want them"] },
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
    text: `Led by people with ${leadership.value} of combined leadership experience, and by what they have seen go wrong.`,
  },
  {
    title: "Trusted Legacy",
    text: "A family business enterprise. The name over the door belongs to the people inside it, and they answer the phone.",
  },
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

/** Saying so is cheaper than a wrong client. */
const notForYou = [
  "You want the quickest sale at any price, with the property on every portal by tonight.",
  "You need a part of the payment to stay out of the books. We do not do that.",
  "You have already signed and paid. Then you need a lawyer first; our legal desk is the door to knock at.",
];

const legalDesk = { label: "Go to the legal desk", href: "/legal-rera" };

const closing = {
  as: "letter",
  title: "Put us next to anybody you like",
  text: "Ask the same question of three advisers. We are happy to be one of them.",
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
  times,
  notForYou,
  legalDesk,
  closing,
};

export type Content = Translation<typeof content>;
