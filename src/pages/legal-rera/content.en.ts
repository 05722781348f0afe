import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { titleTrace } from "../../content/documents.ts";
import { seenBy } from "../../content/seen-by.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const check = { label: "Have my papers checked", href: "/document-verification" } as const;

const page: PageDescription = {
  path: "/legal-rera",
  title: "Legal & RERA: title checks and registration",
  description: `A title trace that covers ${claims.titleTrace}, RERA registration in ${claims.reraRegistration}, agreements and mutation. Know whose land it is before you pay.`,
  picture: "legal-rera",
  action: check,
};

const opening = {
  title: "Legal and RERA help, before you sign",
  lead: "A bad wall can be rebuilt. A bad title can’t. We read the papers of a property, register projects with RERA, and tell you in plain words what we found.",
  links: [check, { label: "Ask a legal question", href: "/contact-form" }],
} as const;

const essentials = {
  cost: `${formatCost(fees.legal)} Government fees and stamp duty come on top.`,
  fee: fees.legal,
  time: `RERA registration takes ${claims.reraRegistration} once the papers are complete. A title check depends on the state and the papers.`,
  ready: "Copies or clear photographs. Keep the originals at home.",
};

const headings = {
  forOwners: {
    title: "For buyers, owners and heirs",
    lead: "Choose one, and the form opens with its subject.",
  },
  forBuilders: { title: "For builders and promoters" },
  papers: { title: "Papers to look for at home" },
  registration: {
    title: "RERA registration in four steps",
    lead: "Where the law asks for a number, nothing may be advertised, booked or sold without it.",
  },
  questions: { title: "Common questions" },
} as const;

/** Checks for each kind of link in the chain. */
const model = {
  title: `A title trace covers ${claims.titleTrace}`,
  lead: "What we check at each link of the chain.",
  picture: "legal-rera",
  alt: "The scales, the sealed scroll and the house in the evening",
  points: [
    {
      title: "An allotment",
      text: "The authority’s letter, the lease, and whether every instalment was paid.",
      at: [30, 72],
    },
    {
      title: "A sale",
      text: "A registered deed, the right stamp duty, and a seller who had the right to sell.",
      at: [57, 70],
    },
    {
      title: "An inheritance",
      text: "Every heir’s signature, or the court’s certificate. If one is missing, a court can set the sale aside.",
      at: [29, 38],
    },
    {
      title: "A loan",
      text: "The bank’s charge, and the letter that released it.",
      at: [53, 38],
    },
    {
      title: "Today’s seller",
      text: "Mutation, tax receipts, society dues and pending cases.",
      at: [69.5, 61],
    },
  ],
} as const;

const forOwners = [
  {
    title: "Title search and report",
    text: "The chain of owners, checked link by link, with a plain yes, no or not yet.",
    href: check.href,
  },
  {
    title: "Document verification",
    text: "The papers in your hand, compared with the registrar’s and the authority’s.",
    href: check.href,
  },
  {
    title: "Agreements",
    text: "Drafted for you, or read for you, with the risky clauses marked in red.",
  },
  {
    title: "Registration and mutation",
    text: "Stamp duty calculated, the appointment booked, and your name entered in the revenue record.",
  },
  {
    title: "Wills, gifts and succession",
    text: "Drawn up to spare your heirs a court case.",
  },
];

const forBuilders = [
  {
    title: "RERA project registration",
    text: "The file prepared, submitted and followed up.",
  },
  {
    title: "Updates to the authority",
    text: "Progress and accounts reported, so that the registration stays valid.",
  },
  {
    title: "Approvals and NOCs",
    text: "What is missing, who issues it, and in which order to apply.",
  },
  {
    title: "Agreements for sale",
    text: "In the format that RERA asks for, and readable for the family that signs.",
  },
  {
    title: "Complaints",
    text: "A reply to a buyer’s complaint, or a settlement before it becomes an order.",
  },
];

const registration = [
  {
    title: "Papers",
    text: "Title, sanctioned plan, promoter’s details, the project’s bank account. We give you a list.",
  },
  {
    title: "Filing",
    text: "We fill in the application and submit it to your state’s authority.",
  },
  { title: "Queries", text: "The authority asks questions. We draft the answers for you." },
  {
    title: "The number",
    text: "You receive the registration and can start to advertise. Not a day sooner.",
  },
];

const papers = [
  "Title Deed",
  "Mutation",
  "Agreement",
  "CLU (change of land use)",
  "Receipts",
  "POA (power of attorney)",
  "Map",
];

const questions = [
  {
    question: "The flat is RERA registered. Do I still need a title check?",
    answer:
      "Yes, though a shorter one. RERA shows who the promoter is and what was promised. It doesn’t check the land’s history for you, and a resale flat may not be under RERA at all.",
  },
  {
    question: "Why so far back?",
    answer:
      "Claims on land can surface late. Banks and lawyers go back about that far before they call a title clear.",
  },
  {
    question: "What holds up a RERA registration?",
    answer:
      "Mostly papers that are missing at the start. That’s why we check the file before we submit it.",
  },
  {
    question: "What if you find a problem?",
    answer:
      "We’ll tell you in plain words what it is, whether it can be cured, by whom, and whether to walk away. Then you decide.",
  },
  {
    question: "I’m abroad. Can you act for me?",
    answer:
      "Yes. Most steps need only scans. Where a signature is needed in person, we prepare a power of attorney limited to that one act.",
  },
];

/** The first words of a message. */
const subject = "Legal question";

const papersNote =
  "If you have none of them, tell us what you know. We can apply for certified copies.";

const closing = {
  as: "letter",
  id: "contact-form",
  title: "Have the papers read before you pay",
  text: [
    `Who reads your papers? ${seenBy} About anything else legal, `,
    { label: "write to us", href: "/contact-form" },
    ".",
  ],
  action: check,
} as const;

export const content = {
  subject,
  essentials,
  model,
  page,
  opening,
  headings,
  forOwners,
  forBuilders,
  registration,
  papers,
  questions,
  papersNote,
  closing,
  titleTrace,
};

export type Content = Translation<typeof content>;
