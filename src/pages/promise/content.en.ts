import type { PageDescription } from "../../content/page.ts";
import { claims, responseMeans } from "../../content/claims.ts";
import { promises as titles } from "../../content/promises.ts";
import { feeLetter } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/about/promise",
  title: "Our promise",
  description:
    "A letter from the family behind AIPM: six promises on answers, privacy, fees and papers, and how you can hold us to each of them.",
  picture: "promise",
};

const opening = {
  title: "Our promise",
  lead: "A promise is worth as much as the chance to hold somebody to it. So under each of ours stands how you can hold us to it.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our promise" }],
} as const;

const envelope = { picture: "promise", alt: "A tray with a sealed letter and a brass key" } as const;

/** The letter: each promise with the way to hold us to it. */
const promises = [
  {
    title: titles[0],
    text: `Response within ${claims.response}, ${responseMeans}, by a person who has read what you wrote.`,
    hold: "Your request has a reference. Quote it, and we know what you asked and when.",
  },
  {
    title: titles[1],
    text: "Your property is not published. Its details reach verified buyers or partners, after our own check.",
    hold: "Ask us at any time who has seen your details. We will tell you.",
  },
  {
    title: titles[2],
    text: `${claims.askingFree}. A fee is agreed with you in writing before the work that it pays for begins.`,
    hold: `You get a fee letter, and ${claims.feeLetterAlone}.`,
  },
  {
    title: titles[3],
    text: `Title, dues and approvals come before visits and advances. A title trace covers ${claims.titleTrace}.`,
    hold: "You get the findings on paper, also when they are bad for the deal.",
  },
  {
    title: titles[4],
    text: "If the title is weak, the price is wrong or the loan is too heavy for you, you will hear it from us.",
    hold: "Ask your adviser the question: would you buy it for your own family?",
  },
  {
    title: titles[5],
    text: "A tenant who does not pay, a damp wall, a tax notice: the number you called first is the number you call then.",
    hold: "It stands at the foot of every page.",
  },
];

const letter = {
  salutation: "To whoever trusts us with a home",
  hold: "Hold us to it:",
  signature: "The family behind AIPM",
};

const feeLetterHeading = {
  label: "Sample fee letter",
  title: "The third promise, as a paper",
  lead: "A fee letter is half a page. This one shows what stands in it.",
} as const;

const closing = {
  as: "letter",
  title: "Did we break one of them?",
  text: "Then we want to hear it before anybody else does.",
  action: { label: "Write to us", href: "/contact-form" },
} as const;

export const content = { page, opening, envelope, promises, letter, feeLetterHeading, feeLetter, closing };

export type Content = Translation<typeof content>;
