import { claims, responseMeans } from "../../content/claims.ts";
import { company, offices } from "../../content/company.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/contact",
  title: "Contact us",
  description:
    "Call, write to or visit AIPM in New Delhi, Mumbai or Bangalore. Phone numbers, email addresses, working hours, and how soon you hear from us.",
  picture: "contact",
};

const hero = {
  label: "Contact us",
  title: "Tell us what it is about",
  lead: `A person picks up, and a person writes back. Leave your number and we call you: response within ${claims.response}, ${responseMeans}.`,
  picture: "contact-wide",
  narrow: "contact",
  alt: "A desk with a dial telephone, a card and a small model house",
  links: [{ label: "Talk to Us", href: "/contact-form" }],
} as const;

const headings = {
  otherWays: { label: "Other ways", title: "Perhaps there is a shorter one" },
  reach: { title: "Four ways to reach us" },
  atHand: {
    label: "Before you call",
    title: "Have this at hand",
    lead: "It saves you the second call.",
  },
  offices: {
    title: "Our offices",
    lead: "Call before you come, so that the right person is in. Every adviser can be reached from each of them.",
  },
} as const;

/** For those who would rather not call: where each kind of question is answered soonest. */
const otherWays = [
  {
    title: "You know what you want done",
    text: "The Query Center takes you to the right form. Your request reaches the person who handles it.",
    href: "/query",
  },
  {
    title: "You have a question first",
    text: "Fourteen groups of answers: costs, times, papers, privacy.",
    href: "/faq",
  },
  {
    title: "You want the founder to answer",
    text: `Write your question as you would ask it across a table. ${claims.founderReads}.`,
    href: "/ask-founder",
  },
  {
    title: "You are a builder, broker, landowner or professional",
    text: "See what working with us looks like.",
    href: "/partner",
  },
];

const atHand = [
  { term: "You have sent a form", detail: "Your reference, AIPM-XXXXX-XXXXX: it stands on the page after sending." },
  { term: "It is about a property", detail: "City and locality, its size, and whose name is on the last deed." },
  { term: "You call from abroad", detail: "Your time zone, and the hour at which you pick up." },
  { term: "It is about a date", detail: "The day on the agreement, the notice or the bank’s letter." },
];

/** In the order of the offices. Sample content, as the addresses are. */
const visiting = {
  sample: true,
  note: "Addresses and directions are examples until our own are published here.",
  terms: { way: "By metro", parking: "Parking", languages: "We speak", desks: "Who sits here" },
  offices: [
    {
      way: "Barakhamba Road, exit\u00A05, then four minutes on foot",
      parking: "Two places in the basement: tell us your number plate the day before",
      languages: "Hindi, English, Punjabi, Urdu",
      desks: "The founder, exchange, law and RERA, land",
    },
    {
      way: "Bandra-Kurla Complex, exit\u00A04, then seven minutes on foot",
      parking: "The public car park of the complex, by the hour",
      languages: "Marathi, Hindi, English, Gujarati",
      desks: "Rentals, loans, circles",
    },
    {
      way: "MG Road, exit\u00A03, then ten minutes on foot",
      parking: "None at the door; a car park three minutes away",
      languages: "Kannada, English, Tamil, Malayalam, Hindi",
      desks: "NRI matters, construction and solar",
    },
  ],
};

const night = {
  title: "At night, for clients",
  text: "A burst pipe, a broken lock, a tenant who cannot get in: somebody on duty answers until the office opens. New enquiries wait for the morning.",
} as const;

const cards = {
  visit: "Visit us",
  call: "Call us",
  write: "Write to us",
  hours: "Working hours",
  outsideHours: "Outside these hours, send a message and we call back.",
};

export const content = { page, hero, headings, otherWays, atHand, cards, night, visiting, company, offices };

export type Content = Translation<typeof content>;
