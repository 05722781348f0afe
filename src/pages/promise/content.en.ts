import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";

import { feeLetter } from "../../content/documents.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/about/promise",
  title: "Our promise",
  description:
    "Six things you can expect from AIPM: how soon we respond, who sees your details, how far back we read a title, and what a circle costs.",
  picture: "promise",
};

const opening = {
  title: "Our promise",
  lead: "Six things you can expect from us.",
  crumbs: [{ label: "About us", href: "/about" }, { label: "Our promise" }],
} as const;

const envelope = {
  picture: "promise",
  alt: "A tray with a sealed letter and a brass key",
} as const;

/** The letter. Each promise is a claim of `claims.ts`. */
const promises = [
  {
    title: `Response within ${claims.response}`,
    text: "Counted in office hours. We’ll call the number you gave.",
  },
  {
    title: "Private & Confidential",
    text: "Property details are not published. They are shared only with verified buyers or partners, after internal verification.",
  },
  {
    title: `A title trace covers ${claims.titleTrace}`,
    text: "Every owner, loan and gap in the chain.",
  },
  {
    title: `Design and quote within ${claims.designAndQuote}`,
    text: "For construction and interiors, once we have your brief.",
  },
  {
    title: claims.managerAccess,
    text: "For owners who live abroad, and for those with several properties.",
  },
  {
    title: `${claims.noExtraCharge} in a circle`,
    text: "AIPM Circle has no minimum numbers, and payments go to builder RERA accounts.",
  },
];

const letter = {
  salutation: "To everyone who trusts us with a home",
  signature: "The family behind AIPM",
};

const feeLetterHeading = {
  label: "Sample",
  title: "What a fee letter looks like",
  lead: "Half a page: the work, the fee and the day it’s due.",
} as const;

const closing = {
  as: "letter",
  title: "Did something go wrong?",
  text: "Tell us what happened, with your reference if you have one.",
  action: { label: "Write to us", href: "/contact-form" },
} as const;

export const content = {
  page,
  opening,
  envelope,
  promises,
  letter,
  feeLetterHeading,
  feeLetter,
  closing,
};

export type Content = Translation<typeof content>;
