import type { PageDescription } from "../../content/page.ts";
import { visitNote } from "../../content/documents.ts";
import { claims, disputeTimelines, inspections, rentReminders, rentalPackages } from "../../content/claims.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/rental-caretaking",
  title: "Rental Management & Caretaking",
  description: `Rent reminders, inspections and repairs from ${rentalPackages.basic}. Let properties inspected monthly, vacant ones weekly. Compare three packages.`,
  picture: "rental-caretaking",
};

const rentOut = { label: "Hand over my property", href: "/rent-property" } as const;

const hero = {
  label: "Rental and caretaking",
  title: "Your property, looked after while you are away",
  lead: "We see to the rent, the visits, the repairs and the neighbours. You get photographs, a statement, and a person who picks up.",
  picture: "rental-caretaking-wide",
  narrow: "rental-caretaking",
  alt: "A model street house with balconies, a board of keys and a caretaker before it",
  links: [rentOut, { label: "Compare packages", href: "#packages" }],
} as const;

const headings = {
  people: { title: "For owners who are somewhere else" },
  packages: {
    title: "Three packages, by the month",
    lead: "We recommend Standard. You can change when your property does.",
  },
  reminders: {
    title: "When the rent is late",
    lead: "The same three steps for every tenant, so that you need not ask yourself.",
  },
  looks: { label: "Inspections", title: "Somebody goes and looks" },
  terms: {
    label: "Questions",
    title: "Before you give us the keys",
    lead: "What it costs, how it starts, and what owners ask.",
  },
  inspection: { title: "What an inspection covers" },
} as const;

const [tenant] = disputeTimelines;

const people = [
  {
    title: "You live abroad",
    text: "The flat is let in Gurugram, you are in Dubai, and the rent came late again. You find out on the 20th.",
  },
  {
    title: "You own a second home",
    text: "It stands empty for most of the year, and nobody would notice a leak before the neighbours do.",
  },
  {
    title: "You have inherited a house",
    text: "You are not ready to sell it. It needs a tenant, or at least someone with the keys.",
  },
];

/** What is in each package is sample content; the prices are the business's own. */
const packages = {
  caption: "The three packages compared",
  sample: true,
  columns: [
    { title: "Basic", price: rentalPackages.basic },
    { title: "Standard", price: rentalPackages.standard, recommended: true },
    { title: "Premium", price: rentalPackages.premium },
  ],
  rows: [
    { label: "Best for", cells: ["A tenant who pays", "Owners in another city", "Owners abroad"] },
    { label: "Rent reminders and collection", cells: [true, true, true] },
    { label: "Inspections with photographs", cells: [true, true, true] },
    { label: "Monthly statement", cells: [true, true, true] },
    { label: "Finding and checking tenants", cells: [false, true, true] },
    { label: "Agreement and police verification", cells: [false, true, true] },
    { label: "Repairs", cells: ["We report", "We arrange", "We arrange and supervise"] },
    { label: "Society dues and bills paid", cells: [false, true, true] },
    { label: "Property tax and papers kept in order", cells: [false, false, true] },
    { label: "Your contact", cells: ["Our desk", "A named manager", "A named manager"] },
  ],
};

const [first, notice, last] = rentReminders;
const reminders = [
  {
    when: first.when,
    what: "First reminder",
    text: "A friendly message and a call to the tenant. You are told the same day.",
  },
  { when: notice.when, what: "Formal notice", text: "With the sum and a date, as the agreement provides." },
  {
    when: last.when,
    what: "Legal action",
    text: `With you, and only when you say so. Tenant disputes take ${tenant.time}.`,
  },
];

const looks = [
  "Damp, leaks and the state of the walls",
  "Taps, switches, lift and locks",
  "Meter readings and unpaid bills",
  "Who lives there, against the agreement",
  "Post, notices and what the guard has to say",
];

const terms = [
  {
    term: "What it costs",
    detail: `The package, per month. Repairs and bills are ${claims.atCost}, after your yes.`,
  },
  {
    term: "How it starts",
    detail: "A visit, a list of everything with photographs, and the keys against a signature.",
  },
  {
    term: "What we need from you",
    detail: "Proof that it is yours, the keys, the tenant’s agreement if there is one, and a number where you answer.",
  },
  { term: "Where the rent goes", detail: "Into your account. The tenant pays you; we see to it that he does." },
];

const questions = [
  {
    question: "There is a tenant already. Can you take over?",
    answer:
      "Yes. The agreement stays as it is. We meet the tenant, read the meters and note the state of every room, so that both sides begin from the same list.",
  },
  {
    question: "Do you find the tenant too?",
    answer:
      "Yes, from Standard upwards: we look, check and introduce, and you choose. Or send us your property with the rent-out form alone, without a package.",
  },
  {
    question: "I am looking for a home to rent. Have you one?",
    answer:
      "AIPM lets for owners, and publishes no list of homes. Write to us where, for how long and at what rent you look: if an owner’s home fits, we call you.",
    link: { label: "Write to us", href: "/contact-form" },
  },
  {
    question: "Can I change the package?",
    answer:
      "Yes. Basic may be enough while a tenant pays, and Standard when the flat falls vacant. Your contact changes it for you.",
  },
];

const visits = [
  { what: "A let property", when: inspections.let },
  { what: "A vacant one", when: inspections.vacant },
];

const dashboard = {
  title: "A full client dashboard is coming soon.",
  text: "Until then, photographs, statements and receipts reach you by email or WhatsApp.",
};

const closing = {
  as: "phone",
  title: "Sleep through the monsoon. We\u00A0will go and\u00A0look",
  text: "Tell us about the property and the rent. Nothing you send is published.",
  action: rentOut,
} as const;

export const content = {
  page,
  hero,
  headings,
  people,
  packages,
  reminders,
  looks,
  terms,
  questions,
  visits,
  dashboard,
  closing,
  visitNote,
};

export type Content = Translation<typeof content>;
