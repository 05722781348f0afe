import type { PageDescription } from "../../content/page.ts";
import type { LandUnit } from "../../forms/reading/land.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/area-converter",
  title: "Area converter: gaj, acre, kanal, guntha in sqft",
  description:
    "What is 160 gaj in square feet? Gaj, sq m, acre, hectare, cent, guntha, marla, kanal and ground, with exact factors, usual plot sizes, and why a bigha differs.",
  picture: "plot-empty",
};

const opening = {
  label: "Area converter",
  title: "How large is it, in your words and in ours?",
  lead: "Land is measured in gaj in Delhi, in guntha in Pune, in cents in Kochi. Here each is turned into the others, exactly.",
  crumbs: [{ label: "Home", href: "/" }, { label: "Area converter" }],
} as const;

/** What each unit is called, in one and in many. */
const units: Readonly<Record<LandUnit, string>> = {
  sqft: "sqft",
  gaj: "gaj",
  "sq m": "sq m",
  acre: "acre",
  hectare: "hectare",
  cent: "cent",
  guntha: "guntha",
  marla: "marla",
  kanal: "kanal",
  ground: "ground",
};

const calculator = {
  title: "Convert a size",
  size: "Size",
  unit: "Unit",
  hint: "Or write it as you say it: 40×60, or 2 kanal 5 marla.",
  unclear: "Enter one size, like 160 or 2.5 acres.",
  beyond: "Enter a size above 0, and not larger than India.",
  /** The words of the drawing. */
  square: (side: string): string => `A square of ${side} ft a side.`,
  inIt: {
    parking: "In it, to scale: a parking space of 8 by 16 ft.",
    tennis: "In it, to scale: a tennis court.",
    football: "In it, to scale: a football field.",
  },
} as const;

const table = {
  heading: { label: "All units", title: "One of each, in three measures" },
  caption: "One of each unit in square feet, gaj and square metres",
  columns: ["Unit", "Sqft", "Gaj", "Sq m"],
} as const;

const sizes = {
  heading: { label: "Usual sizes", title: "Plots as they are sold" },
  gaj: { caption: "Plots in gaj", columns: ["Gaj", "Sqft", "Sq m"] },
  sides: { caption: "Plots by their sides", columns: ["Feet", "Sqft", "Gaj"] },
} as const;

const origins = {
  heading: { label: "Where they come from", title: "What each unit is made of" },
  items: [
    {
      title: "Gaj, square yard",
      text: "Nine square feet. Since 1959 a yard is 0.9144 metres exactly, so one gaj is 0.83612736 sq m, and one sqft 0.09290304. The north and Hyderabad sell plots by it.",
    },
    {
      title: "Acre, cent, guntha",
      text: "An acre is 4,840 gaj. A cent is its hundredth part, called decimal or dismil in Bengal, Bihar and Jharkhand. A guntha is a fortieth: 33 by 33 ft.",
    },
    {
      title: "Kanal, marla",
      text: "A marla is nine square karams of 66 inches, twenty marlas are a kanal, and eight kanals an acre, the killa. Where the karam is shorter, as around Amritsar, and in many colonies, a marla is 25 gaj: ask which.",
    },
    {
      title: "Square metre, hectare",
      text: "A hectare is 10,000 square metres, or 100 ares. Plans and government papers use them, whatever the seller says.",
    },
    { title: "Ground", text: "2,400 square feet, in and around Chennai: 40 by 60 ft." },
  ],
} as const;

const differing = {
  heading: { label: "Not in the table", title: "Why there is no bigha here" },
  text: [
    "A bigha, a biswa or a katha is not the same land in every state, and often not in two districts of one. A bigha is 14,400 sqft in West Bengal and Assam, and in Rajasthan 17,424 or 27,225 sqft, as the chain was 132 or 165 ft long.",
    "So a converter that gives one number guesses, and on a large field it guesses wrong by crores. Ask the seller how many gaj or square metres it is, and look for the same figure in the land record: jamabandi, khatauni or 7/12.",
  ],
} as const;

const closing = {
  as: "phone",
  title: "Does the paper say something else than the seller?",
  text: "Tell us both figures. We read the land record with you before you pay a token.",
  action: { label: "Buy a plot", href: "/buy-plot" },
} as const;

export const content = { closing, differing, calculator, opening, origins, page, sizes, table, units };
export type Content = Translation<typeof content>;
