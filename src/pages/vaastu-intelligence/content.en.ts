import { sampleNotes } from "../../content/sample-notes.ts";
import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const book = { label: "Book a consultation", href: "/vaastu-intelligence-form" } as const;

const page: PageDescription = {
  path: "/vaastu-intelligence",
  title: "Vaastu Intelligence: a careful look at your home",
  description:
    "Vaastu for a flat, house, office or plot, on site or online. Nine zones, room by room, and remedies that spare the walls. Book a consultation.",
  picture: "vaastu",
  action: book,
};

const hero = {
  label: "Vaastu Intelligence",
  title: "Vaastu, checked before the walls go up",
  lead: "A consultant goes through your home, office or plot room by room and explains what they see. Before you buy, while you build, or when something has felt wrong for years.",
  picture: "vaastu-wide",
  narrow: "vaastu",
  alt: "A model courtyard house on a round brass compass",
  crumbs: [{ label: "Home", href: "/" }, { label: "Vaastu Intelligence" }],
  links: [book],
} as const;

const essentials = {
  cost: formatCost(fees.vaastu),
  fee: fees.vaastu,
  answer: `Response within ${claims.response}, to fix the time and the fee.`,
  ready: "The floor plan, with north marked.",
};

const headings = {
  whatIsVaastu: { title: "What is Vaastu?" },
  audiences: {
    title: "Who it is for",
    lead: "Choose what fits, and the form opens with it filled in.",
  },
  process: { label: "How it works", title: "A consultation in seven steps" },
  rites: { title: "Rituals and enhancers" },
  questions: { title: "Common questions" },
  testimonials: { title: "What people say", lead: sampleNotes.clients },
} as const;

const bookFor = (answers: Readonly<Record<string, string>>): string =>
  formLink("/vaastu-intelligence-form", answers);

/** The nine zones as they lie on a plan with north at the top, row by row. */
const zones = [
  { name: "North-west", element: "Air", place: "Guests, and things that come and go" },
  { name: "North", element: "Openness", place: "Living room, work, windows" },
  { name: "North-east", element: "Water", place: "Prayer, and a clear corner" },
  { name: "West", element: "Evening", place: "Dining, children, study" },
  { name: "Centre", element: "Space", place: "Left open, as Brahmasthan" },
  { name: "East", element: "Sunrise", place: "Entrance, verandah, morning light" },
  { name: "South-west", element: "Earth", place: "Main bedroom, heavy things" },
  { name: "South", element: "Rest", place: "Bedrooms, few openings" },
  { name: "South-east", element: "Fire", place: "Kitchen, meter, inverter" },
] as const;

const audiences = [
  {
    title: "You’re about to buy",
    text: "Two flats, one decision. Compare both plans before you pay the token.",
    href: bookFor({ propertyType: "Home", currentStage: "Planning to Buy" }),
  },
  {
    title: "You’re building",
    text: "On paper, moving a kitchen takes an eraser. Later it takes a hammer.",
    href: bookFor({ propertyType: "Home", currentStage: "Under Construction" }),
  },
  {
    title: "You already live there",
    text: "Something has felt wrong since you moved in. We start with what can change without breaking a wall.",
    href: bookFor({ propertyType: "Home", currentStage: "Ready to Move" }),
  },
  {
    title: "You run an office, shop or factory",
    text: "Entrance, seating, cash counter, stock and machines, in the order people use them.",
    href: bookFor({ propertyType: "Commercial" }),
  },
  {
    title: "You have a plot",
    text: "Shape, slope, road and water, before the architect draws the first line.",
    href: bookFor({ propertyType: "Plot", currentStage: "Planning to Buy" }),
  },
];

const model = {
  title: "What we look at",
  lead: "Ten things in a consultation.",
  picture: "vaastu",
  alt: "The courtyard house on its compass in the evening",
  points: [
    { title: "The way in", text: "Main entrance and the way to it.", at: [50, 59] },
    {
      title: "The centre",
      text: "The centre of the house, open space, staircase, lift and beams.",
      at: [57, 42],
    },
    {
      title: "Fire and water",
      text: "Kitchen, stove and sink. Toilets, drains and septic tank. Borewell, sump and overhead tank.",
      at: [67, 47],
    },
    {
      title: "Rest and prayer",
      text: "Bedrooms, which way you sleep, and the pooja room or corner.",
      at: [45, 45],
    },
    {
      title: "Ground and work",
      text: "Shape, slope and approach of the plot. Desk, cash counter and machines at work.",
      at: [36, 67],
    },
  ],
} as const;

const process = [
  {
    title: "You choose a day",
    text: "Address, type of property, on site or online.",
    time: "About 3 minutes",
  },
  {
    title: "We call you",
    text: "To fix the time and the fee.",
  },
  { title: "You send the plan", text: "A photograph of the floor plan is enough." },
  {
    title: "We find true north",
    text: "On site by compass, online from the plan and the map. Everything else depends on it.",
  },
  { title: "We go through the zones", text: "Nine zones, room by room, with you." },
  {
    title: "You get three lists",
    text: "What’s good as it is, what to correct, and what isn’t worth changing.",
  },
  {
    title: "You make the changes",
    text: "Start with the least disruptive.",
  },
];

const rites = [
  {
    title: "Bhoomi Pujan",
    icon: "i-lucide-sprout",
    text: "Before the first spade goes into the ground.",
    more: "The plot is cleaned, its north-east corner prepared, and the earth’s permission sought to build. It takes a morning. We help you choose the day by your family’s own calendar.",
  },
  {
    title: "Vaastu Shanti",
    icon: "i-lucide-flame",
    text: "When the walls are up, and before anyone sleeps inside.",
    more: "A havan to bring peace to the house and make up for what was disturbed while building. It’s usually done in the centre of the home or in the south-east. Have the gas, water and electricity working by then.",
  },
  {
    title: "Griha Pravesh",
    icon: "i-lucide-door-open",
    text: "The first time you enter as a family.",
    more: "The threshold is decorated, the kalash goes in first and milk is boiled in the new kitchen. We tell you what must be finished by that day and what can wait.",
  },
  {
    title: "Enhancers",
    icon: "i-lucide-gem",
    text: "Yantra, colour, light, plants, water.",
    more: "Small things where a room can’t be moved, such as a lamp for a dark north-east or a heavier shelf in the south-west. You buy them where you like.",
  },
];

const sampleTestimonials = [
  {
    quote:
      "We had fallen in love with the wrong flat. They showed us on the plan, in ten minutes, why the other one would be easier to live in.",
    author: "Meenal and Rohit D.",
    location: "Pune (example)",
    sample: true,
  },
  {
    quote:
      "I was afraid they would break my kitchen. They moved the stove, the fridge and one door.",
    author: "Sudha R.",
    location: "Chennai (example)",
    sample: true,
  },
  {
    quote:
      "Online, from Singapore, with my father walking the phone through the house. The report was clear enough for our mason.",
    author: "Arvind K.",
    location: "Singapore (example)",
    sample: true,
  },
] as const;

const questions = [
  {
    question: "Will I have to break walls?",
    answer: "Rarely. Use, furniture, colour, light and doors come first, and walls last.",
  },
  {
    question: "Is an online consultation as good as a visit?",
    answer:
      "For a flat with a plan, almost. For a plot, a factory or a house without a plan we advise a visit, because slope, water and surroundings can’t be seen on paper.",
  },
  {
    question: "The flat I like faces south. Should I let it go?",
    answer:
      "Not for that alone. The exact place of the door matters more, and so do the kitchen and the centre. Let us see the plan before you decide.",
  },
  {
    question: "What does a consultation cost?",
    answer: "It depends on the property and on whether we travel.",
  },
];

const explanation = [
  "Vaastu Shastra is the old Indian way of planning a building: where the light comes in, where the fire is lit, where water flows, and where people rest.",
  "It divides a plan into nine zones, each with an element and a use. A consultation asks what each of your rooms is for, which zone it’s in, and whether the two go together.",
  "Much of it is plain good sense for our climate: morning sun in the prayer corner, the kitchen where the smoke can escape, thick walls against the afternoon heat. The rest is tradition, and no honest adviser can tell you what a home will do for your luck.",
];

const zoneMap = {
  north: "▲ North",
  caption: "The nine zones of a plan, and what tradition places in each.",
};

const closing = {
  as: "letter",
  title: "Book your Vaastu consultation",
  text: "Choose a day, on site or online.",
  action: book,
} as const;

export const content = {
  model,
  essentials,
  page,
  hero,
  headings,
  zones,
  audiences,
  process,
  rites,
  sampleTestimonials,
  questions,
  explanation,
  zoneMap,
  closing,
};

export type Content = Translation<typeof content>;
