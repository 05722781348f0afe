import { sampleNotes } from "../../content/sample-notes.ts";
import type { PageDescription } from "../../content/page.ts";
import { formLink } from "../../content/form-link.ts";
import { visitNote } from "../../content/documents.ts";
import {
  claims,
  disputeTimelines,
  inspections,
  rentReminders,
  rentalPackages,
} from "../../content/claims.ts";
import type { Translation } from "../../i18n/translation.ts";

const rentOut = { label: "Rent out my property", href: "/rent-property" } as const;

const page: PageDescription = {
  path: "/rental-caretaking",
  title: "Rental Management & Caretaking",
  description: `Rent reminders, inspections and repairs from ${rentalPackages.basic}. Let properties inspected monthly, vacant ones weekly. Compare three packages.`,
  picture: "rental-caretaking",
  action: rentOut,
};

const hero = {
  label: "Rental and caretaking",
  title: "Your property, looked after while you’re away",
  lead: "We look after the rent, the inspections and the repairs, so that you don’t have to be there.",
  picture: "rental-caretaking-wide",
  narrow: "rental-caretaking",
  alt: "A model house with balconies, a board of keys and a caretaker in front",
  links: [rentOut, { label: "Compare packages", href: "#packages" }],
} as const;

const essentials = {
  cost: `From ${rentalPackages.basic}. Repairs and bills are extra.`,
  answer: `Response within ${claims.response}. It usually starts with a visit, an inventory and a receipt for the keys.`,
  ready:
    "Proof of ownership, the keys, the tenant’s agreement if there is one, and your phone number.",
};

const headings = {
  people: {
    title: "For owners who live elsewhere",
    lead: "Choose one, and the form opens with it filled in.",
  },
  packages: {
    title: "Three monthly packages",
    lead: `We recommend Standard. ${sampleNotes.packages}`,
  },
  reminders: { title: "When the rent is late" },
  questions: { title: "Common questions" },
} as const;

const [tenant] = disputeTimelines;

const people = [
  {
    title: "You live abroad",
    text: "Your flat in Gurugram is let, you’re in Dubai, and the rent is late again. You find out on the 20th.",
    href: formLink(rentOut.href, { propertyType: "Flat" }),
  },
  {
    title: "You own a second home",
    text: "It’s empty for most of the year, and the neighbours would notice a leak before you do.",
  },
  {
    title: "You have inherited a house",
    text: "You’re not ready to sell it. It needs a tenant, or at least someone with the keys.",
    href: formLink(rentOut.href, { propertyType: "Independent House" }),
  },
];

/** The features are sample content. The prices are the business's own. */
const packages = {
  caption: "The three packages compared (example)",
  sample: true,
  columns: [
    { title: "Basic", price: rentalPackages.basic },
    { title: "Standard", price: rentalPackages.standard, recommended: true },
    { title: "Premium", price: rentalPackages.premium },
  ],
  rows: [
    {
      label: "Best for",
      cells: ["A tenant who pays on time", "Owners in another city", "Owners abroad"],
    },
    { label: "Rent reminders and inspections", cells: [true, true, true] },
    { label: "Finding and checking a tenant", cells: [false, true, true] },
    { label: "Repairs", cells: ["We report", "We arrange", "We arrange and supervise"] },
    { label: "Bills, property tax and papers", cells: [false, false, true] },
  ],
};

const [first, notice, last] = rentReminders;
const reminders = [
  {
    when: first.when,
    what: "First reminder",
    text: "A friendly message to the tenant.",
  },
  { when: notice.when, what: "Formal notice", text: "With the amount and a due date." },
  {
    when: last.when,
    what: "Legal action",
    text: `Tenant disputes take ${tenant.time}.`,
  },
];

const model = {
  title: "Regular inspections",
  lead: `A let property ${inspections.let}, a vacant one ${inspections.vacant}.`,
  picture: "rental-caretaking",
  alt: "The row house in the evening, with lit windows",
  points: [
    { title: "Damp, leaks and the condition of the walls", at: [78, 36] },
    { title: "Taps, switches, lift and locks", at: [36, 49] },
    { title: "Meter readings and unpaid bills", at: [71, 58] },
    { title: "Whether the people living there match the agreement", at: [57, 46] },
    { title: "Post, notices and what the guard says", at: [49.5, 61] },
  ],
} as const;

/** The first word of a message. */
const subject = "Caretaking";

const questions = [
  {
    question: "There’s a tenant already. Can you take over?",
    answer:
      "Yes. The agreement stays as it is. It helps to read the meters and note the condition of every room together with the tenant.",
  },
  {
    question: "Do you find the tenant too?",
    answer: "Yes. We look for people who fit, and you choose.",
  },
  {
    question: "I’m looking for a home to rent. Do you have one?",
    answer:
      "AIPM lets out homes for owners and doesn’t publish a list. Write to us with the area, the period and the rent you have in mind. If an owner’s home fits, we’ll call you.",
    link: { label: "Write to us", href: "/contact-form" },
  },
];

const dashboard = {
  title: "A full client dashboard is coming soon.",
  text: "Until then, reports come by email or WhatsApp.",
};

const closing = {
  as: "phone",
  title: "Sleep through the monsoon. We’ll check the\u00A0house.",
  text: "Tell us about the property and the rent. We don’t publish it.",
  action: rentOut,
} as const;

export const content = {
  subject,
  essentials,
  model,
  page,
  hero,
  headings,
  people,
  packages,
  reminders,
  questions,
  dashboard,
  closing,
  visitNote,
};

export type Content = Translation<typeof content>;
