import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { costOf, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/construction",
  title: "Construction & Interiors",
  description: `Interiors, renovation or a turnkey home: design and quote within ${claims.designAndQuote}, an item-by-item price, and payments tied to finished stages.`,
  picture: "construction",
};

const brief = { label: "Get a design and quote", href: "/interior-construction" } as const;

const hero = {
  title: "Construction and interiors, on paper first",
  lead: "Tell us what you want built, finished or changed. You decide with a drawing and a price in your hand, before anybody breaks a wall.",
  picture: "construction-wide",
  narrow: "construction",
  alt: "A model of a house under construction, with a crane, bricks and sand",
  links: [brief, { label: "Talk to us first", href: "/contact" }],
} as const;

const figure = {
  before: "Design and quote within",
  value: claims.designAndQuote,
  text: "Counted from the moment your brief is complete. You may take as long as you like to answer.",
} as const;

const illustration = {
  picture: "interior",
  alt: "A model of a living room with a sofa, an arched shelf and plants",
  caption: "Illustrative model",
} as const;

const headings = {
  kinds: {
    label: "What we build",
    title: "Which of the four is yours?",
    lead: "Choose one, and the form opens with that answer filled in.",
  },
  steps: { label: "How it works", title: "From your brief to your keys" },
  paper: { title: "What the contract says before work begins" },
  terms: {
    title: "Cost, time and trust",
    lead: "Every visit to a site leaves a note, written the same day: what was seen, in which condition, what was said.",
  },
  speed: { title: "How fast" },
  questions: { title: "What people ask before they build" },
} as const;

const briefFor = (requirementType: string): string => formLink("/interior-construction", { requirementType });

/** The four requirements that the form knows; each opens it with the answer given. */
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
    text: "An older home whose plumbing, bathrooms or layout no longer do. We say what can stay, because that is what saves money.",
    href: briefFor("Renovation"),
  },
  {
    title: "Turnkey Project",
    text: "A plot or a shell, and you would like to receive keys. Plans, approvals, building and interiors under one contract.",
    href: briefFor("Turnkey Project"),
  },
];

const paper = [
  "A drawing of every room, with sizes",
  "A quote by item and quantity, so that you can strike out a line and see what it saves",
  "The brand and grade of each material",
  `${claims.stagePayments}, not to dates`,
  "A start date, an end date, and what happens when it is missed",
  "One name to call, on site and off it",
];

const steps = [
  {
    title: "You describe the place",
    text: "Where it is, how large, what you need, when you would like to start. Plans help if you have them.",
  },
  {
    title: "You get a design and quote",
    text: "A first layout, the main materials, and a price by item, made from your brief.",
  },
  {
    title: "We measure",
    text: "A site visit turns the first quote into an exact one. The differences are explained line by line.",
  },
  {
    title: "You sign, or you do not",
    text: `Drawings, quote, dates and payments go into one contract. ${claims.owedAfterContract}.`,
  },
  {
    title: "It is built in stages",
    text: `After each stage you see photographs or come by, and ${claims.nextStage}.`,
  },
  {
    title: "You check, we correct",
    text: `We walk through with a list. What is on it is ${claims.lastPayment}.`,
  },
];

const terms = [
  {
    term: "What it costs",
    detail: `${costOf(fees.construction)} The quote says yours, item by item, and is agreed before work begins. Size, materials and the state of the walls decide.`,
  },
  {
    term: "How long it takes",
    detail: "It depends on the work. The dates stand in your contract, with what happens when they are missed.",
  },
  {
    term: "What we need from you",
    detail: "The location and the built-up area. Photographs and plans if you have them.",
  },
  {
    term: "Who does the work",
    detail: "Designers and contractors whose work we have seen. Your adviser stays the one you call.",
  },
];

const questions = [
  {
    question: "What exactly do I get at first?",
    answer:
      "A plan with furniture, the materials by name, and a sum for each line, made from what you told us. It becomes exact once the place has been measured.",
  },
  {
    question: "I already have an architect. Is that a problem?",
    answer:
      "No. Tick Yes where the form asks for an architect’s plans. We quote on those plans and build to them, and your architect’s word counts on site.",
  },
  {
    question: "Can you work while we live in the house?",
    answer:
      "Often, yes: room by room, with dust sheets and fixed hours. It takes longer, and the quote says by how much, so that you can compare it with moving out.",
  },
  {
    question: "What if the price changes on the way?",
    answer:
      "It changes only if you change the work, or if something comes to light that no one could see, such as a rotten pipe. Either is written down with its price before anybody continues.",
  },
  {
    question: "I live abroad. Who watches the site?",
    answer:
      "Our field executive visits and records what was seen and in which condition. You get photographs after each stage, and a video call when there is something to decide.",
  },
];

const closing = {
  as: "phone",
  id: "contact-form",
  title: "Two facts are enough to begin: where it is, and how large",
  text: "About three minutes to fill in.",
  action: brief,
} as const;

export const content = { page, hero, figure, illustration, headings, kinds, paper, steps, terms, questions, closing };

export type Content = Translation<typeof content>;
