import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines } from "../../content/claims.ts";
import { seenBy } from "../../content/seen-by.ts";
import { costOf, fees as prices } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/dispute-settlement",
  title: "Property Dispute Settlement",
  description: `Tenant, builder, inheritance, title, boundary or payment: a property dispute read, settled or taken to court. ${claims.successFees}.`,
  picture: "dispute-settlement",
};

const tell = { label: "Tell us what happened", href: "/contact-form" } as const;
/** Ordered here for the firm's own people: it says so, and stands second. */
const staff = { label: "Field executives: log a visit", href: "/field-executive-feedback" } as const;

const hero = {
  title: "A property dispute, taken to its end",
  lead: "A tenant who stopped paying. A builder two years late. A share of the family house that nobody will sign over. We find the way that is open, and stay until it is settled.",
  picture: "dispute-settlement-wide",
  narrow: "dispute-settlement",
  alt: "A model of a house with a crack through it, held by a brass clamp, beside a gavel",
  links: [tell, staff],
} as const;

const [tenant, builder, inheritance] = disputeTimelines;

/** In months; the words are the claims themselves. */
const spans = [
  { label: tenant.type, value: tenant.time, from: 1, to: 3 },
  { label: builder.type, value: builder.time, from: 3, to: 6 },
  { label: inheritance.type, value: inheritance.time, from: 6, to: 12 },
];

const scale = {
  spans,
  end: 12,
  ticks: [
    { at: 0, label: "Today" },
    { at: 3, label: "" },
    { at: 6, label: "6" },
    { at: 9, label: "" },
    { at: 12, label: "12 months" },
  ],
} as const;

const headings = {
  spans: {
    title: "How long it takes",
    lead: "The bar is the time in which such cases end. The line before it is the least you should plan for.",
  },
  cases: { title: "Six kinds of case, and where we begin" },
  today: {
    label: "What you can do today",
    title: "The paper to find, and the thing not to do",
    lead: "Both decide more cases than the hearing does.",
  },
  steps: {
    label: "How it works",
    title: "Five steps, and you can stop after each",
    lead: "You decide at every one of them whether to go on, with the cost of the next in front of you.",
  },
  terms: { label: "Questions", title: "Before you call" },
} as const;

const cases = [
  {
    title: "Tenant",
    text: "Rent unpaid, notice ignored, keys not returned. We begin with the agreement and the last transfer.",
  },
  {
    title: "Builder",
    text: "Possession late, a flat unlike the brochure, money not refunded. RERA gives you dates to hold him to.",
  },
  {
    title: "Inheritance",
    text: "Brothers and sisters, one house, and a will that is old or missing. We look for a division all can sign.",
  },
  {
    title: "Title and ownership",
    text: "Two deeds for one plot, or a sale by somebody who was not entitled. The chain of papers decides.",
  },
  {
    title: "Boundary and encroachment",
    text: "A wall two feet too far, a shop on your corner. It takes a survey before it takes a lawyer.",
  },
  {
    title: "Sale and payment",
    text: "A token that is not returned, a seller who will not register, a broker who wants to be paid twice.",
  },
];

const today = {
  caption: "For each kind of dispute: what to look for today, and what to leave alone",
  columns: [{ title: "Find today" }, { title: "Do not" }],
  rows: [
    { label: "Tenant", cells: ["The agreement, the last rent that came", "Cut water or power, change the lock"] },
    {
      label: "Builder",
      cells: [
        "Agreement for sale, each receipt, the promised date",
        "Take possession on a paper that waives the delay",
      ],
    },
    {
      label: "Inheritance",
      cells: ["Death certificate, will, names of all heirs", "Let one heir sell or mortgage a share alone"],
    },
    { label: "Title", cells: ["Your deed, and the one before it", "Pay more of the price, or build"] },
    { label: "Boundary", cells: ["The survey map, photographs with dates", "Pull down the wall yourself"] },
    { label: "Payment", cells: ["The transfer, and every message about it", "Settle in cash, or without a receipt"] },
  ],
};

const steps = [
  {
    title: "You tell us, once",
    text: "What happened, in what order, and what you want at the end of it. Nothing of it is published.",
  },
  {
    title: "We read and we look",
    text: "An advocate reads the papers. A field executive visits the property and records what is there.",
  },
  {
    title: "You get an opinion",
    text: "Your chances, the ways open to you, the time and the cost of each, in plain words.",
  },
  {
    title: "We try to settle",
    text: "A notice, then talks or mediation. Most people want the matter over, and so will the other side.",
  },
  {
    title: "We go to court or tribunal",
    text: "Only if you say so. Filing, hearings and the execution of the order, with a report to you after each date.",
  },
];

const benefits = [
  { title: "Talks come first", text: "An agreement you can live with this year is worth more than a judgment in ten." },
  { title: "One person knows your case", text: "You do not tell the story again to every new advocate." },
  {
    title: "A file that is complete",
    text: "Papers, photographs, dates and messages in order. It is what moves the other side.",
  },
];

const terms = [
  { term: "What we need from you", detail: "The agreement or deed, your payments, and the messages you have kept." },
  { term: "Who sees it", detail: `${seenBy} The other side learns what you allow.` },
];

const questions = [
  {
    question: "My tenant has stopped paying. What can I do this week?",
    answer:
      "Write down what is owed and since when, keep every message, and do not cut water or power: it turns you into the one at fault. Then call us: the sooner the notice goes out, the sooner its time begins to run.",
  },
  {
    question: "The builder is two years late. Is it too late for me?",
    answer:
      "Usually not. You may ask for possession with interest for the delay, or for your money back. Which is better depends on the project’s state.",
  },
  {
    question: "We are four heirs and cannot agree. Must it be a court?",
    answer:
      "No. A family settlement that everyone signs is quicker and cheaper, and it can be registered. Most of the time goes into finding that agreement.",
  },
  {
    question: "What does success-based mean?",
    answer:
      "The rent recovered, the possession given, the settlement signed: what counts as success is in our letter before we begin. Without it AIPM’s own fee is not due; the opinion, the advocate and the court are.",
  },
  {
    question: "I live abroad. Do I have to travel?",
    answer:
      "Rarely. A power of attorney for this case lets us act, and many hearings can be attended by video. We tell you early if a date needs you in person.",
  },
];

const successFees = {
  place: "The first of four reasons",
  title: claims.successFees,
  text: "AIPM’s own fee is due when the result is reached that we agreed with you at the start. Two things are paid whatever the end, and you know both before we begin.",
};

/** Whose fee depends on what. */
const fees = [
  { term: "The opinion", detail: `A fixed fee, whatever it says. ${costOf(prices.opinion)}` },
  { term: "Advocate and court", detail: "At cost, against their receipts, whatever the end." },
  { term: "AIPM", detail: "On success, as our letter defines it before we begin." },
];

const closing = {
  as: "phone",
  title: "Put it on paper today. It\u00A0helps, whatever you decide",
  text: "Write us what happened, in any order.",
  action: tell,
  second: staff,
} as const;

export const content = {
  page,
  hero,
  scale,
  headings,
  cases,
  today,
  steps,
  benefits,
  terms,
  questions,
  successFees,
  fees,
  closing,
};

export type Content = Translation<typeof content>;
