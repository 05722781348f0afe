import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines } from "../../content/claims.ts";
import { formatCost, fees as prices } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const contactLink = { label: "Tell us what happened", href: "/contact-form" } as const;

const page: PageDescription = {
  path: "/dispute-settlement",
  title: "Property Dispute Settlement",
  description: `Tenant, builder, inheritance, title, boundary or payment: we read the dispute, settle it or take it to court. ${claims.successFees}.`,
  picture: "dispute-settlement",
  action: contactLink,
};

/** For the firm's own staff. The specification orders it in the opening and in the closing. */
const staff = { label: "log a visit", href: "/field-executive-feedback" } as const;

const hero = {
  title: "Property disputes, settled or taken to court",
  lead: "A tenant who has stopped paying. A builder two years late. A share in the family house that no one will sign over. We’ll tell you what your options are.",
  picture: "dispute-settlement-wide",
  narrow: "dispute-settlement",
  alt: "A model of a house with a crack through it, held by a brass clamp, next to a gavel",
  links: [contactLink],
  note: ["AIPM field executives ", staff, " here."],
} as const;

const essentials = {
  cost: `${formatCost(prices.opinion)} AIPM’s own fee depends on the result.`,
  fee: prices.opinion,
  time: disputeTimelines.map(({ type, time }) => `${type} ${time}. `),
  ready: "The agreement or deed, your payments, and the messages you have kept.",
};

const headings = {
  cases: {
    title: "Six kinds of cases",
    lead: "Choose yours, and the message opens with its subject.",
  },
  today: { title: "What to find today, and what not to do" },
  questions: { title: "Common questions" },
} as const;

const cases = [
  {
    title: "Tenant",
    text: "Rent unpaid, notice ignored, keys not returned. Start with the agreement and the last rent payment.",
  },
  {
    title: "Builder",
    text: "Possession late, a flat unlike the brochure, money not refunded. Under RERA you can hold the builder to the dates.",
  },
  {
    title: "Inheritance",
    text: "Brothers and sisters, one house, and a will that’s old or missing. We look for a division that everyone can sign.",
  },
  {
    title: "Title and ownership",
    text: "Two deeds for one plot, or a sale by someone who had no right to sell. The chain of papers decides.",
  },
  {
    title: "Boundary and encroachment",
    text: "A wall two feet over the line, a shop on your corner. You need a surveyor before you need a lawyer.",
  },
  {
    title: "Sale and payment",
    text: "A token that isn’t returned, a seller who won’t register, a broker who wants to be paid twice.",
  },
];

const today = {
  caption: "For each kind of dispute: what to find today, and what not to do",
  columns: [{ title: "Find today" }, { title: "Do not" }],
  rows: [
    {
      label: "Tenant",
      cells: [
        "The agreement, proof of the last rent paid",
        "Cut water or power, or change the lock",
      ],
    },
    {
      label: "Builder",
      cells: [
        "Agreement for sale, each receipt, the promised date",
        "Sign for possession on a paper that waives the delay",
      ],
    },
    {
      label: "Inheritance",
      cells: [
        "Death certificate, will, names of all heirs",
        "Let one heir sell or mortgage a share alone",
      ],
    },
    {
      label: "Title",
      cells: ["Your deed, and the one before it", "Pay more of the price, or build"],
    },
    {
      label: "Boundary",
      cells: ["The survey map, photographs with dates", "Pull down the wall yourself"],
    },
    {
      label: "Payment",
      cells: [
        "Proof of payment, and every message about it",
        "Settle in cash, or without a receipt",
      ],
    },
  ],
};

const model = {
  label: "How it works",
  title: "Five steps, from your story to an order",
  picture: "dispute-settlement",
  alt: "The cracked house in the evening, held by its clamp",
  points: [
    {
      title: "You tell us what happened",
      text: "In what order, and what you want in the end. We don’t publish it.",
      at: [38, 57],
    },
    {
      title: "We read the papers and visit",
      text: "An advocate reads the papers. A field executive visits the property and records what’s there.",
      at: [46.5, 62],
    },
    {
      title: "You get an opinion",
      text: "Your chances, your options, and the time and cost of each, in plain words.",
      at: [57, 57],
    },
    {
      title: "We try to settle",
      text: "A notice, then talks or mediation. Most people want it over, and so does the other side.",
      at: [46, 40],
    },
    {
      title: "We go to court or tribunal",
      text: "If talks fail. Filing, hearings, and getting the order carried out.",
      at: [75, 66],
    },
  ],
} as const;

const benefits = [
  {
    title: "Talks come first",
    text: "A settlement you can live with is often worth more than a judgment much later.",
  },
  {
    title: "One person knows your case",
    text: "You don’t have to tell the story again to every new advocate.",
  },
  {
    title: "A complete file",
    text: "Papers, photographs, dates and messages in order. That’s what persuades the other side.",
  },
];

const questions = [
  {
    question: "My tenant has stopped paying. What can I do this week?",
    answer:
      "Write down what’s owed and since when, and keep every message. Don’t cut water or power, because that puts you in the wrong. Then call us. The sooner the notice goes out, the sooner the clock starts.",
  },
  {
    question: "The builder is two years late. Is it too late for me?",
    answer:
      "Usually not. You may ask for possession with interest for the delay, or for your money back. Which is better depends on the project’s state.",
  },
  {
    question: "We’re four heirs and can’t agree. Do we have to go to court?",
    answer:
      "No. A family settlement that everyone signs is quicker and cheaper, and it can be registered. Most of the time goes into finding that agreement.",
  },
  {
    question: "What does success-based mean?",
    answer:
      "AIPM’s own fee depends on the result, such as rent recovered, possession given or a settlement signed. Ask before we start what would count as success in your case.",
  },
  {
    question: "I live abroad. Do I have to travel?",
    answer:
      "Rarely. A power of attorney for this case lets us act for you, and many hearings can be attended by video.",
  },
];

/** The first word of a message about a case. */
const subject = "Dispute";

const successFees = {
  place: "Why clients choose us",
  title: claims.successFees,
  text: "The opinion, the advocate and the court charge separately.",
};

const closing = {
  as: "phone",
  title: "Put it on paper today. It\u00A0helps, whatever you decide",
  text: ["Tell us what happened, in any order. AIPM field executives ", staff, " here."],
  action: contactLink,
} as const;

export const content = {
  subject,
  essentials,
  model,
  page,
  hero,
  headings,
  cases,
  today,
  benefits,
  questions,
  successFees,
  closing,
};

export type Content = Translation<typeof content>;
