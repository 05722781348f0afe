import { claims, rentalPackages } from "../../content/claims.ts";
import { formatCost, fees } from "../../content/fees.ts";
import { queryLink } from "../../content/navigation.ts";
import type { PageDescription } from "../../content/page.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/all-services",
  title: "All services",
  description:
    "Everything AIPM does for property in India: buy, sell, exchange, NRI help, construction, legal and RERA, investment, rental, shifting and storage.",
  picture: "query",
};

const intro = {
  label: "All services",
  title: "What can we take off your hands?",
  lead: `${claims.services}, from the first visit to the last carton.`,
  crumbs: [{ label: "Home", href: "/" }, { label: "All services" }],
} as const;

const headings = {
  moreServices: { title: "More services" },
  straightToForms: { title: "Go straight to a form" },
  prices: {
    label: "Prices",
    title: "What each costs, and what to keep ready",
    lead: "Fifteen services, and selling.",
  },
} as const;

export interface ServiceCard {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly picture: PictureName;
  readonly alt: string;
}

export interface ServiceGroup {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly ServiceCard[];
}

/** Twelve cards to ten pages: two of them are a part of a page that they share. */
const serviceGroups: readonly ServiceGroup[] = [
  {
    title: "Change what you own",
    text: "Buy, sell, or do both in one deal, from your sofa in Pune or your office in Dubai.",
    cards: [
      {
        title: "Buy",
        text: "You tell us what you need. We bring you a checked shortlist, and negotiate for you.",
        href: "/buy-property",
        picture: "buy-property",
        alt: "A model house with a tall golden key",
      },
      {
        title: "Sell",
        text: "No board, no open listing. We bring buyers who are looking for what you have.",
        href: "/sell-property",
        picture: "sell-property",
        alt: "A model house next to a blank sign with a price tag",
      },
      {
        title: "Exchange",
        text: "Hand over your home and move into the one you need. One deal, one adviser.",
        href: "/exchange-property",
        picture: "exchange",
        alt: "Two model houses joined by a pair of golden arrows",
      },
      {
        title: "NRI",
        text: "Rent, papers, repairs and sale of your property in India, while you stay where you are.",
        href: "/nri-corner",
        picture: "nri",
        alt: "A globe, a suitcase and a model house joined by a paper plane’s path",
      },
    ],
  },
  {
    title: "Build it, and check its papers",
    text: "From the first drawing to the last document.",
    cards: [
      {
        title: "Construction and Interiors",
        text: `A design and quote within ${claims.designAndQuote}, then the work, from drawing to door handles.`,
        href: "/construction",
        picture: "construction",
        alt: "A model of a building under construction, with a crane",
      },
      {
        title: "Legal and RERA",
        text: `Title traced for ${claims.titleTrace}, agreements read line by line, RERA registration in ${claims.reraRegistration}.`,
        href: "/legal-rera",
        picture: "legal-rera",
        alt: "Brass scales, a sealed scroll and a model house",
      },
    ],
  },
  {
    title: "Put money to work",
    text: "Early and direct from the builder, on your own or with others.",
    cards: [
      {
        title: "Investment Hub",
        text: "Nine growing cities, builder-direct prices, and the project’s papers checked before you pay.",
        href: "/investment-hub",
        picture: "investment-hub",
        alt: "Five model towers, each taller than the last, under a rising line",
      },
      {
        title: "AIPM Circle",
        text: `Several families, one negotiation: ${claims.circleBelowMarket} below market, at no extra charge.`,
        href: "/group-investment",
        picture: "circle",
        alt: "Eight figures standing in a ring around a model tower",
      },
    ],
  },
  {
    title: "Look after it, and move",
    text: "Tenants, visits to a vacant home, moving and storage.",
    cards: [
      {
        title: "Rental Management",
        text: "Tenants found, reminders sent, repairs arranged.",
        href: "/rental-caretaking",
        picture: "rental-caretaking",
        alt: "A model row house with a board of keys",
      },
      {
        title: "Property Caretaking",
        text: "We inspect your vacant home weekly.",
        href: "/rental-caretaking",
        picture: "privacy",
        alt: "A model of a walled house with its gate closed",
      },
      {
        title: "Shifting",
        text: "Packing, loading, moving. Basic transit insurance included.",
        href: "/shifting",
        picture: "shifting",
        alt: "A model van being loaded with boxes",
      },
      {
        title: "Storage",
        text: "New flat not ready? We keep your things under lock until it is.",
        href: "/shifting",
        picture: "storage",
        alt: "A model row of storage rooms, one with a brass padlock",
      },
    ],
  },
];

const moreServices = [
  {
    title: "Dispute settlement",
    text: "With a tenant, a builder or a relative",
    href: "/dispute-settlement",
  },
  { title: "Financial services", text: "Loans, tax and insurance", href: "/financial-services" },
  {
    title: "Portfolio management",
    text: "For two properties or twenty",
    href: "/portfolio-management-service",
  },
  {
    title: "Vaastu intelligence",
    text: "Before you buy, build or break a wall",
    href: "/vaastu-intelligence",
  },
  {
    title: "Solar advantage",
    text: "Homes, societies, factories, fields",
    href: "/solar-advantage",
  },
  {
    title: "Furniture on demand",
    text: `Rented, from ${claims.furnitureTerm}`,
    href: "/furniture-on-demand",
  },
];

const straightToForms = [
  {
    title: "I want to rent out my property",
    text: "Flat, villa, PG or hostel",
    href: "/rent-property",
  },
  {
    title: "I need a quote for a move",
    text: "Local or interstate, home or office",
    href: "/shift-logistics",
  },
  {
    title: "I’m not sure which form to use",
    text: "The Query Center takes you to the right one",
    href: "/query",
  },
];

const prices = {
  caption: "For each service: what it costs, and what to keep ready when you ask",
  columns: [{ title: "Cost" }, { title: "Keep ready" }],
  rows: [
    {
      label: "Buy Property",
      href: "/buy-property",
      cells: [formatCost(fees.buying), "City, budget, and the bank’s pre-approval if you have one"],
    },
    {
      label: "Sell Property",
      href: "/sell-property",
      cells: [formatCost(fees.selling), "Your deed, photographs, and the size and number of rooms"],
    },
    {
      label: "Exchange Property",
      href: "/exchange-property",
      cells: [
        formatCost(fees.exchange),
        "Your deed, the last tax receipt, and the statement of any loan",
      ],
    },
    {
      label: "NRI Corner",
      href: "/nri-corner",
      cells: [formatCost(fees.nri), "Passport, your deed, and who has the keys"],
    },
    {
      label: "AIPM Circle",
      href: "/group-investment-service",
      cells: [
        `${claims.noExtraCharge}.`,
        "City, type of home, budget, and who is joining with you",
      ],
    },
    {
      label: "Investment Hub",
      href: "/investment-hub",
      cells: [
        formatCost(fees.investment),
        "The amount, for how many years, and the city you have in mind",
      ],
    },
    {
      label: "Construction & Interiors",
      href: "/construction",
      cells: [
        formatCost(fees.construction),
        "Location, area in square feet, a plan or photographs",
      ],
    },
    {
      label: "Legal & RERA",
      href: "/legal-rera",
      cells: [formatCost(fees.legal), "The deed, and the one before it"],
    },
    {
      label: "Financial Services",
      href: "/financial-services",
      cells: [formatCost(fees.finance), "PAN, six months’ bank statements, proof of income"],
    },
    {
      label: "Dispute Settlement",
      href: "/dispute-settlement",
      cells: [
        formatCost(fees.opinion),
        "The agreement or deed, proof of payments, and all messages",
      ],
    },
    {
      label: "Rental & Caretaking",
      href: "/rental-caretaking",
      cells: [
        `Packages from ${rentalPackages.basic}.`,
        "Proof of ownership, the keys, and the tenant’s agreement",
      ],
    },
    {
      label: "Shifting & Logistics",
      href: "/shifting",
      cells: [formatCost(fees.shifting), "Both addresses, a date, and a video of the rooms"],
    },
    {
      label: "Vaastu Intelligence",
      href: "/vaastu-intelligence",
      cells: [formatCost(fees.vaastu), "The floor plan, with north marked"],
    },
    {
      label: "Solar Advantage",
      href: "/solar-advantage",
      cells: [formatCost(fees.solar), "An electricity bill and a photograph of the roof"],
    },
    {
      label: "Furniture on Demand",
      href: "/furniture-on-demand",
      cells: [
        formatCost(fees.furniture),
        "Address, floor, lift or stairs, and for how many months",
      ],
    },
    {
      label: "Portfolio Management",
      href: "/portfolio-management-service",
      cells: [formatCost(fees.portfolio), "A list of your properties and where they are"],
    },
  ],
} as const;

const closing = {
  as: "letter",
  title: "One sentence is enough to start",
  text: `Tell us what you own and what you’d like to do with it. Response within ${claims.response}.`,
  action: queryLink,
} as const;

export const content = {
  page,
  intro,
  headings,
  serviceGroups,
  moreServices,
  straightToForms,
  prices,
  closing,
};

export type Content = Translation<typeof content>;
