import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines, responseMeans, stats } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { seenBy } from "../../content/seen-by.ts";
import { formatCost, fees } from "../../content/fees.ts";
import { sale } from "./sale.en.ts";
import type { Translation } from "../../i18n/translation.ts";

const [, , , cities] = stats;
const [tenant] = disputeTimelines;

const page: PageDescription = {
  path: "/nri-corner",
  title: "NRI Corner: your property in India, looked after",
  description: `For NRIs with property in India: rent and tenants, sale and repatriation, inheritance, disputes. Response within ${claims.response}.`,
  picture: "nri",
};

const talk = { label: "Talk to NRI Expert", href: "/nri-property" } as const;

const hero = {
  label: "NRI Corner",
  title: "You live abroad. Your\u00A0property is\u00A0here. So\u00A0are\u00A0we.",
  lead: "Rent, repairs, a sale, an inheritance, a dispute: tell us what you need, and decide each step from where you are.",
  picture: "nri-wide",
  narrow: "nri",
  alt: "A model globe and a suitcase next to an Indian house, with a paper plane between them",
  links: [talk, { label: "A sale, step by step", href: "#sale" }],
} as const;

const illustration = {
  picture: "rental-caretaking",
  alt: "A model house with a caretaker at the gate",
  caption: "Illustrative model",
} as const;

const headings = {
  problems: {
    label: "Your concern",
    title: "What is your concern?",
    lead: "Choose the one closest to yours. The form opens with it filled in.",
  },
  solutions: { label: "What we do", title: "Four jobs, done while you are away" },
  services: { title: "Eight services, one manager", lead: "You speak to one person, who speaks to the specialists." },
  regions: {
    label: "Where we work",
    title: "Where is the property?",
    lead: "Ten regions where we can send someone to look.",
  },
  trust: { label: "Why us", title: "Why NRIs trust us with the keys" },
  engagement: {
    label: "How it works",
    title: "From your message to a closed file",
    lead: "Six steps, and you decide at each.",
  },
  terms: {
    label: "Questions",
    title: "Before you write to us",
    lead: "Questions that come up on the first call, from any time zone.",
  },
} as const;

const concern = (natureOfConcern: string): string => formLink("/nri-property", { natureOfConcern });

/** Common concerns. Each opens the form with its concern filled in. */
const problems = [
  {
    title: "My tenant stopped paying",
    text: "You are in Dubai, the rent is three months late, and no one answers the phone.",
    href: concern("Tenancy / Rent Issue"),
  },
  {
    title: "I inherited, and no one agrees",
    text: "A will, two brothers, and a mutation that was never done.",
    href: concern("Inherited"),
  },
  {
    title: "I want to sell without flying in twice",
    text: "A buyer is ready. Tax, bank and power of attorney are not.",
    href: concern("Sale / Transfer"),
  },
  {
    title: "Someone else is in my house",
    text: "A relative, a caretaker, or a neighbour whose wall has moved.",
    href: concern("Legal Dispute"),
  },
  {
    title: "I do not know what condition it is in",
    text: "Locked since your last visit, with tax and society dues you have not seen.",
    href: concern("Other"),
  },
];

const solutions = [
  {
    title: "We look after it",
    text: "Visits with dated photographs, repairs you approve first, bills and property tax paid.",
  },
  {
    title: "We let it and chase the rent",
    text: "Tenant checks, a registered agreement, rent to your NRO account, and reminders sent without your asking.",
  },
  {
    title: "We sell it for you",
    text: "A fair value, a serious buyer, and papers that are ready before you book a flight.",
  },
  {
    title: "We put the papers right",
    text: "Succession, mutation, partition, encroachment: a lawyer acts, and we report to you.",
  },
];

const services = [
  { title: "Power of attorney", text: "Drafted, attested, registered here" },
  { title: "Tax in India", text: "TDS on rent and sale, returns, refunds" },
  { title: "Repatriation", text: "From your NRO account to your bank abroad" },
  { title: "Valuation", text: "For a sale, a loan or a visa" },
  { title: "Possession", text: "A new flat taken over from the builder, with a list of defects" },
  { title: "Loans", text: "For a purchase from abroad, or to close an old one" },
  { title: "Court dates", text: "Attended for you, with a report after each" },
  { title: "Title and documents", text: `A title trace covers ${claims.titleTrace}` },
];

const regions = [
  "Delhi NCR",
  "Mumbai",
  "Bangalore",
  "Hyderabad",
  "Goa",
  "Pune",
  "Chennai",
  "Kerala",
  "Punjab",
  "Rajasthan",
].map((name) => ({ name, href: formLink("/nri-property", { propertyLocationIndia: name }) }));

const trust = [
  { title: claims.nriPortfolios, text: "Owned by people who live abroad, like you", icon: "i-lucide-globe" },
  {
    title: claims.managerAccess,
    text: "Whatever the time is where you live",
    icon: "i-lucide-clock",
  },
  {
    title: `Response within ${claims.response}`,
    text: `Only office hours count: ${responseMeans}`,
    icon: "i-lucide-phone-call",
  },
  { title: `${cities.value} cities`, text: "Where someone can go and look", icon: "i-lucide-map-pin" },
];

const engagement = [
  {
    title: "You write to us",
    text: "Where you live, where the property is, and what you need. Papers help, but can follow.",
    time: "About 4 minutes",
  },
  {
    title: "An adviser calls at your hour",
    text: "You choose the time and the time zone.",
  },
  { title: "We look at the facts", text: "A visit to the property and a check of its papers, with a report." },
  {
    title: "You get a plan and a price",
    text: "Each step with its time and its fee. You accept it, change it or stop.",
  },
  { title: "We act, you approve", text: "You decide what is signed, spent or let." },
  { title: "You see it done", text: "Photographs, receipts and registered papers, in one file for you to keep." },
];

const terms = [
  {
    term: "Is it for me?",
    detail: "Yes, if you live abroad and own, inherit, let or sell property in India. OCI holders too.",
  },
  {
    term: "How long does it take?",
    detail: "Your plan shows the time for each step.",
  },
  {
    term: "What does it cost?",
    detail: `${formatCost(fees.nri)} Ask on the call what it would be for you.`,
  },
  {
    term: "What do you need from me?",
    detail: "The location and what happened. Later: proof of ownership, passport or OCI card.",
  },
];

const questions = [
  {
    question: "Do I have to travel to India?",
    answer:
      "Often not. A special power of attorney, signed before the Indian embassy or consulate where you live and registered or stamped here, lets a person you trust sign for you. It can be limited to one property and one act.",
  },
  {
    question: "Can I take the sale money abroad?",
    answer:
      "Yes, within the limits of the Reserve Bank. The money goes to your NRO account first; from there you can send up to USD 1 million in a financial year, once taxes are paid and a chartered accountant has certified it. Arrange the accountant and the bank before you sign the sale.",
  },
  {
    question: "Who looks after things while I am asleep?",
    answer:
      "Your manager, and the person who has the keys. Visits, bills and calls are noted in your file with their date.",
  },
  {
    question: "My tenant does not pay. What can you do from here?",
    answer: `We speak to the tenant first, then send a formal notice, then a lawyer takes it up. A tenant dispute takes ${tenant.time} to resolve. Meanwhile we keep visiting the property.`,
  },
];

const elsewhere = ["Somewhere else in India? ", { label: "Tell us where.", href: talk.href }];

const closing = {
  as: "letter",
  id: "contact-form",
  title: "Tell us where you are, and what you need here",
  text: `Who sees what you write? ${seenBy}`,
  action: talk,
} as const;

export const content = {
  page,
  hero,
  illustration,
  headings,
  problems,
  solutions,
  services,
  regions,
  trust,
  engagement,
  sale,
  terms,
  questions,
  elsewhere,
  closing,
};

export type Content = Translation<typeof content>;
