import type { PageDescription } from "../../content/page.ts";
import { claims } from "../../content/claims.ts";
import { formLink } from "../../content/form-link.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import { buyerUndertaking } from "../../content/documents.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const submit = { label: "Submit My Asset Brief", href: "/high-value-asset" };

const page: PageDescription = {
  path: "/high-value-properties",
  title: "High-value properties, sold off-market",
  description: `Land, towers, schools, hotels, farmhouses: sell or lease a high-value asset off-market, to verified buyers only. ${claims.trophyAssets}.`,
  picture: "high-value",
  action: submit,
};

const hero = {
  label: "High-value properties",
  title: "Some properties should never be advertised",
  lead: "Our confidential team sells and leases land, towers, hotels and large houses off-market.",
  picture: "high-value-wide",
  narrow: "high-value",
  alt: "A model of an arched vault with its door open and a small palace inside",
  links: [submit],
} as const;

const figure = {
  value: "100+",
  label: "trophy assets verified",
  text: "Land, towers, schools, hotels and farmhouses.",
} as const;

const illustration = {
  picture: "promise",
  alt: "A sealed envelope and a golden key on a tray",
} as const;

const essentials = {
  cost: formatCost(fees.highValue),
  fee: fees.highValue,
  time: `Response within ${claims.response}. Average deal closing: ${claims.dealClosing}.`,
  ready: "Location, type and your own estimate of the value. Deeds and photographs are optional.",
};

const headings = {
  categories: {
    title: "Six kinds of assets",
    lead: "Choose yours, and the brief opens with its type filled in.",
  },
  trackRecord: {
    title: "Track record",
    lead: "Examples. We’ll describe real sales once their owners agree. The pictures are models.",
  },
  undertaking: {
    label: "Confidentiality",
    title: "What a buyer can be asked to sign",
    lead: "A draft with five terms, for your lawyer to change.",
  },
  dossier: {
    label: "Papers",
    title: "What a buyer’s lawyer will ask for",
    lead: "You don’t need these for the brief. Having them ready can make a sale faster.",
  },
  desk: { label: "How it works", title: "From your brief to one buyer" },
} as const;

const briefFor = (propertyType: string): string => formLink(submit.href, { propertyType });

export interface AssetCategory {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
  readonly alt: string;
  readonly href: string;
}

/** Each category opens the brief with the nearest type of the form. */
const categories: readonly AssetCategory[] = [
  {
    title: "Land Parcels",
    text: "Township land, highway frontage, farmland converted to non-farm use.",
    picture: "asset-land",
    alt: "A terraced model landscape with boundary flags",
    href: briefFor("Plot"),
  },
  {
    title: "Commercial Assets",
    text: "Leased office towers, malls, warehouses, high-street shops.",
    picture: "asset-commercial",
    alt: "Two model office towers over a row of shops",
    href: briefFor("Commercial"),
  },
  {
    title: "Institutional & Educational",
    text: "Schools, colleges, hospitals, trusts with land.",
    picture: "asset-institutional",
    alt: "A domed model college around a courtyard",
    href: briefFor("Other"),
  },
  {
    title: "Energy & Infra Assets",
    text: "Solar and wind sites, logistics parks, plants with land and permits.",
    picture: "asset-energy",
    alt: "A model solar field with three wind turbines",
    href: briefFor("Other"),
  },
  {
    title: "Hospitality Assets",
    text: "Heritage hotels, resorts, banquet estates, serviced apartments.",
    picture: "asset-hospitality",
    alt: "A model palace hotel around a pool",
    href: briefFor("Resort"),
  },
  {
    title: "Luxury Homes & Farmhouses",
    text: "Bungalows in old colonies, penthouses, farmhouses behind walls.",
    picture: "asset-luxury",
    alt: "A model villa with a long pool and lawns",
    href: briefFor("Villa"),
  },
];

const model = {
  title: "Why List With Us",
  picture: "high-value",
  alt: "The open vault in the evening, with the lit palace inside",
  points: [
    {
      title: "Off-market only",
      text: "No portal, no board at the gate, no broker group.",
      at: [31, 27],
    },
    {
      title: "Serious buyers only",
      text: "Buyers are verified before they see any details.",
      at: [33.5, 71],
    },
    {
      title: "Legal and title clean",
      text: `The title is traced over ${claims.titleTrace}, and the papers are put in order first.`,
      at: [61.3, 57],
    },
    {
      title: "Confidentiality",
      text: "Details are not published. They are shared only with verified buyers or partners, after internal verification.",
      at: [46.5, 50],
    },
  ],
} as const;

/** Sample content: the business replaces these with examples it may publish. */
const trackRecord: readonly {
  readonly what: string;
  readonly where: string;
  readonly outcome: string;
  readonly year: string;
  readonly sample: true;
}[] = [
  {
    what: "42 acres by a river",
    where: "Karjat belt",
    outcome: "Sold whole, to one buyer",
    year: "2026",
    sample: true,
  },
  {
    what: "Leased office building",
    where: "Dwarka Expressway",
    outcome: "Sold with tenants in place",
    year: "2025",
    sample: true,
  },
  {
    what: "School campus",
    where: "Dehradun",
    outcome: "Leased for thirty years",
    year: "2026",
    sample: true,
  },
  {
    what: "Pilgrims’ hotel, 38 keys",
    where: "Ayodhya",
    outcome: "Sold to an operator",
    year: "2026",
    sample: true,
  },
  {
    what: "Factory land, 18 acres",
    where: "Dholera",
    outcome: "Sold to the owner’s tenant",
    year: "2025",
    sample: true,
  },
];

const example = "(example)";

const dossier = [
  { term: "Title", detail: "The chain of deeds, mutation, and an encumbrance certificate." },
  {
    term: "Right to sell",
    detail:
      "Who signs: owner, heirs, board resolution, trust deed, or the charity commissioner’s permission.",
  },
  {
    term: "Use",
    detail: "Zoning or change of land use, sanctioned plan, completion and fire papers.",
  },
  { term: "Money", detail: "Leases and rents, property tax, open loans with the bank’s letter." },
  {
    term: "Ground",
    detail: "A survey with its date, the approach road, water and power as sanctioned.",
  },
];

const desk = [
  {
    title: "You send a brief",
    text: "For yourself, or for the family, company or trust that owns it.",
    time: "About 4 minutes",
  },
  {
    title: "An adviser calls you in confidence",
    text: "On the number you gave. Your representative can speak for you.",
  },
  {
    title: "We verify quietly",
    text: "Title, approvals, encumbrances, and a discreet visit.",
  },
  {
    title: "You choose who may look",
    text: "You decide which verified buyer sees the details.",
  },
];

const closing = {
  as: "phone",
  title: "Our confidential team",
  text: "Would you rather talk first? Chat or call, and ask for this team.",
  action: submit,
} as const;

export const content = {
  essentials,
  hero,
  model,
  page,
  figure,
  illustration,
  headings,
  categories,
  trackRecord,
  example,
  buyerUndertaking,
  dossier,
  desk,
  closing,
};

export type Content = Translation<typeof content>;
