import { sampleNotes } from "../../content/sample-notes.ts";
import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const request = { label: "Request furniture", href: "/furniture-on-demand-form" } as const;

const page: PageDescription = {
  path: "/furniture-on-demand",
  title: "Furniture on Demand: for a full home, or one bed",
  description: `Rent furniture for a home or an office, from ${claims.furnitureTerm}. Delivered, set up and collected again. See rooms, terms and how it works.`,
  picture: "furniture",
  action: request,
};

const hero = {
  label: "Furniture on demand",
  title: "A furnished home, for as long as you stay",
  lead: "Rent a bed, a room or a whole flat full of furniture. We bring it, set it up, and take it away when life moves on.",
  picture: "furniture-wide",
  narrow: "furniture",
  alt: "A bed, an armchair, a desk and a floor lamp, each on a plinth",
  crumbs: [{ label: "Home", href: "/" }, { label: "Furniture on Demand" }],
  links: [request],
} as const;

const askFor = (answers: Readonly<Record<string, string>>): string =>
  formLink("/furniture-on-demand-form", answers);

const comparison = {
  caption: "Buying furniture, compared with renting it",
  columns: [{ title: "Buying it" }, { title: "Renting it" }],
  rows: [
    { label: "On the first day", cells: ["The whole price at once", "The first month’s rent"] },
    { label: "When you change city", cells: ["A truck, or a loss on resale", "We collect it"] },
    {
      label: "When you need another room",
      cells: ["Another weekend in showrooms", "Add it to the same rental"],
    },
    { label: "Better if", cells: ["You’ll stay for many years", "You’ll stay for a while"] },
  ],
};

const audiences = [
  {
    title: "A new job in a new city",
    text: "The flat is bare, the joining date is Monday, and you don’t yet know if you’ll stay.",
    href: askFor({ propertyType: "Home", furnitureNeeded: "Full House Package" }),
  },
  {
    title: "A few months at home, from abroad",
    text: "You have parents to look after or a house to sell. Furnish it for as long as you’re here.",
    href: askFor({ propertyType: "Home", rentalDuration: "Short-Term (up to 6 months)" }),
  },
  {
    title: "A landlord who wants a better rent",
    text: "You can let a furnished flat to people who wouldn’t look at an empty one.",
    href: askFor({ propertyType: "Home", rentalDuration: "Long-Term (6+ months)" }),
  },
  {
    title: "A new office",
    text: "Twelve desks now, twenty by winter. Keep the money in the business.",
    href: askFor({ propertyType: "Office", furnitureNeeded: "Office Setup" }),
  },
];

/** Named as in the form. The last two are not single rooms. */
const model = {
  title: "What you can rent",
  lead: "By the room, by the house, or by the piece.",
  picture: "furniture",
  alt: "The bed, the armchair, the desk and the lamp in the evening",
  points: [
    {
      title: "Living Room",
      text: "Sofa, centre table, TV unit, rug, floor lamp",
      href: askFor({ furnitureNeeded: "Living Room" }),
      at: [54, 58],
    },
    {
      title: "Bedroom",
      text: "Bed with mattress, wardrobe, side tables, dressing table",
      href: askFor({ furnitureNeeded: "Bedroom" }),
      at: [33, 50],
    },
    {
      title: "Office Setup",
      text: "Desks, task chairs, storage, meeting table, whiteboard",
      href: askFor({ furnitureNeeded: "Office Setup" }),
      at: [62, 41],
    },
    {
      title: "Full House Package",
      text: "Living, dining, bedrooms and study, chosen to go together",
      href: askFor({ furnitureNeeded: "Full House Package" }),
      at: [46, 72],
    },
    {
      title: "Custom Requirement",
      text: "A crib, a study for two, forty chairs for a training week. Just ask.",
      href: askFor({ furnitureNeeded: "Custom Requirement" }),
      at: [84, 26],
    },
  ],
} as const;

const process = [
  {
    title: "You tell us what and where",
    text: "City, rooms, how long, and from when.",
    time: "About 2 minutes",
  },
  {
    title: "We send you options",
    text: "On WhatsApp or by phone, with the monthly rent of each.",
  },
  { title: "We deliver and set it up", text: "We agree the day on the call." },
  {
    title: "You keep, change or return it",
    text: "Tell us before the term ends.",
  },
];

/** Extras included in the rent. The business confirms them. */
const sampleExtras = [
  "Delivery, carried to the room",
  "Assembly, and packaging taken away",
  "Cleaning and a check before it reaches you",
  "Repair or replacement after ordinary wear",
  "Pick-up at the end of the term",
];

const sampleTestimonials = [
  {
    quote:
      "I landed on Saturday and slept in my own bed on Monday. When the project moved to Hyderabad, I returned it all with one call.",
    author: "Nikhil S.",
    location: "Bangalore (example)",
    sample: true,
  },
  {
    quote: "We rented for my mother’s three months with us. It looked like a home, not a hospital.",
    author: "Farida M.",
    location: "Mumbai (example)",
    sample: true,
  },
  {
    quote: "Eight desks in week one, fourteen in month four. We never bought a chair.",
    author: "Ankit and Pooja V.",
    location: "Gurugram (example)",
    sample: true,
  },
] as const;

const questions = [
  {
    question: "What if I don’t know how long I’ll stay?",
    answer:
      "Tell us the longest you might stay. If you can’t choose between two terms, ask for the rent of both.",
  },
  {
    question: "What does it cost?",
    answer:
      "It depends on the pieces, the city and the term. Give us a budget in the form, and we’ll choose within it.",
  },
  {
    question: "How soon can it be delivered?",
    answer:
      "Tell us if you need it within 1 week, within 1 month, or are flexible. We’ll check what your city has and confirm the day when we call.",
  },
  {
    question: "What if something is scratched or breaks?",
    answer: "Tell us when it happens. Before you sign, ask what counts as ordinary wear.",
  },
  {
    question: "Can I end early, extend, or buy a piece?",
    answer: "Ask what each would cost before you sign.",
  },
];

const essentials = {
  cost: `${formatCost(fees.furniture)} Furniture rental from ${claims.furnitureTerm}.`,
  fee: fees.furniture,
  answer: `Response within ${claims.response}.`,
  ready: "Address, floor, lift or stairs, and for how many months.",
};

const headings = {
  comparison: {
    title: "Why rent?",
    lead: "Because it’s easier to know how long you need a bed than how long you want to own one.",
  },
  audiences: {
    title: "Who it’s for",
    lead: "Choose what fits, and the form opens with it filled in.",
  },
  process: { label: "How it works", title: "Four steps to a furnished home" },
  extras: { title: "Included in the rent", lead: sampleNotes.rental },
  questions: { title: "Common questions" },
  testimonials: { title: "What people say", lead: sampleNotes.clients },
} as const;

const getStarted = { label: "Get Started", href: "#contact-form" };

const closing = {
  as: "letter",
  id: "contact-form",
  title: "Which room is empty?",
  text: "Tell us the city and the room. We’ll reply on WhatsApp or call you.",
  action: request,
} as const;

export const content = {
  essentials,
  model,
  page,
  hero,
  comparison,
  audiences,
  process,
  sampleExtras,
  sampleTestimonials,
  questions,
  headings,
  getStarted,
  closing,
};

export type Content = Translation<typeof content>;
