import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const ask = { label: "Request solar advice", href: "/solar-adv-form" } as const;

const page: PageDescription = {
  path: "/solar-advantage",
  title: "Solar Advantage: from one roof to a whole field",
  description:
    "Solar for homes, societies, factories, fields and EV charging: measured first, quoted on paper, then built and looked after. Eight services.",
  picture: "solar-home",
  action: ask,
};

const hero = {
  label: "Solar Advantage",
  title: "Let the roof earn its keep",
  lead: "First we find out whether solar makes sense at your place. If it does, we plan it, get it installed and look after it.",
  picture: "solar-wide",
  narrow: "solar-home",
  alt: "A model house with solar panels on its roof, among trees",
  crumbs: [{ label: "Home", href: "/" }, { label: "Solar Advantage" }],
  links: [ask, { label: "See the eight services", href: "#services" }],
} as const;

const essentials = {
  cost: `${formatCost(fees.solar)} What the system costs depends on the roof, the load and the brand.`,
  fee: fees.solar,
  answer: `Response within ${claims.response}.`,
  ready: "Recent electricity bills and a few photographs of the roof.",
};

const headings = {
  services: {
    title: "Eight solar services",
    lead: "Find the one that looks like your place, and the form opens with it.",
  },
  process: { label: "How it works", title: "From a rough idea to your first unit of power" },
  facts: { title: "Common questions" },
} as const;

const askAs = (propertyType: string): string => formLink("/solar-adv-form", { propertyType });

export interface SolarService {
  readonly title: string;
  readonly tagline: string;
  readonly text: string;
  /** Paragraphs behind "Read More". */
  readonly more: readonly string[];
  readonly picture: PictureName;
  readonly alt: string;
  readonly ask: { readonly label: string; readonly href: string };
}

const services: readonly SolarService[] = [
  {
    title: "Home solar",
    tagline: "The roof pays part of the bill",
    text: "For an independent house with its own roof and its own meter.",
    more: [
      "We look at twelve months of bills, the shade through the day and the age of the waterproofing. That gives the size. A system bigger than your use is money wasted.",
      "We help with the net metering application, and with the subsidy where your state and your connection qualify. The meter is approved first, and the panels go up after that.",
    ],
    picture: "solar-consult",
    alt: "A model house under a brass arc that follows the sun",
    ask: { label: "Ask about my house", href: askAs("Independent House") },
  },
  {
    title: "Commercial and industrial",
    tagline: "Daylight hours are working hours",
    text: "For offices, shops, schools, hospitals, warehouses and factories.",
    more: [
      "You use power while the sun shines, so business roofs often make the best case. We check the sanctioned load, the roof sheet and what it can carry, and the demand charges on your bill.",
      "You can own the system, or buy its power by the unit from someone who does. We compare both for your tax position.",
    ],
    picture: "solar-commercial",
    alt: "A model office block with its whole roof under panels",
    ask: { label: "Ask about my building", href: askAs("Commercial Building") },
  },
  {
    title: "Solar fields and power plants",
    tagline: "Land that grows nothing can still earn",
    text: "For landowners, farmers and investors with open ground.",
    more: [
      "The power line matters more than the sun. How far is the substation, and does it have capacity? We look at that first, then at title, land use, slope and water.",
      "You can lease the land, build with a partner or sell a prepared site. Each needs different approvals. Such leases run for many years, so have the agreement read before you sign.",
    ],
    picture: "solar-field",
    alt: "A model field with six rows of solar panels",
    ask: { label: "Ask about my land", href: askAs("Plot") },
  },
  {
    title: "EV charging stations",
    tagline: "Parking that brings people in",
    text: "For shops, hotels, offices, highways and residential parking.",
    more: [
      "How long will cars be parked? An hour at a restaurant and a night in a society need different chargers, and a different connection from the electricity board.",
      "We plan the chargers, the load, the billing and, where it helps, a solar roof over the bays.",
    ],
    picture: "solar-ev",
    alt: "A model car charging under a canopy of solar panels",
    ask: { label: "Ask about charging", href: askAs("Commercial Building") },
  },
  {
    title: "Society-wide solar",
    tagline: "Lifts, pumps and corridors first",
    text: "For housing societies and apartment owners’ associations.",
    more: [
      "Common services are the easiest place to start: one meter, one bill, one decision. We prepare figures for the general meeting that the treasurer can defend.",
      "Before any panel is ordered, a resolution should settle who owns the roof, who pays, how the savings are shared and what happens when a flat is sold.",
    ],
    picture: "solar-society",
    alt: "Three model towers with panels on their roofs",
    ask: { label: "Ask for our society", href: askAs("Apartment") },
  },
  {
    title: "Maintenance and AMC",
    tagline: "A dusty panel is an expensive one",
    text: "For existing systems, no matter who installed them.",
    more: [
      "Cleaning at intervals that suit your dust and rain, a check of cables, earthing and inverter, and what the system produced against what it should have.",
      "Before you sign an annual contract, check its visits, what’s included, and how soon someone comes if the system stops.",
    ],
    picture: "solar-maintenance",
    alt: "A figure cleaning one half of a row of panels",
    ask: { label: "Ask for maintenance", href: "/solar-adv-form" },
  },
  {
    title: "Supplies and upgrades",
    tagline: "More from the roof you have",
    text: "Panels, inverters, batteries, structures and meters.",
    more: [
      "Your consumption has grown, the inverter is old, or you want the lights to stay on in a power cut. Often the structure and the cables can stay, and only one part has to change.",
      "We suggest brands that have service in your city, and explain whose warranty covers what.",
    ],
    picture: "solar-supplies",
    alt: "Stacked panels, a cable drum and an inverter",
    ask: { label: "Ask about an upgrade", href: "/solar-adv-form" },
  },
  {
    title: "Consultation and planning",
    tagline: "One clear answer before you spend",
    text: "For anyone who just wants to know whether it’s worth it.",
    more: [
      "We measure the roof, work out the shade through the year and read your bills. That gives the size, the expected output, the cost range and the payback period.",
    ],
    picture: "about",
    alt: "A desk with a lamp, plans and a model house",
    ask: { label: "Ask for a consultation", href: "/solar-adv-form" },
  },
];

const model = {
  title: "Does solar pay at your place?",
  picture: "solar-home",
  alt: "The house in the evening, with panels on the roof and lit windows",
  points: [
    {
      title: "Does the sun reach it?",
      text: "A water tank, a neighbour’s tower or a neem tree can shade it for half the day. We check the shade before we count panels.",
      at: [81, 43],
    },
    {
      title: "Is the roof yours to use?",
      text: "Your own house, a terrace right, a society’s resolution or a lease. The owner of the roof decides what goes on it.",
      at: [45, 20],
    },
    {
      title: "Is the bill high enough?",
      text: "Twelve months of bills tell you more than any brochure. A small bill is a good reason to leave the roof alone.",
      at: [49.5, 58],
    },
    {
      title: "We come and measure",
      text: "Shade, strength, direction and cable route.",
      at: [62, 28],
    },
  ],
} as const;

const process = [
  {
    title: "You tell us about the roof",
    text: "Type of property, city, and roughly how big. A guess is fine.",
    time: "About 2 minutes",
  },
  {
    title: "We call you",
    text: "To ask about the bills, the meter and a few photographs.",
  },
  {
    title: "You get it on paper",
    text: "Size, expected output, price and terms, to compare with other offers.",
  },
  {
    title: "It’s built and connected",
    text: "Meter and approvals first, then panels. You get the papers and the warranty cards.",
  },
];

const facts = [
  {
    term: "What about the subsidy?",
    detail: "Where your state and connection qualify, we help you apply. The government decides.",
  },
  { term: "Who does the work?", detail: "Installers from our partner network." },
];

const pictureNote = "Pictures are illustrative models.";

const closing = {
  as: "letter",
  title: "Find out whether solar suits your roof",
  text: "A rough guess at the roof’s size is enough.",
  action: ask,
} as const;

export const content = {
  essentials,
  model,
  page,
  hero,
  headings,
  services,
  process,
  facts,
  pictureNote,
  closing,
};

export type Content = Translation<typeof content>;
