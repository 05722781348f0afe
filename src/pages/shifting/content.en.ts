import type { PageDescription } from "../../content/page.ts";
import { moving } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const quote = { label: "Get a moving quote", href: "/shift-logistics" } as const;

const page: PageDescription = {
  path: "/shifting",
  title: "Shifting & Logistics: packing, moving, storage",
  description: `Packing, moving and storage for a home or an office. Book ${moving.local} ahead for local, ${moving.interstate} for interstate; basic transit insurance included.`,
  picture: "shifting",
  action: quote,
};

const hero = {
  label: "Shifting and storage",
  title: "Packed, moved, and put where it belongs",
  lead: "We pack your things, move them and store them if you need to. Send us two addresses and a date, and we’ll give you a quote.",
  picture: "shifting-wide",
  narrow: "shifting",
  alt: "A model of a green truck being loaded with a sofa and boxes",
  links: [quote, { label: "When to book", href: "#notice" }],
} as const;

/** In days from the left end, twenty days before the move. */
const notice = [
  { label: "Across states", value: `${moving.interstate} for interstate`, from: 0, to: 5 },
  { label: "Within the city", value: `${moving.local} ahead for local`, from: 10, to: 13 },
];

const scale = {
  spans: notice,
  end: 20,
  ticks: [
    { at: 0, label: "20 days before" },
    { at: 5, label: "" },
    { at: 10, label: "10" },
    { at: 15, label: "" },
    { at: 20, label: "Moving day" },
  ],
} as const;

const essentials = {
  cost: `${formatCost(fees.shifting)} It depends on what you’re moving, the floors, the lifts, the distance and the date.`,
  fee: fees.shifting,
  time: [
    `Express handled within ${moving.express}. For other moves see `,
    { label: "when to book", href: "#notice" },
    ".",
  ],
  ready: "Two addresses and a date. A video of the rooms makes the quote exact.",
};

const headings = {
  moves: {
    title: "What are you moving?",
    lead: "Choose one, and the form opens with it filled in.",
  },
  notice: {
    title: "When to book",
    lead: "Count back from moving day. At the end of the month and before festivals, book even earlier.",
  },
  checklist: { title: "Your checklist" },
  questions: {
    title: "Common questions",
    lead: "Basic transit insurance included. Your quote lists the rest. We don’t carry cash, jewellery, gas cylinders, fuel, pets, or plants across some state borders.",
  },
} as const;

const quoteFor = (moveType: string): string => formLink("/shift-logistics", { moveType });

const moves = [
  {
    title: "Full Home",
    text: "Everything from the kitchen to the curtains, packed, carried and set up again.",
    href: quoteFor("Full Home"),
  },
  {
    title: "Partial Move",
    text: "Some rooms now, the rest later, or half to you and half to your parents.",
    href: quoteFor("Partial Move"),
  },
  {
    title: "Single Item",
    text: "A piano, a fridge, a scooter, your grandmother’s cupboard.",
    href: quoteFor("Single Item"),
  },
  {
    title: "Office Move",
    text: "Desks, servers and files, over a weekend, so that Monday is a working day.",
    href: quoteFor("Office Move"),
  },
];

const model = {
  title: "What we do",
  picture: "shifting",
  alt: "The truck in the evening, with its boxes and a sofa",
  points: [
    {
      title: "Packing",
      text: "Glass in paper, clothes on hangers, boxes numbered. You may pack the personal things yourself.",
      at: [74, 62],
    },
    {
      title: "Moving",
      text: "A vehicle of the right size, loaded, driven and unloaded.",
      at: [76, 44],
    },
    {
      title: "Unpacking",
      text: "Beds put together and boxes in their rooms.",
      at: [31, 54],
    },
  ],
} as const;

const storage = {
  title: "Storage for the days in between",
  text: "The old lease ends on the 30th and you get the new flat on the 15th. We keep your things under lock until then.",
  /** The note that the form opens with. */
  instructions: "Storage in between",
  at: [55, 45],
} as const;

const checklist = [
  {
    when: "Two weeks before",
    what: "Sort",
    text: "Give away, sell or throw out. The less you move, the less you pay.",
  },
  {
    when: "One week before",
    what: "Inform",
    text: "Both societies, for the lift and parking. Gas, internet, bank, school.",
  },
  {
    when: "One day before",
    what: "Keep with you",
    text: "Papers, jewellery, medicines and chargers go with you, not in the truck.",
  },
  {
    when: "Moving day",
    what: "Count",
    text: "Boxes out and boxes in, on one list. Sign only when they match.",
  },
];

const questions = [
  {
    question: "I can’t book that early. What now?",
    answer:
      "Ask for an express move in the form, or give us two dates. A weekday in the middle of the month is usually easier to get.",
  },
  {
    question: "What does the insurance cover?",
    answer:
      "It’s basic transit insurance. Ask for its terms and its limit with the quote. Tell us in the form about art, a piano or servers.",
  },
  {
    question: "My new home isn’t ready. Where does it all go?",
    answer: "Into storage, until you have the keys. The charge depends on the space and the time.",
  },
  {
    question: "Something arrived broken. What now?",
    answer: "Note it on the list before you sign, take a photograph and call us the same day.",
  },
  {
    question: "Can I pack myself?",
    answer:
      "Yes. Tell us in the form, so that the quote allows for it. Ask whether the insurance covers boxes you packed yourself.",
  },
];

const closing = {
  as: "phone",
  title: "Two addresses and a date are enough for a quote",
  text: "A move planner will call you to go through rooms, floors and lifts.",
  action: quote,
} as const;

export const content = {
  essentials,
  model,
  page,
  hero,
  scale,
  headings,
  moves,
  storage,
  checklist,
  questions,
  closing,
};

export type Content = Translation<typeof content>;
