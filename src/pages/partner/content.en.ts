import { claims, stats } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import type { Translation } from "../../i18n/translation.ts";

const [, , , cities] = stats;

const page: PageDescription = {
  path: "/partner",
  title: "Partner with us: builders, brokers, landowners, professionals",
  description: `Join AIPM’s partner network. See what builders, dealers, landowners and professionals get, how we check, and what it costs. ${claims.applyingFree}.`,
  picture: "partner",
};

const hero = {
  label: "Partner with us",
  title: "Requests from clients we know, for partners we have checked",
  lead: "AIPM serves its clients through builders, brokers, landowners and professionals. You see what a client wants, by when and with what money, before you spend a day on it.",
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
    title: "Which one are you?",
    lead: "Choose your card to see what you get, and apply.",
  },
  request: {
    label: "What reaches you",
    title: "One request, as a partner sees it",
    lead: "This one is invented. A real one looks the same until its client agrees to be named.",
  },
  steps: { label: "How it works", title: "From application to first request" },
  ready: {
    label: "Before you apply",
    title: "What to have at hand",
    lead: "With these the check takes one call. Nothing has to be uploaded to apply.",
  },
  rules: {
    label: "What we expect",
    title: "Three rules for every partner",
    lead: "They protect the client, and they protect you from partners who do not keep to them.",
  },
  shares: {
    label: "Money",
    title: "Who pays whom, and how much",
    lead: "These are the ranges. Yours is fixed in the agreement, before the first request.",
  },
  terms: { label: "Questions", title: "Before you decide" },
  doors: { label: "Other doors", title: "Perhaps you need something else first" },
} as const;

/** What the application form calls each kind; the cards go by their plural. */
export type PartnerType = "Builder" | "Broker" | "Landowner" | "Professional";

export interface PartnerCard {
  /** As the form of partners names it. */
  readonly id: PartnerType;
  readonly title: string;
  readonly text: string;
  readonly icon: string;
  readonly benefits: readonly string[];
  readonly apply: string;
}

/** The first is chosen to begin with. */
const partners: readonly PartnerCard[] = [
  {
    id: "Builder",
    title: "Builders",
    text: "With projects to sell, or land to find",
    icon: "i-lucide-building",
    benefits: [
      "Whole circles of buyers who negotiate once and sign together",
      "Unsold stock shown to people whose need and budget we know",
      "Buyers who exchange, and whose old home we sell for them",
      "Introductions to landowners whose title has been checked",
    ],
    apply: "Apply as a builder",
  },
  {
    id: "Broker",
    title: "Dealers/Brokers",
    text: "With a neighbourhood that you know well",
    icon: "i-lucide-handshake",
    benefits: [
      "Requests from real clients in the areas you name, not bought lists",
      "Exchanges, where one match makes two deals",
      "Title, loan and registration desks behind you",
      "Your client stays yours, and the share is agreed first",
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
      "Title and approvals read before anybody visits",
      "A choice of sale, joint development, lease or waiting",
      "Your name and survey number kept off the market",
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
      "Scope and fee agreed before you begin",
      "Clients whose papers are already in one file",
      "Work with the other trades on the same case, by name",
    ],
    apply: "Apply as a professional",
  },
];

const steps = [
  {
    title: "You apply",
    text: "Who you are, where you work and what you would like to do with us.",
    time: "About 4 minutes",
  },
  { title: "We check", text: "Registrations, licences and past work. We may ask for somebody you have worked with." },
  { title: "We talk terms", text: "Cities, kinds of request, shares and fees. All of it in one written agreement." },
  { title: "Requests reach you", text: "One at a time, with the client’s consent, and with a name at AIPM to call." },
];

/** Sample content: an invented request, without what a partner learns only later. */
const request = {
  sample: true,
  title: "Flat wanted, Indirapuram",
  rows: [
    { term: "What", detail: "2 BHK, ready to move in, second to eighth floor, Indirapuram or Vaishali" },
    { term: "Who", detail: "A couple with a child at school. They sell a 1 BHK through us at the same time" },
    { term: "Money", detail: "₹85 lakh to ₹95 lakh, of which ₹60 lakh is a loan that a bank has approved" },
    { term: "By when", detail: "Keys before April, when the school year begins" },
    { term: "Not wanted", detail: "Ground floor, or a tower without its completion certificate" },
    {
      term: "Your answer",
      detail: "Up to three flats by Friday 18:00, or “nothing that fits”: both count as an answer",
    },
    { term: "You learn later", detail: "Name, number and present address, once they want to see a flat of yours" },
  ],
};

/** Sample content: the range of each share, until the business has set its own. */
const shares = {
  sample: true,
  rows: [
    { term: "Builders", detail: "You pay us 1% to 2% of the price. The client is told the figure before booking." },
    {
      term: "Dealers/Brokers",
      detail: "You receive 40% to 60% of our fee on the deal: the upper end where the client came through you.",
    },
    {
      term: "Landowners",
      detail: "Nothing for being introduced. A sale or a joint venture has a fee of its own, in its mandate.",
    },
    { term: "Professionals", detail: "You charge your own fee, told to the client first. We take no part of it." },
  ],
};

const ready = [
  {
    term: "Builders",
    detail: "RERA number of each project, its stage, and one project that is handed over and can be visited.",
  },
  {
    term: "Dealers/Brokers",
    detail: "RERA number as an agent, the areas you know, and two deals whose owners may be called.",
  },
  {
    term: "Landowners",
    detail: "Survey or khasra number, the last deed, mutation, and the names of all who have to sign.",
  },
  {
    term: "Professionals",
    detail: "Licence or membership number, your field and city, and your usual way of charging.",
  },
];

const rules = [
  {
    title: "You show your papers",
    text: "RERA number, licence or title, whichever your trade has. We check them before the first request, and again later.",
  },
  {
    title: "You quote once",
    text: "One price, with what it includes. Nothing is added at the end.",
  },
  {
    title: "You keep a confidence",
    text: "Property details reach you for one job, and go no further than that job needs.",
  },
];

const terms = [
  {
    term: "What does it cost?",
    detail: `${claims.applyingFree}. Shares and fees are agreed in writing before the first request.`,
  },
  { term: "Where?", detail: `In ${cities.value} cities, and wherever your project or land is.` },
  { term: "Must I work with you alone?", detail: "No. You remain free to work with whom you like." },
];

/** For those whose next step is another one. */
const doors = [
  {
    title: "Your land, a builder’s money",
    text: "You know that you want to build together. The form asks for area, papers and approvals.",
    href: "/joint-venture",
  },
  {
    title: "No RERA number yet",
    text: `Our legal desk registers projects and agents. RERA registration takes ${claims.reraRegistration}.`,
    href: "/legal-rera",
  },
  {
    title: "You want to sell, and not to join",
    text: "A mandate for one property, for as long as you choose.",
    href: "/seller-mandate",
  },
];

const pickerLegend = "Which kind of partner are you?";

const closing = {
  as: "phone",
  title: "Would you rather talk first?",
  text: "Ask for the partner desk, and say your city and your trade. You hear what clients ask for there.",
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
  shares,
  terms,
  doors,
  pickerLegend,
  closing,
};

export type Content = Translation<typeof content>;
