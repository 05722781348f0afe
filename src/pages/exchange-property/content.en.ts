import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { costOf, fees } from "../../content/fees.ts";
import { costSheet } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/exchange-property",
  title: "Property Exchange Portal: sell and buy in one deal",
  description: `Exchange the home you own for the one you need. Private matching, both values settled together, about ${claims.exchangeTime}. See how it works and what it costs.`,
  picture: "exchange",
};

const submit = { label: "Submit Exchange Request", href: "/property-exchange" } as const;

const hero = {
  title: "Property Exchange Portal",
  lead: "Swap the home you own for the home you need now. You sell and buy in one deal, privately.",
  picture: "exchange-wide",
  narrow: "exchange",
  alt: "Two model houses side by side, joined by a pair of golden arrows",
  links: [submit, { label: "See how it works", href: "#process" }],
} as const;

const figure = {
  before: "An exchange takes about",
  value: claims.exchangeTime,
  text: "Counted from the day both owners agree.",
} as const;

const calculator = { title: "Your home for theirs" };

const illustration = {
  picture: "document-verification",
  alt: "A model desk with a title deed under a magnifying glass",
} as const;

const headings = {
  ways: { title: "Which exchange is yours?", lead: "Choose one, and the form opens with that answer filled in." },
  problems: {
    label: "The problem",
    title: "Selling first and buying later costs you twice",
    lead: "Once in money, and once in months of your life.",
  },
  features: {
    label: "The solution",
    title: "One deal that carries both homes",
    lead: "Five things make an exchange safe enough to sign.",
  },
  deliverables: {
    title: "What you get",
    lead: "Six things, on paper or on a date, so that nothing rests on a promise.",
  },
  reasons: { title: "Why exchange", lead: "Four reasons, next to the way most people do it." },
  process: { label: "How it works", title: "Six steps to the other front door" },
  terms: { label: "Questions", title: "Before you write to us", lead: "What people ask on the first call." },
} as const;

const exchangeFor = (exchangePreference: string): string => formLink("/property-exchange", { exchangePreference });

/** The three exchanges that the form knows; each opens it with the answer given. */
const ways = [
  {
    title: "A bigger home, and I pay the difference",
    text: "The family in Pune whose 2 BHK has grown too small. They hand over the flat they own and pay only the gap.",
    href: exchangeFor("Upgrade to bigger house by paying extra"),
  },
  {
    title: "A home of the same value, somewhere else",
    text: "The couple in Noida whose work is in Bangalore now. They change city without selling to the first caller.",
    href: exchangeFor("Same value house in different location"),
  },
  {
    title: "A smaller home, and the balance in the bank",
    text: "The parents in Mumbai with two empty bedrooms. They move to a home that suits them and keep the rest.",
    href: exchangeFor("Smaller house with balance in cash"),
  },
];

const problems = [
  {
    title: "Sell first, and you are between homes",
    text: "You rent, you store the furniture, you search in a hurry, and prices move while you do.",
  },
  {
    title: "Buy first, and you carry both",
    text: "Two EMIs, two maintenance bills, and a flat that must go to whoever can pay this month.",
  },
  {
    title: "Do both at once, alone, and the dates never meet",
    text: "Your buyer’s loan is late, your seller will not wait, and the advance you paid hangs in the air.",
  },
  {
    title: "List it everywhere, and everyone knows",
    text: "Calls at dinner, visitors who only look, and neighbours who ask how much you want.",
  },
];

const features = [
  {
    title: "Private matching",
    text: "Your home is never published. A verified owner sees it when their wish and yours fit, and when you agree.",
  },
  {
    title: "One way of valuing both homes",
    text: "Both are valued in the same weeks and by the same method, so the difference is a number you can check.",
  },
  {
    title: "Papers before visits",
    text: `We read the title of both homes first. A title trace covers ${claims.titleTrace}, dues and loans included.`,
  },
  {
    title: "Two agreements, one calendar",
    text: "Sale and purchase are drafted together and dated together. You are not left with one half of a plan.",
  },
  {
    title: "One adviser, from the first call to the keys",
    text: "Loans, lawyers, registration and the move go through the same person. You explain your case once.",
  },
];

const deliverables = [
  { title: "A written value", text: "What your home would fetch today, with the sales it was compared to." },
  { title: "A short list", text: "Only homes that fit, each checked by us before you see it." },
  { title: "A title report", text: "On the home you would move into: owners, loans, dues, approvals." },
  { title: "A cost sheet", text: "The difference, stamp duty, registration and fees, on one page." },
  { title: "Both agreements", text: "Drafted to fit each other, and explained line by line." },
  {
    title: "A handover on one day",
    text: "Loan closure, registration, meters, society and keys, planned for both homes.",
  },
];

/** Why exchange: four reasons, each against the usual way. */
const reasons = {
  usual: "Sell, then buy",
  ours: "Exchange",
  rows: [
    {
      label: "Time",
      usual: `${claims.dealClosing} to close a deal on average, and there are two of them`,
      ours: "One deal, with both dates in it",
    },
    { label: "Moving", usual: "Out, into a rented flat, and in again", ours: "Once, from one home to the other" },
    { label: "Price", usual: "The market can move between your two deals", ours: "Both values are settled together" },
    {
      label: "Privacy",
      usual: "Listed, photographed and forwarded",
      ours: "Not published; shown to an owner whose wish fits",
    },
  ],
};

const process = [
  {
    title: "You tell us what you have and what you want",
    text: "Your own estimate of the value is enough. Photos and papers can come later.",
    time: "About 4 minutes",
  },
  {
    title: "We call you",
    text: "An exchange adviser asks what the form could not: timing, schools, what must not change.",
    time: `Within ${claims.response}, ${responseMeans}`,
  },
  {
    title: "We check your home",
    text: "A visit, its value, and a first look at the title and at any loan on it.",
  },
  {
    title: "We look for your match",
    text: "You see a home only when both wishes fit, and so does its owner yours.",
  },
  {
    title: "You visit, and you decide",
    text: "Value, difference and dates lie on the table. Until you sign, you can still say no.",
  },
  {
    title: "Both homes change hands",
    text: "Agreements, registration, loans and keys, each on the day that was planned for it.",
  },
];

const terms = [
  {
    term: "Is it for me?",
    detail: "Yes, if you own a flat, villa, plot or shop in India and would rather own another.",
  },
  { term: "What do you need from me?", detail: "The location, an estimate of the value, and what you want instead." },
  {
    term: "What does it cost?",
    detail: `${claims.askingFree}. ${costOf(fees.exchange)} It is agreed with you in writing before any work that you pay for.`,
  },
];

const questions = [
  {
    question: "Do both homes have to be worth the same?",
    answer: "No. Most do not match exactly, and the difference is paid in money, in either direction.",
  },
  {
    question: "There is still a home loan on my flat. Can I exchange it?",
    answer:
      "Usually, yes. Your bank gives a statement of what is outstanding, and the loan is closed or moved as part of the exchange. Tell us the bank and the balance and we plan the dates around it.",
  },
  {
    question: "How long does it take to find a match?",
    answer:
      "It depends on place and price. After the valuation we tell you plainly how likely a match is, and by when you should stop waiting for one.",
  },
  {
    question: "What if you do not find a match?",
    answer:
      "Then you know what your home is worth, and you choose: keep the request open, or let us sell and buy for you as two deals planned together.",
  },
];

const closing = {
  as: "dusk",
  picture: "exchange-wide",
  narrow: "exchange",
  title: "Describe two homes: yours, and the next one",
  text: "It takes about four minutes, and binds you to nothing.",
  action: submit,
} as const;

export const content = {
  page,
  hero,
  figure,
  calculator,
  illustration,
  headings,
  ways,
  problems,
  features,
  deliverables,
  reasons,
  process,
  terms,
  costSheet,
  questions,
  closing,
};

export type Content = Translation<typeof content>;
