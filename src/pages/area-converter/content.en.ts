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
  title: "How big is it, in any unit?",
  lead: "Land is measured in gaj in Delhi, in guntha in Pune and in cents in Kochi. Convert any of them here, exactly.",
  crumbs: [{ label: "Home", href: "/" }, { label: "Area converter" }],
} as const;

/** Names of the units. */
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
  hint: "Or type it the way you say it: 40×60, or 2 kanal 5 marla.",
  unclear: "Enter one size, such as 160 or 2.5 acres.",
  beyond: "Enter a size above 0 and smaller than India.",
  /** The words of the drawing. */
  square: (side: string): string => `A square with sides of ${side} ft.`,
  inIt: {
    parking: "Drawn inside, to scale: a parking space of 8 by 16 ft.",
    tennis: "Drawn inside, to scale: a tennis court.",
    football: "Drawn inside, to scale: a football field.",
  },
} as const;

const table = {
  heading: { label: "All units", title: "Every unit in three measures" },
  caption: "One of each unit in square feet, gaj and square metres",
  columns: ["Unit", "Sqft", "Gaj", "Sq m"],
} as const;

const sizes = {
  heading: { label: "Usual sizes", title: "Plots you’ll see advertised" },
  gaj: { caption: "Plots in gaj", columns: ["Gaj", "Sqft", "Sq m"] },
  sides: { caption: "Plots by their sides", columns: ["Feet", "Sqft", "Gaj"] },
} as const;

const origins = {
  heading: { label: "Where they come from", title: "How each unit is defined" },
  items: [
    {
      title: "Gaj, square yard",
      text: "Nine square feet. Since 1959 a yard is exactly 0.9144 metres, so one gaj is 0.83612736 sq m and one sqft is 0.09290304 sq m. Plots in the north and in Hyderabad are sold in gaj.",
    },
    {
      title: "Acre, cent, guntha",
      text: "An acre is 4,840 gaj. A cent is one hundredth of an acre; Bengal, Bihar and Jharkhand call it a decimal or dismil. A guntha is one fortieth of an acre: 33 by 33 ft.",
    },
    {
      title: "Kanal, marla",
      text: "A marla is nine square karams, each karam 66 inches long. Twenty marlas make a kanal, and eight kanals make an acre, or killa. The karam is shorter around Amritsar, and in many colonies a marla is 25 gaj. Ask which one is meant.",
    },
    {
      title: "Square metre, hectare",
      text: "A hectare is 10,000 square metres, or 100 ares. Plans and government papers use these units, whatever unit the seller uses.",
    },
    { title: "Ground", text: "2,400 square feet, in and around Chennai: 40 by 60 ft." },
  ],
} as const;

const differing = {
  heading: { label: "Not in the table", title: "Why there is no bigha here" },
  text: [
    "A bigha, a biswa or a katha differs from state to state, and often between two districts of the same state. A bigha is 14,400 sqft in West Bengal and Assam. In Rajasthan it is 17,424 or 27,225 sqft, with a chain of 132 or 165 ft.",
    "A converter that gives a single number is guessing, and on a large field the guess can be wrong by crores. Ask the seller how many gaj or square metres it is, and look for the same figure in the land record: jamabandi, khatauni or 7/12.",
  ],
} as const;

const closing = {
  as: "phone",
  title: "Do the papers and the seller disagree?",
  text: "Tell us both figures, and we’ll read the land record with you.",
  action: { label: "Tell us about the plot", href: "/buy-plot" },
} as const;

export const content = {
  closing,
  differing,
  calculator,
  opening,
  origins,
  page,
  sizes,
  table,
  units,
};
export type Content = Translation<typeof content>;
