import type { PictureName } from "../../content/pictures.gen.ts";

/** How far AIPM has come with builders in a place. */
export type Partnership = "Builder partners on board" | "Agreements in progress" | "Project by project";

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
  readonly upcomingDevelopments: readonly string[];
  readonly sample: true;
}

/** Rates, trends and partnerships are sample content until the business supplies its own. */
export const investmentCities: readonly InvestmentCity[] = [
  {
    id: "greater-noida",
    name: "Greater Noida",
    image: "greater-noida",
    highlight: "Metro, broad roads, and an airport down the expressway",
    currentRate: "₹5,500 - ₹8,500 per sqft",
    investmentPotential: "High, with tenants in place",
    partnership: "Builder partners on board",
    description:
      "Broad sectors, universities and factories that bring tenants. A larger flat for less than in Noida, with the airport at Jewar within an hour.",
    propertyTypes: ["2 and 3 BHK apartments", "Authority plots", "Villas", "Shops in sector markets"],
    priceTrends: "Rising steadily. Ready flats near the metro moved first; sectors towards Jewar follow.",
    upcomingDevelopments: [
      "Noida International Airport, Jewar",
      "Aqua Line metro towards Knowledge Park V",
      "Multi-modal transport hub at Boraki",
    ],
    sample: true,
  },
  {
    id: "new-noida",
    name: "New Noida",
    image: "new-noida",
    highlight: "A city on the drawing board, at land prices",
    currentRate: "₹2,200 - ₹4,500 per sqft",
    investmentPotential: "Very high, for the longest wait",
    partnership: "Project by project",
    description:
      "Planned between Dadri and Bulandshahr, for industry first and homes around it. Land is acquired in phases, so we look only at land with a clear chain of title.",
    propertyTypes: ["Residential plots", "Industrial plots", "Warehousing land"],
    priceTrends: "Up since the master plan was notified, in jumps, with each phase of acquisition.",
    upcomingDevelopments: [
      "Phased development under Master Plan 2041",
      "Delhi-Mumbai Industrial Corridor at Dadri",
      "Link to the Eastern Peripheral Expressway",
    ],
    sample: true,
  },
  {
    id: "new-faridabad",
    name: "New Faridabad",
    image: "new-faridabad",
    highlight: "Across the canal from Faridabad, closer to Jewar each year",
    currentRate: "₹5,000 - ₹8,000 per sqft",
    investmentPotential: "High: families, and a road to the airport",
    partnership: "Builder partners on board",
    description:
      "The sectors east of the Agra Canal. Floors and mid-sized flats for families who work in Faridabad, Delhi or Noida and want more room.",
    propertyTypes: ["Independent floors", "2 and 3 BHK apartments", "Plots in licensed colonies"],
    priceTrends: "Floors and plots have outrun apartments. Sectors nearest the bypass ask the most.",
    upcomingDevelopments: [
      "Faridabad-Jewar airport expressway",
      "Faridabad-Noida-Ghaziabad road over the Yamuna",
      "Delhi-Mumbai Expressway link along the bypass",
    ],
    sample: true,
  },
  {
    id: "dholera",
    name: "Dholera",
    image: "dholera",
    highlight: "A smart city built for factories, chips and solar",
    currentRate: "₹900 - ₹2,500 per sqft",
    investmentPotential: "Very high and slow: jobs first",
    partnership: "Agreements in progress",
    description:
      "Gujarat’s planned industrial city. The first zone has its streets, water and power. A plot beside that zone is one thing, a plot sold as near it another: we tell you which is which.",
    propertyTypes: ["Residential plots", "Industrial plots", "Commercial plots"],
    priceTrends: "Up in and beside the first zone, flat further out. Resale takes patience today.",
    upcomingDevelopments: [
      "Dholera International Airport",
      "Ahmedabad-Dholera Expressway",
      "Semiconductor plant in the first zone",
    ],
    sample: true,
  },
  {
    id: "karjat",
    name: "Karjat",
    image: "karjat",
    highlight: "Mumbai’s weekend hills, on a new railway line",
    currentRate: "₹3,500 - ₹5,800 per sqft",
    investmentPotential: "High: homes that earn at weekends",
    partnership: "Builder partners on board",
    description:
      "Hills and a river two hours from Mumbai. Buyers take a plot or a villa and let it when they are away. The new line puts Navi Mumbai within a daily journey.",
    propertyTypes: ["Villa plots", "Farmhouses", "1 and 2 BHK apartments"],
    priceTrends: "Villa plots near the river lead. Apartments by the station rise with every kilometre of track.",
    upcomingDevelopments: [
      "Panvel-Karjat suburban railway",
      "Navi Mumbai International Airport",
      "Wider Karjat-Khopoli road",
    ],
    sample: true,
  },
  {
    id: "vangani",
    name: "Vangani",
    image: "vangani",
    highlight: "The first flat a Mumbai salary can still buy",
    currentRate: "₹3,200 - ₹4,600 per sqft",
    investmentPotential: "Moderate: low entry, steady tenants",
    partnership: "Agreements in progress",
    description:
      "A quiet station between Badlapur and Karjat. Small flats near the platform suit first-time buyers who travel to Kalyan, Thane or Mumbai.",
    propertyTypes: ["1 RK and 1 BHK apartments", "2 BHK apartments", "Bungalow plots"],
    priceTrends: "Slow and even, without jumps. Flats within a walk of the station resell fastest.",
    upcomingDevelopments: [
      "Third and fourth lines between Badlapur and Karjat",
      "Virar-Alibaug multi-modal corridor",
      "Planned metro to Badlapur",
    ],
    sample: true,
  },
  {
    id: "dwarka-expressway",
    name: "Dwarka Expressway",
    image: "dwarka-expressway",
    highlight: "The road is open. The addresses are catching up",
    currentRate: "₹10,500 - ₹17,000 per sqft",
    investmentPotential: "High: demand from Gurugram and Delhi",
    partnership: "Builder partners on board",
    description:
      "High-rise homes between Dwarka and Gurugram, minutes from the airport. The dearest place here, and the easiest to let: offices and schools have come.",
    propertyTypes: ["3 and 4 BHK apartments", "Builder floors", "Offices and shops"],
    priceTrends: "The sharpest rise came when the road opened. It is calmer now.",
    upcomingDevelopments: [
      "Gurugram metro with a spur to the expressway",
      "Global City, Gurugram",
      "Diplomatic enclave at Dwarka",
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
      "A small town with an airport and the whole country as its guest. Guest houses earn; much of the farm land cannot be built on, so land use is the first paper we check.",
    propertyTypes: ["Residential plots", "Homestays and guest houses", "Hotel and shop plots"],
    priceTrends: "Steep near the temple, calmer towards the ring road.",
    upcomingDevelopments: ["Navya Ayodhya township", "Ayodhya ring road", "Works along the Sarayu riverfront"],
    sample: true,
  },
  {
    id: "dehradun",
    name: "Dehradun",
    image: "dehradun",
    highlight: "A hill town that Delhi now reaches by lunch",
    currentRate: "₹4,500 - ₹8,000 per sqft",
    investmentPotential: "Moderate: schools, retirement, second homes",
    partnership: "Agreements in progress",
    description:
      "Schools, army families and retirement homes fill Dehradun; the expressway adds the weekend. Hillsides carry building limits, and outside buyers face land rules: we explain both first.",
    propertyTypes: ["2 and 3 BHK apartments", "Cottages and villas", "Residential plots"],
    priceTrends: "Rising along Rajpur and Sahastradhara Road. Plots outside the city vary widely.",
    upcomingDevelopments: [
      "Delhi-Dehradun Expressway",
      "Song dam water supply",
      "Larger terminal at Jolly Grant airport",
    ],
    sample: true,
  },
];
