import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import { exchangeTask } from "../../content/exchange-task.ts";
import { costSheet } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";

const submit = { label: "Submit Exchange Request", href: "/property-exchange" } as const;

const page: PageDescription = {
  path: "/exchange-property",
  title: "Property Exchange Portal: sell and buy in one deal",
  description: `Exchange the home you own for the one you need. Private matching, both values settled together, about ${claims.exchangeTime}. See how it works and what it costs.`,
  picture: "exchange",
  action: submit,
};

const hero = {
  title: "Property Exchange Portal",
  lead: "Swap the home you own for the one you need now, privately. Sale and purchase happen together.",
  picture: "exchange-wide",
  narrow: "exchange",
  alt: "Two model houses side by side, joined by a pair of golden arrows",
} as const;

const task = {
  choices: exchangeTask,
  submit: submit.label,
  other: { label: "See how it works", href: "#process" },
};

const essentials = {
  cost: formatCost(fees.exchange),
  fee: fees.exchange,
  time: `An exchange takes about ${claims.exchangeTime} once both owners agree.`,
  ready: "The location, an estimate of the value, and what you want instead.",
};

const headings = {
  ways: {
    title: "Which exchange do you need?",
    lead: "Choose one, and the form opens with it filled in.",
  },
  problems: {
    label: "The problem",
    title: "Selling first and buying later costs you twice",
    lead: "Once in money, and once in months of your life.",
  },
  deliverables: {
    title: "What you get",
    lead: "Six things, from the value to the keys.",
  },
  reasons: {
    title: "Why exchange",
    lead: "Four reasons, compared with the way most people do it.",
  },
  process: { label: "How it works", title: "Six steps from your front door to the next" },
  questions: { title: "Common questions" },
} as const;

const exchangeFor = (exchangePreference: string): string =>
  formLink("/property-exchange", { exchangePreference });

const ways = [
  {
    title: "A bigger home, and I pay the difference",
    text: "For a family in Pune whose 2 BHK has become too small. They hand over their flat and pay only the difference.",
    href: exchangeFor("Upgrade to bigger house by paying extra"),
  },
  {
    title: "A home of the same value, somewhere else",
    text: "For a couple in Noida who now work in Bangalore. They change city without selling to the first caller.",
    href: exchangeFor("Same value house in different location"),
  },
  {
    title: "A smaller home, and the balance in the bank",
    text: "For parents in Mumbai with two empty bedrooms. They move to a home that suits them and keep the balance.",
    href: exchangeFor("Smaller house with balance in cash"),
  },
];

const problems = [
  {
    title: "Sell first, and you’re between homes",
    text: "You rent, you store the furniture, you search in a hurry, and prices move while you do.",
  },
  {
    title: "Buy first, and you pay for both",
    text: "Two EMIs, two maintenance bills, and a flat you must sell to whoever can pay this month.",
  },
  {
    title: "Try both at once on your own, and the dates never line up",
    text: "Your buyer’s loan is delayed, your seller won’t wait, and the advance you paid is stuck.",
  },
  {
    title: "List it everywhere, and everyone knows",
    text: "Calls at dinner, visitors who are just looking, and neighbours asking how much you want.",
  },
];

const model = {
  label: "The solution",
  title: "One deal for both homes",
  lead: "Five things that make an exchange safe to sign.",
  points: [
    {
      title: "Private matching",
      text: "Your home isn’t published. A verified owner sees it when your requirements match.",
      at: [22, 45],
    },
    {
      title: "One method to value both homes",
      text: "Both are valued at the same time and by the same method, so you can check the difference.",
      at: [75, 45],
    },
    {
      title: "Papers before visits",
      text: `We read the title of both homes first. A title trace covers ${claims.titleTrace}.`,
      at: [75, 68],
    },
    {
      title: "Two agreements, one calendar",
      text: "Sale and purchase are drafted together and dated together.",
      at: [50, 16],
    },
    {
      title: "One adviser",
      text: "The same person deals with loans, lawyers, registration and the move.",
      at: [45, 62],
    },
  ],
} as const;

const deliverables = [
  {
    title: "A written value",
    text: "What your home would fetch today, compared with recent sales.",
  },
  { title: "A shortlist", text: "Only homes that fit what you asked for." },
  {
    title: "A title report",
    text: "On the home you would move into: owners, loans, dues, approvals.",
  },
  {
    title: "A cost sheet",
    text: "The difference, stamp duty, registration and fees, on one page.",
  },
  { title: "Both agreements", text: "Drafted to match each other." },
  {
    title: "A plan for the handover",
    text: "Loan closure, registration, meters, society and keys, for both homes.",
  },
];

const reasons = {
  usual: "Sell, then buy",
  ours: "Exchange",
  rows: [
    {
      label: "Time",
      usual: `${claims.dealClosing} to close a deal on average, and you have two`,
      ours: "One deal, with both dates in it",
    },
    {
      label: "Moving",
      usual: "Out, into a rented flat, then in again",
      ours: "Once, from one home to the other",
    },
    {
      label: "Price",
      usual: "The market can move between your two deals",
      ours: "Both values are settled together",
    },
    {
      label: "Privacy",
      usual: "Listed, photographed and forwarded",
      ours: "Not published; shown to a matching owner",
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
    text: "An exchange adviser asks what a form can’t: timing, schools, and what must not change.",
    time: `Response within ${claims.response}`,
  },
  {
    title: "We check your home",
    text: "A visit, a valuation, and a first look at the title and any loan on it.",
  },
  {
    title: "We look for your match",
    text: "You see a home when it matches what you want, and its owner sees yours.",
  },
  {
    title: "You visit, and you decide",
    text: "You have the value, the difference and the dates in front of you.",
  },
  {
    title: "Both homes change hands",
    text: "Agreements, registration, loans and keys.",
  },
];

const questions = [
  {
    question: "Do both homes have to be worth the same?",
    answer: "No. Most don’t match exactly. The difference is paid in money, in either direction.",
  },
  {
    question: "There’s still a home loan on my flat. Can I exchange it?",
    answer:
      "Usually, yes. Your bank gives a statement of what’s outstanding, and the loan is closed or transferred as part of the exchange. Tell us the bank and the balance, so that we can plan around it.",
  },
  {
    question: "How long does it take to find a match?",
    answer:
      "It depends on the place and the price. After the valuation, ask how likely a match is, and how long it makes sense to wait.",
  },
  {
    question: "What if you don’t find a match?",
    answer: "You can keep the request open, or sell and buy as two deals.",
  },
];

const closing = {
  as: "letter",
  title: "Describe two homes: yours, and the next one",
  text: "The form takes about four minutes.",
  action: submit,
} as const;

export const content = {
  essentials,
  model,
  page,
  hero,
  task,
  headings,
  ways,
  problems,
  deliverables,
  reasons,
  process,
  costSheet,
  questions,
  closing,
};

export type Content = Translation<typeof content>;
