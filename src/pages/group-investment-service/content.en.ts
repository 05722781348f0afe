import { formLink } from "../../content/form-link.ts";
import type { PageDescription } from "../../content/page.ts";
import { circleMinimum, claims } from "../../content/claims.ts";
import type { Translation } from "../../i18n/translation.ts";

const join = { label: "Join a circle", href: "/join-group" };

const page: PageDescription = {
  path: "/group-investment-service",
  title: "AIPM Circle: buy from the builder together",
  description: `Join an AIPM Circle and buy your flat ${claims.circleBelowMarket} below market. ${claims.noExtraCharge}, no minimum numbers, payments to builder RERA accounts. How it works.`,
  picture: "circle",
  action: join,
};

const create = { label: "Create a circle", href: "/group-investment" };
const app = { label: "Get the app", href: "/#mobile-app-banner" };

const hero = {
  label: "AIPM Circle",
  title: "Buy your flat together, at a group price",
  lead: "An AIPM Circle is a group of buyers who want the same kind of home and negotiate with the builder as one. You get your own flat, for less.",
  picture: "circle-wide",
  narrow: "circle",
  alt: "A model apartment tower inside a ring of coloured figures",
  links: [join, app],
} as const;

const essentials = {
  cost: `${claims.noExtraCharge}. Stamp duty, registration and your loan cost what they would cost anyway.`,
  answer: `Response within ${claims.response}.`,
  ready: "City, type of home, budget, and who is joining with you.",
};

const headings = {
  alone: {
    title: "The reality of buying alone",
    lead: "It’s the biggest purchase of your life, and the builder does it every day.",
  },
  benefits: { title: "Seven reasons to buy in a circle" },
  savings: {
    title: "What you save in rupees",
    lead: "Examples, not an offer. What your circle gets depends on the project and the builder.",
  },
  members: {
    title: "Who can join",
    lead: "Anyone who can sign for a flat in their own name. Choose one, and the form opens with it filled in.",
  },
  leader: {
    title: "The circle leader’s advantage",
    lead: "The person who starts a circle sets its direction.",
  },
  differences: { title: "Five ways it’s different" },
  questions: { title: "Common questions" },
} as const;

const alone = [
  {
    title: "You’re one buyer among hundreds",
    text: "The sales team has a price list and a script. You have an evening and a cheque book.",
  },
  {
    title: "You can’t see what others paid",
    text: "The flat next door may have gone for less, with the parking thrown in.",
  },
  {
    title: "You check the builder on your own",
    text: "RERA pages, approvals, old projects, court records. It’s work for a team, done by you at midnight.",
  },
  {
    title: "You wait alone when it’s late",
    text: "One buyer is easy to put off. Forty neighbours with one file aren’t.",
  },
];

/** Examples of 15 to 20 percent off. */
const savings = [
  { price: "₹50 lakh", pays: "₹40 lakh to ₹42.5 lakh" },
  { price: "₹80 lakh", pays: "₹64 lakh to ₹68 lakh" },
  { price: "₹1.2 crore", pays: "₹96 lakh to ₹1.02 crore" },
];

const model = {
  title: "How a circle works",
  picture: "group-join",
  alt: "Seven coloured figures in the evening, walking in line towards a tower",
  points: [
    {
      title: "Create or join",
      text: "Start a circle with people you know, or tell us what you want and we’ll look for one that’s forming.",
      at: [26.5, 67],
    },
    {
      title: "The circle forms",
      text: "We bring together buyers with the same city, size and budget.",
      at: [41, 65],
    },
    {
      title: "We negotiate with the builder",
      text: "One request for the whole circle: price, floors, parking, payment plan.",
      at: [56, 65],
    },
    {
      title: "You meet the builder directly",
      text: "The circle visits the site together and asks its own questions.",
      at: [69.5, 64],
    },
    {
      title: "Each member closes separately",
      text: "You sign your own agreement and register your own flat, like any buyer.",
      at: [75, 34],
    },
  ],
} as const;

/** The first of the seven is set large. */
const firstBenefit = {
  value: claims.circleBelowMarket,
  label: `below market, with discounts up to ${claims.circleDiscount}`,
  text: "Several flats sold at once save the builder advertising and brokerage. The circle asks for that saving.",
};

const benefits = [
  { title: claims.noExtraCharge, text: "For buying in a circle." },
  { title: claims.noMinimum, text: "Come alone or come with forty." },
  {
    title: claims.builderAccounts,
    text: "Your money goes where the law protects it.",
  },
  { title: "Papers checked once, for all", text: "Title, approvals and RERA record." },
  {
    title: "You choose together",
    text: "Floors, views and parking are discussed in the circle before anyone signs.",
  },
  { title: "Neighbours you know", text: "You meet the people on your floor before you move in." },
];

const members = [
  {
    title: "Individuals",
    text: "You want a home, not a campaign. We bring you together with others who want the same.",
    href: formLink(join.href, { purpose: "First Home" }),
  },
  {
    title: "Families and friends",
    text: "Two brothers, a cousin and a school friend, on the same floor at the same price.",
    href: create.href,
  },
  {
    title: "Professionals or PSU employees",
    text: "One office, one commute, one township. Colleagues make strong circles.",
    href: create.href,
  },
  {
    title: "NRIs",
    text: "Buy in India together with people who can visit the site and share what they see.",
    href: join.href,
  },
  {
    title: "Businesses",
    text: "Offices or flats for your people, bought in one negotiation.",
    href: create.href,
  },
];

const leader = [
  "You name the city, the size and the budget.",
  "You choose who to invite, and you speak for the circle when it meets the builder.",
  "You have an adviser to work with.",
];

const differences = {
  usual: "Alone, or in a chat group",
  ours: "AIPM Circle",
  rows: [
    {
      label: "Who negotiates",
      usual: "Anyone who has the time",
      ours: "One adviser, for everyone",
    },
    {
      label: "Who is in it",
      usual: "Anyone with the link",
      ours: "Buyers who want the same kind of home",
    },
    {
      label: "Your number",
      usual: "Seen by the whole group",
      ours: "Sent to AIPM, not to a group",
    },
    {
      label: "What was agreed",
      usual: "Somewhere in four hundred messages",
      ours: "In the builder’s written offer",
    },
    {
      label: "The loan",
      usual: "Everyone finds a bank alone",
      ours: "Offers compared by our loan team",
    },
  ],
};

const questions = [
  {
    question: "Do I own a share of something?",
    answer:
      "No. A circle negotiates together, but each member owns a separate flat. There are no shares and no joint papers.",
  },
  {
    question: "How many people do we need?",
    answer: `One person is enough to join. If you create a circle, you say how large it should be, from ${circleMinimum} members up, and we’ll help you find the rest.`,
  },
  {
    question: "What do you charge?",
    answer:
      "No extra charge. Stamp duty, registration and your loan cost what they would cost anyway.",
  },
  {
    question: "Do all of us need the same bank?",
    answer: "No. Each member can take a loan from a bank of their choice, or no loan at all.",
  },
  {
    question: "Can I leave the circle?",
    answer:
      "Until you sign, you’ve agreed nothing with the builder. If a circle becomes much smaller, the price may have to be negotiated again.",
  },
];

const savingsColumns = { price: "Market price", pays: "In a circle" };

const closing = {
  as: "letter",
  title: "The next circle may want the kind of flat you want",
  action: join,
} as const;

export const content = {
  essentials,
  model,
  page,
  create,
  hero,
  headings,
  alone,
  savings,
  firstBenefit,
  benefits,
  members,
  leader,
  differences,
  questions,
  savingsColumns,
  closing,
};

export type Content = Translation<typeof content>;
