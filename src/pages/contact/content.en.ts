import { claims, responseMeans } from "../../content/claims.ts";
import { company, offices } from "../../content/company.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/contact",
  title: "Contact us",
  description:
    "Call, write to or visit AIPM in New Delhi, Mumbai or Bangalore. Phone numbers, email addresses, working hours, and how soon you’ll hear from us.",
  picture: "contact",
};

const hero = {
  label: "Contact us",
  title: "How can we help?",
  lead: `Call, write, or leave your number. Response within ${claims.response} ${responseMeans}.`,
  picture: "contact-wide",
  narrow: "contact",
  alt: "A desk with a dial telephone, a card and a small model house",
  links: [{ label: "Talk to Us", href: "/contact-form" }],
} as const;

const headings = {
  otherWays: { label: "Other ways", title: "There may be a quicker way" },
  reach: { title: "Four ways to reach us" },
  atHand: {
    label: "Before you call",
    title: "Keep this ready",
  },
  offices: {
    title: "Our offices",
    lead: "Call before you come, so that the right person is in.",
  },
} as const;

/** Where each kind of question is answered soonest, without a call. */
const otherWays = [
  {
    title: "You know what you want done",
    text: "The Query Center takes you to the right form.",
    href: "/query",
  },
  {
    title: "You have a question first",
    text: "Answers by subject: costs, times, papers, privacy.",
    href: "/faq",
  },
  {
    title: "You have a question for the founder",
    text: "Write it as you’d ask it across a table.",
    href: "/ask-founder",
  },
  {
    title: "You’re a builder, broker, landowner or professional",
    text: "See what working with us looks like.",
    href: "/partner",
  },
];

const atHand = [
  {
    term: "You’ve sent a form",
    detail: "Your reference, AIPM-XXXXX-XXXXX. You see it once the form is sent.",
  },
  {
    term: "It’s about a property",
    detail: "City and locality, its size, and whose name is on the last deed.",
  },
  { term: "You’re calling from abroad", detail: "Your time zone, and a good time to reach you." },
  {
    term: "You have a deadline",
    detail: "The date on the agreement, the notice or the bank’s letter.",
  },
];

const addressNote = "These addresses are examples. Our own will be published here.";

const cards = {
  visit: "Visit us",
  call: "Call us",
  write: "Write to us",
  hours: "Working hours",
  outsideHours: "Outside these hours, send us a message.",
};

export const content = {
  page,
  hero,
  headings,
  otherWays,
  atHand,
  cards,
  addressNote,
  company,
  offices,
};

export type Content = Translation<typeof content>;
