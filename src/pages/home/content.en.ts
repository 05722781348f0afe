import { sampleNotes } from "../../content/sample-notes.ts";
import type { PageDescription } from "../../content/page.ts";
import { company } from "../../content/company.ts";
import { claims, rentalPackages, stats } from "../../content/claims.ts";
import type { GlyphName } from "../../content/glyphs.ts";
import { exchangeTask } from "../../content/exchange-task.ts";
import { firstGroups } from "../faq/first-groups.en.ts";
import type { PictureName } from "../../content/pictures.gen.ts";
import { people } from "../team/people.en.ts";
import type { Translation } from "../../i18n/translation.ts";
import { sampleTestimonials } from "./testimonials.en.ts";

const page: PageDescription = {
  path: "/",
  title: `AIPM: ${claims.indiasFirst}`,
  wholeTitle: true,
  description:
    "Exchange the home you own for the one you need. Buying, selling, NRI care, loans, legal and moving: one family-run property advisory for all India.",
};

export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  readonly image: PictureName;
  readonly link: string;
  readonly features?: readonly string[];
}

/** Each sentence continues from its figure. */
const proofs = [
  { figure: claims.exchangeTime, text: "about how long an exchange takes" },
  { figure: claims.titleTrace, text: "covered by a title trace" },
  { figure: claims.response, text: "to hear from us" },
];

const featured = [
  {
    title: "Exchange Property",
    description:
      "Sell and buy at the same time: your home for theirs, and the difference in money.",
    image: "exchange",
    link: "/exchange-property",
    features: [
      "Both homes valued by one method",
      "Both titles read first",
      "Two agreements, one calendar",
    ],
  },
  {
    title: "NRI Corner",
    description:
      "You’re in Dubai, the flat is in Pune, and the rent is late. We go and look, then we act.",
    image: "nri",
    link: "/nri-corner",
    features: [claims.nriPortfolios, claims.managerAccess],
  },
  {
    title: "AIPM Circle",
    description: `Buy together and pay ${claims.circleBelowMarket} below market. Each of you signs for your own flat.`,
    image: "circle",
    link: "/group-investment-service",
    features: [claims.noExtraCharge, claims.noMinimum],
  },
] as const satisfies readonly ServiceCard[];

const badges = [
  { title: "Private & Confidential", text: "Your property is not published", icon: "lock" },
  { title: "All-in-One Service", text: `${claims.services}, one adviser`, icon: "layers" },
  { title: "Expert Team", text: `${stats[4].value} ${stats[4].label}`, icon: "users" },
  { title: "Trusted Legacy", text: "Run by the family that owns it", icon: "landmark" },
] as const;

const service = (
  title: string,
  link: string,
  image: PictureName,
  description: string,
): ServiceCard => ({
  title,
  description,
  image,
  link,
});

interface Chapter {
  readonly moment: string;
  readonly services: readonly (ServiceCard & { readonly icon: GlyphName })[];
}

/** The other twelve, by the moment at which they are needed. */
const chapters: readonly Chapter[] = [
  {
    moment: "Before you buy",
    services: [
      {
        ...service(
          "Buy Property",
          "/buy-property",
          "buy-property",
          "A checked shortlist, and someone to negotiate.",
        ),
        icon: "key-round",
      },
      {
        ...service(
          "Investment Hub",
          "/investment-hub",
          "investment-hub",
          "Nine growing cities, straight from the builder.",
        ),
        icon: "trending-up",
      },
      {
        ...service(
          "Financial Services",
          "/financial-services",
          "financial-services",
          "A loan that fits your monthly budget.",
        ),
        icon: "indian-rupee",
      },
    ],
  },
  {
    moment: "For the papers",
    services: [
      {
        ...service(
          "Legal & RERA",
          "/legal-rera",
          "legal-rera",
          "Titles and agreements, read before you sign.",
        ),
        icon: "scale",
      },
      {
        ...service(
          "Dispute Settlement",
          "/dispute-settlement",
          "dispute-settlement",
          "With a tenant, a builder or a relative.",
        ),
        icon: "handshake",
      },
      {
        ...service(
          "Portfolio Management",
          "/portfolio-management-service",
          "portfolio",
          "Everything you own in one file, with one manager.",
        ),
        icon: "folder",
      },
    ],
  },
  {
    moment: "To make it yours",
    services: [
      {
        ...service(
          "Construction & Interiors",
          "/construction",
          "construction",
          `A design and quote within ${claims.designAndQuote}.`,
        ),
        icon: "hammer",
      },
      {
        ...service(
          "Vaastu Intelligence",
          "/vaastu-intelligence",
          "vaastu",
          "Direction and light, planned before the walls go up.",
        ),
        icon: "compass",
      },
      {
        ...service(
          "Solar Advantage",
          "/solar-advantage",
          "solar-home",
          "Let your roof cut the electricity bill.",
        ),
        icon: "sun",
      },
    ],
  },
  {
    moment: "To live in it",
    services: [
      {
        ...service(
          "Rental & Caretaking",
          "/rental-caretaking",
          "rental-caretaking",
          `Rent, inspections and repairs, from ${rentalPackages.basic}.`,
        ),
        icon: "house",
      },
      {
        ...service(
          "Shifting & Logistics",
          "/shifting",
          "shifting",
          "Packed, moved and stored, with basic transit insurance.",
        ),
        icon: "truck",
      },
      {
        ...service(
          "Furniture on Demand",
          "/furniture-on-demand",
          "furniture",
          `Rented for ${claims.furnitureTerm}, then given back.`,
        ),
        icon: "sofa",
      },
    ],
  },
];

/** Fictitious, with the marks of `BankMark`, until the partner banks allow theirs. */
const sampleBanks = [
  "Mehrab Bank",
  "Baoli Bank",
  "Patang Bank",
  "Jali Bank",
  "Stambh Bank",
  "Kamal Bank",
  "Ghanak Bank",
  "Sarita Bank",
] as const;

const doors = [
  service("Why Choose Us", "/about/why-us", "why-us", "The usual way and ours, side by side."),
  service("Our Mission", "/about/mission", "mission", "What we work for."),
  service("Our Team", "/about/team", "about", "Who does what, and what they did before."),
  service("Our Promise", "/about/promise", "promise", "Six things you can expect from us."),
  service(
    "Partner With Us",
    "/partner",
    "partner",
    "Builders, dealers, landowners, professionals.",
  ),
];

const hero = {
  task: {
    choices: exchangeTask,
    submit: "Exchange your property",
    other: { label: "All services", href: "/all-services" },
  },
  exchange: { label: "Exchange your property", href: "/exchange-property" },
  alt: "An architect’s model of an Indian neighbourhood",
};

const intro = {
  label: "What we do",
  title: "A home is more than a deal",
  lead: `It’s a salary, a school, a grandmother’s room, and a file of papers that no one has read in years. We are a family business enterprise, established ${company.established}, and we look after all of it: the exchange and the title, the loan, the tenant and the truck.`,
  loop: "A model house with its front swung open, and at dusk a lamp in each room",
};

const headings = {
  badges: { title: "Why people trust us" },
  banks: { title: `${claims.partnerBanks}, one set of papers`, lead: sampleNotes.banks },
  doors: { title: "About AIPM" },
  featured: { title: "What people come to us for" },
  letters: { label: "Our clients", title: "What our clients say", lead: sampleNotes.clients },
  questions: { title: "Common questions" },
  services: { title: "Twelve more services for your home" },
  team: { label: "Our team", title: "The nine people who lead our teams" },
};

/** Accessible names of the carousels. */
const rowLabels = {
  banks: "Partner banks",
  letters: "What our clients say",
  questions: "Questions in three groups",
  team: "Our team",
};

const exchangeLink = "See how an exchange works";
const allQuestions = { label: "All questions and answers", href: "/faq" };
const meetTheTeam = { label: "Meet the team", href: "/about/team" };
const desksNote = `The pictures are models. ${sampleNotes.people}`;

const app = {
  label: "Our app",
  title: "Your circle and your adviser, in your pocket",
  text: "Start an AIPM Circle and follow it on your phone.",
};

/** Questions that the page does not answer elsewhere. */
const questions = firstGroups.map(({ title, items }) => ({
  title,
  items: items.filter(({ home }) => home),
}));

const { tagline } = company;

export const content = {
  page,
  proofs,
  featured,
  badges,
  chapters,
  sampleBanks,
  doors,
  hero,
  intro,
  headings,
  rowLabels,
  exchangeLink,
  allQuestions,
  meetTheTeam,
  desksNote,
  app,
  people,
  questions,
  sampleTestimonials,
  tagline,
};

export type Content = Translation<typeof content>;
