import type { PageDescription } from "../../content/page.ts";
import { claims, disputeTimelines } from "../../content/claims.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";
import { investmentCities } from "./cities.en.ts";

const enquiry = {
  title: "Ask about a city",
  text: "Open a city above and choose what you need, or ask us to suggest one.",
  label: "Ask which zones suit me",
  href: "/trending-property-enquiry",
} as const;

const page: PageDescription = {
  path: "/investment-hub",
  title: "Investment Hub: buy early, direct from the builder",
  description: `Invest direct with the builder in nine growing cities: property ${claims.belowResale} cheaper than market resale, papers checked before you book.`,
  picture: "investment-hub",
  action: enquiry,
};

const hero = {
  label: "Investment Hub",
  title: "Buy early, straight from the builder",
  lead: "We take you to the builder before the project is on every hoarding, and check the papers before your money moves.",
  picture: "investment-hub-wide",
  narrow: "investment-hub",
  alt: "A model of five towers, each taller than the last, under a rising brass line",
  links: [
    { label: enquiry.label, href: enquiry.href },
    { label: "See the nine cities", href: "#trending-cities" },
  ],
} as const;

const essentials = {
  cost: formatCost(fees.investment),
  fee: fees.investment,
  time: `Response within ${claims.response}. Average deal closing ${claims.dealClosing}.`,
  ready: "A budget range and a phone number. Papers come later, for the booking.",
};

const headings = {
  cities: {
    title: "Trending Investment Cities",
    lead: "Nine places where a new road, railway line or airport is changing the map. Choose one to see its market, its drawbacks, and what’s being built.",
  },
  questions: { title: "Common questions" },
  fit: { title: "Is it for you?" },
  advantages: { title: "Why buy early" },
  goodFit: { title: "A good fit" },
  noFit: { title: "Better to wait" },
} as const;

const [, builder] = disputeTimelines;

const advantages = [
  {
    before: "Property",
    value: claims.belowResale,
    after: "cheaper than market resale",
    why: "You buy the builder’s early allotment at the builder’s price, not a resale with someone’s margin on top.",
  },
  {
    before: "Early-access returns",
    value: claims.earlyAccessReturns,
    after: `higher over ${claims.earlyAccessYears}`,
    why: "You come in before the road, the railway or the airport is part of the price.",
  },
];

const caution =
  "These are ranges across projects, not promises. Prices can also stay flat or fall.";

const fit = [
  "You can leave the money invested until the city has grown.",
  "You want the builder’s first price and can wait for possession.",
  "You live far away, or abroad, and want someone to check the site and the papers.",
];

const noFit = [
  "You need the money back within a year.",
  "The instalments would have to come from a loan you haven’t yet discussed with a bank.",
  "You want a home to move into now. Our buying service suits you better.",
];

const model = {
  title: "From first call to booking",
  picture: "investment-hub",
  alt: "The five towers in the evening, with lit windows",
  points: [
    {
      title: "You tell us your range",
      text: "Budget, type of city, purpose, and when.",
      at: [34, 49],
    },
    {
      title: "We suggest zones",
      text: "An adviser calls and takes you through two or three places that fit, drawbacks included.",
      at: [44.5, 42.5],
    },
    {
      title: "We check the project",
      text: "RERA registration, title and approvals, and what the builder has delivered before.",
      at: [55.2, 36.3],
    },
    {
      title: "You see it",
      text: "In person with our field executive, or by video call.",
      at: [66, 26.3],
    },
    {
      title: "You book with the builder",
      text: "The agreement is between you and the builder. We read it with you.",
      at: [77.4, 15.8],
    },
  ],
} as const;

const questions = [
  {
    question: "How can the price be lower than resale?",
    answer:
      "Builders sell the first units early, to fund the start and to show demand. Those units are cheaper, and there’s no dealer’s margin.",
  },
  {
    question: "What would my own figures look like?",
    answer:
      "Ask us for the figures of one project: price, instalments, duties, the year in which you could sell, and what happens if prices stay flat.",
  },
  {
    question: "What if the builder delays?",
    answer: `If a project is registered with RERA, the promised date is on public record and the law gives you a remedy. Our dispute team can take it up. Builder cases take ${builder.time}.`,
  },
];

const pictureNote =
  "Pictures are illustrative models. Rates are examples until we publish ours with their source. Roads, lines and airports are as the named source reported them.";

const buyingService = { label: "See our buying service", href: "/buy-property" };

const seeAlso = [
  "Buying with others? See ",
  { label: "AIPM Circle", href: "/group-investment-service" },
  ". Living abroad? Start at the ",
  { label: "NRI Corner", href: "/nri-corner" },
  ".",
];

/** Labels of a city's details. */
const cityDetails = {
  altOf: (name: string): string => `Illustrative model of ${name}`,
  market: "Market overview",
  rate: "Current rate",
  example: "(example)",
  potential: "Investment potential",
  trends: "Price trends",
  drawback: "Drawbacks",
  types: "Property types",
  developments: "Upcoming developments",
  opened: "Already open",
  source: "Source:",
  /** They close the details and lead to the enquiry. */
  actions: ["Request Callback", "Check Availability", "Book Site Visit"],
  ask: (name: string): string => `Ask about ${name}`,
};

const closing = {
  as: "phone",
  title: "Tell us your range. We’ll suggest the zones.",
  text: "It takes two minutes and needs no papers. An adviser will call you back.",
  action: { label: enquiry.label, href: enquiry.href },
} as const;

export const content = {
  essentials,
  model,
  page,
  enquiry,
  hero,
  headings,
  advantages,
  caution,
  fit,
  noFit,
  questions,
  pictureNote,
  buyingService,
  seeAlso,
  cityDetails,
  closing,
  cities: investmentCities,
};

export type Content = Translation<typeof content>;
