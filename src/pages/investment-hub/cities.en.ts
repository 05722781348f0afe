import type { PictureName } from "../../content/pictures.gen.ts";

/** How far AIPM has come with builders in a place. */
export type Partnership =
  | "Builder partners on board"
  | "Agreements in progress"
  | "Project by project";

/** A road, railway line or airport, with its source. The launch check lists it again after 180 days. */
export interface Development {
  readonly name: string;
  /** The status that the source reported. */
  readonly state: string;
  /** Publisher and month. */
  readonly source: string;
  readonly checkedOn: string;
}

export interface InvestmentCity {
  /** Also the anchor of its details: `/investment-hub#karjat`. */
  readonly id: string;
  readonly name: string;
  readonly image: PictureName;
  readonly highlight: string;
  /** A range per sqft. */
  readonly currentRate: string;
  readonly investmentPotential: string;
  readonly partnership: Partnership;
  readonly description: string;
  readonly propertyTypes: readonly string[];
  readonly priceTrends: string;
  /** Drawback. */
  readonly drawback: string;
  readonly upcomingDevelopments: readonly Development[];
  /** Developments that have opened. */
  readonly opened: readonly Development[];
  readonly sample: true;
}

const checkedOn = "2026-11-26";
const dated = (name: string, state: string, source: string): Development => ({
  name,
  state,
  source,
  checkedOn,
});

/** Rates, trends, drawbacks and partnerships are sample content until the business supplies its own. */
export const investmentCities: readonly InvestmentCity[] = [
  {
    id: "greater-noida",
    name: "Greater Noida",
    image: "greater-noida",
    highlight: "Metro, broad roads, and an airport at Jewar down the expressway",
    currentRate: "₹5,500 - ₹8,500 per sqft",
    investmentPotential: "High: many tenants work nearby",
    partnership: "Builder partners on board",
    description:
      "Broad sectors, universities and factories bring tenants. A flat costs less than in Noida, and the airport at Jewar is within an hour.",
    propertyTypes: [
      "2 and 3 BHK apartments",
      "Authority plots",
      "Villas",
      "Shops in sector markets",
    ],
    priceTrends: "Rising steadily, first near the metro and now towards Jewar.",
    drawback: "Supply is large, so an ordinary flat can take months to resell.",
    upcomingDevelopments: [
      dated(
        "Aqua Line metro towards Knowledge Park V",
        "Approved by the state in November 2024",
        "NDTV, November 2024",
      ),
      dated(
        "Metro to the transport hub at Boraki",
        "Approved by the state and the centre in July 2025",
        "Millennium Post, July 2025",
      ),
    ],
    opened: [
      dated(
        "Noida International Airport, Jewar",
        "Flights since June 2026",
        "The Hindu, June 2026",
      ),
    ],
    sample: true,
  },
  {
    id: "new-noida",
    name: "New Noida",
    image: "new-noida",
    highlight: "A planned city, still at the price of land",
    currentRate: "₹2,200 - ₹4,500 per sqft",
    investmentPotential: "Very high, but with the longest wait",
    partnership: "Project by project",
    description:
      "A city planned between Dadri and Bulandshahr: industry first, homes around it. Land is acquired in phases, so check a plot’s title first.",
    propertyTypes: ["Residential plots", "Industrial plots", "Warehousing land"],
    priceTrends: "Up since the master plan was notified, with a jump at each phase of acquisition.",
    drawback:
      "There’s no town yet, so no rent for years. A plot sold as near the plan may lie outside it.",
    upcomingDevelopments: [
      dated(
        "Master Plan 2041",
        "Approved in October 2024, first phase planned for 2027",
        "Lokmat Times, November 2024",
      ),
      dated(
        "Land for its first phase",
        "Talks with the first villages began in April 2025",
        "Hindustan Times, April 2025",
      ),
      dated(
        "Logistics hub of the industrial corridor at Dadri",
        "Tendered in November 2025",
        "News on Projects, November 2025",
      ),
    ],
    opened: [],
    sample: true,
  },
  {
    id: "new-faridabad",
    name: "New Faridabad",
    image: "new-faridabad",
    highlight: "Across the canal from Faridabad, and closer to Jewar each year",
    currentRate: "₹5,000 - ₹8,000 per sqft",
    investmentPotential: "High: families, and a new road to the airport",
    partnership: "Builder partners on board",
    description:
      "The sectors east of the Agra Canal. They suit families who work in Faridabad, Delhi or Noida and want more room.",
    propertyTypes: ["Independent floors", "2 and 3 BHK apartments", "Plots in licensed colonies"],
    priceTrends:
      "Floors and plots have risen faster than apartments. Sectors nearest the bypass cost the most.",
    drawback: "Licences differ from colony to colony. Without one, banks won’t lend.",
    upcomingDevelopments: [
      dated(
        "Faridabad-Jewar airport expressway",
        "Under construction, announced for April 2027",
        "India TV, March 2026; PIB, March 2026",
      ),
      dated(
        "Faridabad-Noida-Ghaziabad road over the Yamuna",
        "Both states share the cost of the bridge",
        "Hindustan Times, April 2025",
      ),
    ],
    opened: [
      dated(
        "Delhi-Mumbai Expressway link along the bypass",
        "In use since November 2024",
        "DNA, November 2024; ET Infra, December 2025",
      ),
    ],
    sample: true,
  },
  {
    id: "dholera",
    name: "Dholera",
    image: "dholera",
    highlight: "A smart city built for factories, chips and solar",
    currentRate: "₹900 - ₹2,500 per sqft",
    investmentPotential: "Very high but slow, because jobs come first",
    partnership: "Agreements in progress",
    description:
      "Gujarat’s planned industrial city. The first zone has its streets, water and power. A plot sold as “near Dholera” may be far out, so ask for its survey number.",
    propertyTypes: ["Residential plots", "Industrial plots", "Commercial plots"],
    priceTrends: "Up in and next to the first zone, flat further out.",
    drawback: "If you have to sell soon, you may find no buyer.",
    upcomingDevelopments: [
      dated(
        "Dholera International Airport",
        "Under construction in July 2025",
        "Times of India, July 2025",
      ),
      dated(
        "Semiconductor plant in the first zone",
        "Under construction, announced for December 2026",
        "Business Standard, June 2025",
      ),
    ],
    opened: [
      dated(
        "Ahmedabad-Dholera Expressway",
        "In use since December 2025",
        "DeshGujarat by TS2, December 2025",
      ),
    ],
    sample: true,
  },
  {
    id: "karjat",
    name: "Karjat",
    image: "karjat",
    highlight: "Mumbai’s weekend hills, with a second railway line on its way",
    currentRate: "₹3,500 - ₹5,800 per sqft",
    investmentPotential: "High for homes let at weekends",
    partnership: "Builder partners on board",
    description:
      "Hills and a river, two hours from Mumbai. Owners let a villa when they’re away. Once the line from Panvel runs, Navi Mumbai will be a daily commute.",
    propertyTypes: ["Villa plots", "Farmhouses", "1 and 2 BHK apartments"],
    priceTrends:
      "Villa plots near the river lead. Apartments by the station cost more as the line comes closer.",
    drawback: "Only a farmer may buy farmland, and no one may build on it without a change of use.",
    upcomingDevelopments: [
      dated(
        "Panvel-Karjat suburban railway",
        "Under construction, announced for December 2026",
        "Indian Express, February 2026",
      ),
      dated(
        "Third and fourth lines from Badlapur to Karjat",
        "Approved, land to be acquired first",
        "Free Press Journal, December 2025",
      ),
    ],
    opened: [
      dated(
        "Navi Mumbai International Airport",
        "Flights since 25 December 2025",
        "Mint, December 2025",
      ),
    ],
    sample: true,
  },
  {
    id: "vangani",
    name: "Vangani",
    image: "vangani",
    highlight: "Where a Mumbai salary can still buy a flat",
    currentRate: "₹3,200 - ₹4,600 per sqft",
    investmentPotential: "Moderate: a low entry price and steady tenants",
    partnership: "Agreements in progress",
    description:
      "A quiet station between Badlapur and Karjat. Small flats near the platform suit first-time buyers who travel to Kalyan, Thane or Mumbai.",
    propertyTypes: ["1 RK and 1 BHK apartments", "2 BHK apartments", "Bungalow plots"],
    priceTrends: "Slow and even. Flats within a walk of the station resell fastest.",
    drawback: "Morning trains are full, and low land floods in a heavy monsoon.",
    upcomingDevelopments: [
      dated(
        "Third and fourth lines between Badlapur and Karjat",
        "Approved, land to be acquired first",
        "Free Press Journal, December 2025",
      ),
      dated("Virar-Alibaug multi-modal corridor", "Approved", "Lokmat Times, September 2025"),
      dated(
        "Metro from Kanjurmarg to Badlapur",
        "Planned again, consultants sought in April 2026",
        "Free Press Journal, April 2026",
      ),
    ],
    opened: [],
    sample: true,
  },
  {
    id: "dwarka-expressway",
    name: "Dwarka Expressway",
    image: "dwarka-expressway",
    highlight: "The road is open; homes and offices are following",
    currentRate: "₹10,500 - ₹17,000 per sqft",
    investmentPotential: "High: demand from Gurugram and Delhi",
    partnership: "Builder partners on board",
    description:
      "High-rise homes between Dwarka and Gurugram, minutes from the airport. Offices and schools have followed the road.",
    propertyTypes: ["3 and 4 BHK apartments", "Builder floors", "Offices and shops"],
    priceTrends: "The sharpest rise came when the road opened. It’s calmer now.",
    drawback: "The most expensive of the nine, with slow traffic at both ends in the evening.",
    upcomingDevelopments: [
      dated(
        "Gurugram metro with a spur to the expressway",
        "Work on the first part began in September 2025",
        "DNA, September 2025",
      ),
      dated(
        "Global City, Gurugram",
        "Under construction, announced for December 2026",
        "Hindustan Times, January 2025",
      ),
    ],
    opened: [
      dated(
        "Dwarka Expressway, the part in Delhi",
        "Open since 17 August 2025",
        "Star Samachar, August 2025",
      ),
    ],
    sample: true,
  },
  {
    id: "ayodhya",
    name: "Ayodhya",
    image: "ayodhya",
    highlight: "Pilgrims by the million, and too few rooms for them",
    currentRate: "₹3,000 - ₹7,500 per sqft",
    investmentPotential: "High for homestays, moderate for flats",
    partnership: "Project by project",
    description:
      "A small town with an airport, and pilgrims from the whole country. Guest houses pay. Much of the farmland can’t be built on, so check the land use first.",
    propertyTypes: ["Residential plots", "Homestays and guest houses", "Hotel and shop plots"],
    priceTrends: "Rising fast near the temple, more slowly towards the ring road.",
    drawback: "Income comes with the pilgrims. Rooms fill on feast days and empty in between.",
    upcomingDevelopments: [
      dated(
        "Navya Ayodhya township",
        "Approved and under way on 1,407 acres",
        "Hindustan Times, July 2025",
      ),
      dated(
        "Ayodhya ring road",
        "Under construction, announced for 2028",
        "Hindustan, October 2025",
      ),
      dated(
        "Works along the Sarayu riverfront",
        "Under construction, stone steps finished",
        "The Statesman, July 2025",
      ),
    ],
    opened: [],
    sample: true,
  },
  {
    id: "dehradun",
    name: "Dehradun",
    image: "dehradun",
    highlight: "A hill town, now a morning’s drive from Delhi",
    currentRate: "₹4,500 - ₹8,000 per sqft",
    investmentPotential: "Moderate: schools, retirement, second homes",
    partnership: "Agreements in progress",
    description:
      "Schools, army families and retirement homes fill Dehradun. The expressway now brings weekend visitors too.",
    propertyTypes: ["2 and 3 BHK apartments", "Cottages and villas", "Residential plots"],
    priceTrends: "Rising along Rajpur and Sahastradhara Road. Plots outside the city vary widely.",
    drawback:
      "Buyers from outside the state may buy only so much land, and building on slopes is limited.",
    upcomingDevelopments: [
      dated("Song dam water supply", "Families are to be resettled first", "ANI, November 2024"),
      dated(
        "Raised roads over the Rispana and the Bindal",
        "Planned by the state",
        "PTI, March 2025",
      ),
    ],
    opened: [
      dated("Delhi-Dehradun Expressway", "Open since 14 April 2026", "PIB, April 2026"),
      dated(
        "Larger terminal at Jolly Grant airport",
        "Open since 14 February 2024",
        "ANI, February 2024",
      ),
    ],
    sample: true,
  },
];
