import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const brief = { label: "Get a design and quote", href: "/interior-construction" } as const;

const page: PageDescription = {
  path: "/construction",
  title: "Construction & Interiors",
  description: `Interiors, renovation or a turnkey home: design and quote within ${claims.designAndQuote}, priced item by item. See how it works.`,
  picture: "construction",
  action: brief,
};

const hero = {
  title: "Construction and interiors, on paper first",
  lead: "Tell us what you want built, finished or changed. You decide with a drawing and a price in hand, before anyone breaks a wall.",
  picture: "construction-wide",
  narrow: "construction",
  alt: "A model of a house under construction, with a crane, bricks and sand",
  links: [brief, { label: "Talk to us first", href: "/contact" }],
} as const;

const essentials = {
  cost: `${formatCost(fees.construction)} It depends on the size, the materials and the state of the walls.`,
  fee: fees.construction,
  time: `Design and quote within ${claims.designAndQuote} once we have your brief. The contract has the dates of the work.`,
  ready: "The location and the built-up area. Photographs and plans if you have them.",
};

const headings = {
  kinds: {
    label: "What we build",
    title: "Which of the four do you need?",
    lead: "Choose one, and the form opens with it filled in.",
  },
  steps: { label: "How it works", title: "From your brief to your keys" },
  questions: { title: "Common questions" },
} as const;

const briefFor = (requirementType: string): string =>
  formLink("/interior-construction", { requirementType });

const kinds = [
  {
    title: "Interior Design",
    text: "The walls stay. You want rooms that work: storage, light, furniture, a kitchen drawn around how you cook.",
    href: briefFor("Interior Design"),
  },
  {
    title: "Interior Construction",
    text: "A bare or newly handed-over flat that needs flooring, false ceiling, wiring, kitchen and wardrobes.",
    href: briefFor("Interior Construction"),
  },
  {
    title: "Renovation",
    text: "An older home whose plumbing, bathrooms or layout no longer work for you. We tell you what can stay, because that’s what saves money.",
    href: briefFor("Renovation"),
  },
  {
    title: "Turnkey Project",
    text: "You have a plot or a bare shell and want the keys to a finished home. Plans, approvals, construction and interiors under one contract.",
    href: briefFor("Turnkey Project"),
  },
];

const steps = [
  {
    title: "You describe the place",
    text: "Where it is, how big it is, what you need and when you want to start. Plans help if you have them.",
  },
  {
    title: "You get a design and quote",
    text: "A first layout, the main materials, and a price by item, made from your brief.",
  },
  {
    title: "We measure",
    text: "A site visit makes the quote exact.",
  },
  {
    title: "You decide, and sign",
    text: "Drawings, quote, dates and payments go into one contract.",
  },
  {
    title: "It’s built in stages",
    text: "By designers and contractors from our partner network. Come and look, or ask for photographs.",
  },
  {
    title: "You check, we correct",
    text: "We walk through the finished work with you and list what still has to be put right.",
  },
];

const model = {
  title: "What to look for in a building contract",
  picture: "construction",
  alt: "The building site in the evening, with its crane and bricks",
  points: [
    { title: "A drawing of every room, with sizes", at: [60, 64] },
    {
      title: "A price for each item and quantity",
      text: "So that you can drop an item and see what you save.",
      at: [34, 76],
    },
    { title: "The brand and grade of each material", at: [74.5, 86] },
    { title: "Which stage each payment is for", at: [63, 50] },
    {
      title: "A start date and an end date",
      text: "What happens if a date is missed, and the name of the person to call.",
      at: [40, 38],
    },
  ],
} as const;

const questions = [
  {
    question: "What exactly do I get first?",
    answer:
      "A furniture plan, the materials by name and a price for each item, based on what you told us. It becomes exact once the place has been measured.",
  },
  {
    question: "I already have an architect. Is that a problem?",
    answer:
      "No. Choose Yes where the form asks about an architect’s plans. We quote on those plans.",
  },
  {
    question: "Can you work while we live in the house?",
    answer:
      "Often, yes: room by room, with dust sheets and fixed hours. It takes longer, so compare it with moving out for a while.",
  },
  {
    question: "What if the price changes midway?",
    answer:
      "That can happen when you change the work, or when something hidden comes to light, such as a rotten pipe. Ask for the new price in writing before the work goes on.",
  },
  {
    question: "I live abroad. Who keeps an eye on the site?",
    answer:
      "Our field executive visits and notes what was done and in what condition. Ask for photographs, or a video call when there’s something to decide.",
  },
];

const closing = {
  as: "phone",
  id: "contact-form",
  title: "Two facts are enough to start: where it is and how big",
  text: "The form takes about three minutes.",
  action: brief,
} as const;

export const content = {
  model,
  essentials,
  page,
  hero,
  headings,
  kinds,
  steps,
  questions,
  closing,
};

export type Content = Translation<typeof content>;
