import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines, stats } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { regions as regionNames } from "../../content/regions.ts";
import { seenBy } from "../../content/seen-by.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const [, , , cities] = stats;
const [tenant] = disputeTimelines;

const talk = { label: "Talk to NRI Expert", href: "/nri-property" } as const;

const page: PageDescription = {
  path: "/nri-corner",
  title: "NRI Corner: your property in India, looked after",
  description: `For NRIs with property in India: rent and tenants, sale and repatriation, inheritance, disputes. Response within ${claims.response}.`,
  picture: "nri",
  action: talk,
};

const hero = {
  label: "NRI Corner",
  title: "You live abroad. Your\u00A0property is\u00A0here. So\u00A0are\u00A0we.",
  lead: "Rent, repairs, a sale, an inheritance, a dispute: tell us what you need, and decide each step from where you are.",
  picture: "nri-wide",
  narrow: "nri",
  alt: "A model globe and a suitcase next to an Indian house, with a paper plane between them",
  links: [talk, { label: "A sale, step by step", href: "/nri-corner/sale" }],
} as const;

const essentials = {
  cost: formatCost(fees.nri),
  fee: fees.nri,
  time: [
    "It depends on what you need. ",
    { label: "A sale takes nine steps.", href: "/nri-corner/sale" },
  ],
  ready: "The location and what happened. Later: proof of ownership, passport or OCI card.",
};

const headings = {
  problems: {
    label: "Start here",
    title: "What’s on your mind?",
    lead: "Choose the one closest to yours. The form opens with it filled in.",
  },
  services: { title: "Eight services" },
  regions: {
    label: "Where we work",
    title: "Where is the property?",
    lead: "Ten regions where someone can go and look.",
  },
  trust: { label: "Why us", title: "Why NRIs trust us with the keys" },
  engagement: {
    label: "How it works",
    title: "From your first message to a settled matter",
    lead: "Six steps, and you decide at each.",
  },
  questions: { title: "Common questions" },
} as const;

const concern = (natureOfConcern: string): string => formLink("/nri-property", { natureOfConcern });

/** Common concerns. Each opens the form with its concern filled in. */
const problems = [
  {
    title: "My tenant stopped paying",
    text: "You’re in Dubai, the rent is three months late, and no one answers the phone.",
    href: concern("Tenancy / Rent Issue"),
  },
  {
    title: "I inherited, and no one agrees",
    text: "A will, two brothers, and a mutation that was never done.",
    href: concern("Inherited"),
  },
  {
    title: "I want to sell without flying in twice",
    text: "A buyer is ready. Tax, bank and power of attorney aren’t.",
    href: concern("Sale / Transfer"),
  },
  {
    title: "Someone else is in my house",
    text: "A relative, a caretaker, or a neighbour whose wall has moved.",
    href: concern("Legal Dispute"),
  },
  {
    title: "I don’t know what condition it’s in",
    text: "Locked since your last visit, with tax and society dues you haven’t seen.",
    href: concern("Other"),
  },
];

const model = {
  label: "What we do",
  title: "Four jobs, done while you’re away",
  picture: "nri",
  alt: "The globe and the house in the evening, with lit windows",
  points: [
    {
      title: "We look after it",
      text: "Visits, repairs, bills and property tax.",
      href: concern("Other"),
      at: [70, 48],
    },
    {
      title: "We let it and chase the rent",
      text: "Tenant checks, a registered agreement, rent to your NRO account, and reminders sent before you have to ask.",
      href: concern("Tenancy / Rent Issue"),
      at: [64, 68],
    },
    {
      title: "We sell it for you",
      text: "A fair value, a verified buyer, and papers that are ready before you book a flight.",
      href: concern("Sale / Transfer"),
      at: [58, 20],
    },
    {
      title: "We put the papers right",
      text: "Succession, mutation, partition, encroachment. A lawyer acts, and we explain.",
      href: concern("Inherited"),
      at: [53, 66],
    },
  ],
} as const;

const services = [
  { title: "Power of attorney", text: "Drafted, attested, registered here" },
  { title: "Tax in India", text: "TDS on rent and sale, returns, refunds" },
  { title: "Repatriation", text: "From your NRO account to your bank abroad" },
  { title: "Valuation", text: "For a sale, a loan or a visa" },
  { title: "Possession", text: "A new flat taken over from the builder, with a list of defects" },
  { title: "Loans", text: "For a purchase from abroad, or to close an old one" },
  { title: "Court dates", text: "Someone to attend for you" },
  { title: "Title and documents", text: `A title trace covers ${claims.titleTrace}` },
];

const regions = Object.keys(regionNames).map((name) => ({
  name,
  href: formLink("/nri-property", { propertyLocationIndia: name }),
}));

const trust = [
  {
    title: claims.nriPortfolios,
    text: "Owned by people who live abroad, like you",
    icon: "i-lucide-globe",
  },
  {
    title: claims.managerAccess,
    text: "Whatever time it is where you live",
    icon: "i-lucide-clock",
  },
  {
    title: `Response within ${claims.response}`,
    text: "Counted in office hours",
    icon: "i-lucide-phone-call",
  },
  {
    title: `${cities.value} cities`,
    text: "Where someone can go and look",
    icon: "i-lucide-map-pin",
  },
];

const engagement = [
  {
    title: "You write to us",
    text: "Where you live, where the property is, and what you need. Papers help, but can follow.",
    time: "About 4 minutes",
  },
  {
    title: "An adviser calls at a time that suits you",
    text: "Tell us in the form when you like to be called.",
  },
  { title: "We look at the facts", text: "A visit to the property and a check of its papers." },
  {
    title: "You get a plan and a price",
    text: "What to do first, how long it takes, and what it costs.",
  },
  { title: "We act, you decide", text: "You decide what’s signed, spent or let." },
  { title: "You see it done", text: "Receipts and registered papers, for you to keep." },
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
      "Yes, within the limits of the Reserve Bank. The money goes to your NRO account first. From there you can send up to USD 1 million in a financial year, once taxes are paid and a chartered accountant has certified it. Arrange the accountant and the bank before you sign the sale.",
  },
  {
    question: "Who looks after things while I’m asleep?",
    answer: "Your manager, and whoever holds the keys.",
  },
  {
    question: "My tenant isn’t paying. What can you do from here?",
    answer: `We speak to the tenant first and then send a formal notice. Then a lawyer takes it up. A tenant dispute takes ${tenant.time} to resolve.`,
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
  essentials,
  model,
  page,
  hero,
  headings,
  problems,
  services,
  regions,
  trust,
  engagement,
  questions,
  elsewhere,
  closing,
};

export type Content = Translation<typeof content>;
