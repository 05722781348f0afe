import { sampleNotes } from "../../content/sample-notes.ts";
import type { PageDescription } from "../../content/page.ts";
import { visitNote } from "../../content/documents.ts";
import { disputeTimelines, inspections, rentReminders, rentalPackages } from "../../content/claims.ts";
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
  lead: "We take care of the rent, the visits, the repairs and the neighbours. You get photographs, a statement, and someone to call.",
  picture: "rental-caretaking-wide",
  narrow: "rental-caretaking",
  alt: "A model house with balconies, a board of keys and a caretaker in front",
  links: [rentOut, { label: "Compare packages", href: "#packages" }],
} as const;

const headings = {
  people: { title: "For owners who live elsewhere" },
  packages: {
    title: "Three monthly packages",
    lead: `We recommend Standard. You can change the package when your needs change. ${sampleNotes.packages}`,
  },
  reminders: {
    title: "When the rent is late",
    lead: "The same three steps for every tenant.",
  },
  looks: { label: "Inspections", title: "Someone goes and looks" },
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
    text: "Your flat in Gurugram is let, you are in Dubai, and the rent is late again. You find out on the 20th.",
  },
  {
    title: "You own a second home",
    text: "It is empty for most of the year, and the neighbours would notice a leak before you do.",
  },
  {
    title: "You have inherited a house",
    text: "You are not ready to sell it. It needs a tenant, or at least someone with the keys.",
  },
];

/** The features are sample content. The prices are the business's own. */
const packages = {
  caption: "The three packages compared",
  sample: true,
  columns: [
    { title: "Basic", price: rentalPackages.basic },
    { title: "Standard", price: rentalPackages.standard, recommended: true },
    { title: "Premium", price: rentalPackages.premium },
  ],
  rows: [
    { label: "Best for", cells: ["A tenant who pays on time", "Owners in another city", "Owners abroad"] },
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
    text: "A friendly message and a call to the tenant.",
  },
  { when: notice.when, what: "Formal notice", text: "With the amount and a due date, as the agreement provides." },
  {
    when: last.when,
    what: "Legal action",
    text: `Only when you say so. Tenant disputes take ${tenant.time}.`,
  },
];

const looks = [
  "Damp, leaks and the condition of the walls",
  "Taps, switches, lift and locks",
  "Meter readings and unpaid bills",
  "Whether the people living there match the agreement",
  "Post, notices and what the guard says",
];

const terms = [
  {
    term: "What it costs",
    detail: "The package, per month. Repairs and bills come on top.",
  },
  {
    term: "How it starts",
    detail: "A visit, an inventory with photographs, and a signed receipt for the keys.",
  },
  {
    term: "What we need from you",
    detail:
      "Proof of ownership, the keys, the tenant’s agreement if there is one, and a number where we can reach you.",
  },
  { term: "Where the rent goes", detail: "Into your account. The tenant pays you directly." },
];

const questions = [
  {
    question: "There is a tenant already. Can you take over?",
    answer:
      "Yes. The agreement stays as it is. We meet the tenant, read the meters and note the condition of every room, so that both sides start from the same list.",
  },
  {
    question: "Do you find the tenant too?",
    answer:
      "Yes, from Standard upwards: we find, check and introduce tenants, and you choose. You can also use just the rent-out form, without a package.",
  },
  {
    question: "I am looking for a home to rent. Do you have one?",
    answer:
      "AIPM lets for owners, and does not publish a list of homes. Write to us with the area, the period and the rent you have in mind. If an owner’s home fits, we will call you.",
    link: { label: "Write to us", href: "/contact-form" },
  },
  {
    question: "Can I change the package?",
    answer:
      "Yes. Basic may be enough while a tenant pays, and Standard when the flat is vacant. Ask your contact to change it.",
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
  text: "Tell us about the property and the rent. We do not publish it.",
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
