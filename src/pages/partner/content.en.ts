import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/partner",
  title: "Partner with us: builders, brokers, landowners, professionals",
  description: `Join AIPM’s partner network. See what builders, dealers, landowners and professionals get, what we check, and how requests reach you.`,
  picture: "partner",
};

const hero = {
  label: "Partner with us",
  title: "Requests from clients we know, for partners we’ve checked",
  lead: "AIPM serves its clients through builders, brokers, landowners and professionals. A request says what the client wants, by when and at what budget.",
  picture: "partner-wide",
  narrow: "partner",
  alt: "Empty chairs in four colours around a table with a model house on it",
  links: [{ label: "Join The Network", href: "#partner-form" }],
} as const;

const illustration = {
  picture: "joint-venture",
  alt: "A model plot and a rising building, joined like two pieces of a puzzle",
} as const;

const headings = {
  partners: {
    label: "What you get",
    title: "Which of these are you?",
    lead: "Choose your card, see what you get, and apply.",
  },
  request: {
    label: "What reaches you",
    title: "One request, as a partner sees it",
    lead: "This is an invented example.",
  },
  steps: { label: "How it works", title: "From application to first request" },
  ready: {
    label: "Before you apply",
    title: "What to keep ready",
    lead: "You don’t have to upload anything to apply.",
  },
  rules: {
    label: "What we expect",
    title: "Three rules for every partner",
    lead: "They protect the client, and you as well.",
  },
  doors: { label: "Other ways", title: "You may need something else first" },
} as const;

/** Values of the application form's partner type. */
export type PartnerType = "Builder" | "Broker" | "Landowner" | "Professional";

export interface PartnerCard {
  readonly id: PartnerType;
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  readonly benefits: readonly string[];
  readonly apply: string;
}

/** The first is selected by default. */
const partners: readonly PartnerCard[] = [
  {
    id: "Builder",
    title: "Builders",
    text: "With projects to sell, or land to find",
    icon: "i-lucide-building",
    benefits: [
      "Whole circles of buyers who negotiate once and sign together",
      "Unsold units shown to people whose needs and budget we know",
      "Exchange buyers, whose old home we sell for them",
      "Introductions to landowners",
    ],
    apply: "Apply as a builder",
  },
  {
    id: "Broker",
    title: "Dealers/Brokers",
    text: "With a neighbourhood that you know well",
    icon: "i-lucide-handshake",
    benefits: [
      "Requests from clients in the areas you name, not purchased lists",
      "Exchanges, where one match makes two deals",
      "Title, loan and registration teams to support you",
    ],
    apply: "Apply as a dealer or broker",
  },
  {
    id: "Landowner",
    title: "Landowners",
    text: "With land to sell, lease or build on",
    icon: "i-lucide-trees",
    benefits: [
      "Proposals from several builders, compared on one sheet",
      "Title and approvals read first",
      "A choice of sale, joint development, lease or waiting",
    ],
    apply: "Apply as a landowner",
  },
  {
    id: "Professional",
    title: "Professionals",
    text: "Architects, lawyers, accountants, valuers",
    icon: "i-lucide-scale",
    benefits: [
      "Assignments in your field and city, described before you accept",
      "Clients whose papers are in one file",
      "The names of the other professionals on the case",
    ],
    apply: "Apply as a professional",
  },
];

const steps = [
  {
    title: "You apply",
    text: "Who you are, where you work and what you’d like to do with us.",
    time: "About 4 minutes",
  },
  { title: "We check", text: "Registrations, licences and past work. We may ask for a reference." },
  {
    title: "We discuss terms",
    text: "Cities, kinds of requests, shares and fees, in one written agreement.",
  },
  { title: "Requests reach you", text: "With a contact at AIPM to call." },
];

/** Sample content: an invented request. */
const request = {
  sample: true,
  title: "Flat wanted, Indirapuram",
  rows: [
    {
      term: "What",
      detail: "2 BHK, ready to move in, second to eighth floor, Indirapuram or Vaishali",
    },
    {
      term: "Who",
      detail: "A couple with a school-going child, selling a 1 BHK through us at the same time",
    },
    { term: "Money", detail: "₹85 lakh to ₹95 lakh, of which ₹60 lakh is an approved bank loan" },
    { term: "By when", detail: "Keys before April, when the school year begins" },
    { term: "Not wanted", detail: "Ground floor, or a tower without its completion certificate" },
    {
      term: "Your answer",
      detail: "Up to three flats by 6 pm on Friday, or “nothing that fits”",
    },
    {
      term: "Shared later",
      detail: "Name, number and present address, once they want to see one of your flats",
    },
  ],
};

const ready = [
  {
    term: "Builders",
    detail:
      "The RERA number and stage of each project, and one completed project that can be visited.",
  },
  {
    term: "Dealers/Brokers",
    detail: "Your RERA agent number, the areas you know, and two past clients we may call.",
  },
  {
    term: "Landowners",
    detail:
      "Survey or khasra number, the last deed, mutation, and the names of everyone who has to sign.",
  },
  {
    term: "Professionals",
    detail: "Licence or membership number, your field and city, and how you usually charge.",
  },
];

const rules = [
  {
    title: "You show your papers",
    text: "RERA number, licence or title, depending on your profession. We verify every partner.",
  },
  {
    title: "You quote once",
    text: "One price, with what it includes. Nothing is added at the end.",
  },
  {
    title: "You keep it confidential",
    text: "You receive property details for one job, and use them only for that job.",
  },
];

/** Other next steps. */
const doors = [
  {
    title: "Your land, a builder’s money",
    text: "For a joint venture. The form asks for the area, papers and approvals.",
    href: "/joint-venture",
  },
  {
    title: "No RERA number yet",
    text: `Our legal team registers projects and agents. RERA registration takes ${claims.reraRegistration}.`,
    href: "/legal-rera",
  },
  {
    title: "You want to sell, not to join",
    text: "A mandate for one property, for the period you choose.",
    href: "/seller-mandate",
  },
];

const pickerLegend = "Which kind of partner are you?";

const closing = {
  as: "phone",
  title: "Would you rather talk first?",
  text: "Ask for the partner team, and tell us your city and your profession.",
} as const;

export const content = {
  page,
  hero,
  illustration,
  headings,
  partners,
  request,
  steps,
  ready,
  rules,
  doors,
  pickerLegend,
  closing,
};

export type Content = Translation<typeof content>;
