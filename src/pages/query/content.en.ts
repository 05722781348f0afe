import { claims } from "../../content/claims.ts";
import type { PageDescription } from "../../content/page.ts";
import { formLink } from "../../content/form-link.ts";
import type { NavLink } from "../../content/navigation.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/query",
  title: "Query Center: raise a query",
  description: `Buy, sell, exchange, let, invest, build, move or ask: choose what you need and the right form opens. Response within ${claims.response}.`,
  picture: "query",
};

const opening = {
  title: "Query Center",
  lead: `Choose what you need, and the right form opens. Response within ${claims.response}.`,
  picture: "query",
  alt: "A model crossroads with a signpost and paths to a house, a tower, a plot and a solar field",
  note: "You don’t need an account.",
} as const;

export interface QueryAction {
  readonly label: string;
  /** The form. Without one, the page shows an alert. */
  readonly href?: string;
}

export interface QueryGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly QueryAction[];
  /** For visitors who look here for something else. */
  readonly note?: readonly (string | NavLink)[];
}

/** Ten groups over the twenty forms. Some actions open a form with an answer filled in. */
const queryGroups: readonly QueryGroup[] = [
  {
    id: "buy",
    title: "Buy",
    text: "A home or a piece of land",
    actions: [
      { label: "I want to buy a flat or a house", href: "/buy-flat" },
      { label: "I want to buy a plot", href: "/buy-plot" },
    ],
  },
  {
    id: "sell",
    title: "Sell",
    text: "With or without a mandate",
    actions: [
      { label: "I want to sell a flat or a house", href: "/sell-property" },
      { label: "I want AIPM to sell for me, by mandate", href: "/seller-mandate" },
      { label: "I have a high-value property to sell or lease", href: "/high-value-asset" },
    ],
  },
  {
    id: "exchange",
    title: "Exchange",
    text: "Sell and buy at the same time",
    actions: [
      { label: "I want to exchange my property", href: "/property-exchange" },
      {
        label: "I want a bigger home and will pay the difference",
        href: formLink("/property-exchange", {
          exchangePreference: "Upgrade to bigger house by paying extra",
        }),
      },
    ],
  },
  {
    id: "rent",
    title: "Let out",
    text: "Earn from your property",
    actions: [
      { label: "I want a tenant for my property", href: "/rent-property" },
      { label: "I want all my properties managed", href: "/portfolio-management" },
    ],
    note: [
      "Looking for a home to rent? AIPM lets out homes for owners. ",
      { label: "Tell us what you’re looking for", href: "/contact-form" },
      ", and we’ll call if an owner’s home fits.",
    ],
  },
  {
    id: "nri",
    title: "From abroad",
    text: "For NRIs and OCI holders",
    actions: [
      { label: "I live abroad and need help with a property", href: "/nri-property" },
      {
        label: "My tenant in India isn’t paying",
        href: formLink("/nri-property", { natureOfConcern: "Tenancy / Rent Issue" }),
      },
      {
        label: "I have inherited a property in India",
        href: formLink("/nri-property", { natureOfConcern: "Inherited" }),
      },
    ],
  },
  {
    id: "circle",
    title: "Buy together",
    text: "As a group, direct from the builder",
    actions: [
      { label: "I want to join a circle", href: "/join-group" },
      { label: "I want to create a circle", href: "/group-investment" },
    ],
  },
  {
    id: "invest",
    title: "Invest",
    text: "In a growing city, or with your land",
    actions: [
      { label: "I want to know which zones are trending", href: "/trending-property-enquiry" },
      { label: "I have land for a joint venture", href: "/joint-venture" },
    ],
  },
  {
    id: "papers",
    title: "Money and papers",
    text: "Before you sign",
    actions: [
      { label: "I need a loan", href: "/loan-funding" },
      { label: "I want my documents checked", href: "/document-verification" },
    ],
  },
  {
    id: "home",
    title: "Build and move",
    text: "Work on your home, and the move",
    actions: [
      { label: "I want to build, renovate or furnish", href: "/interior-construction" },
      { label: "I want to move house or office", href: "/shift-logistics" },
    ],
  },
  {
    id: "people",
    title: "Work with us",
    text: "Partners, staff and questions",
    actions: [
      { label: "I want to become a partner", href: "/partner-application" },
      { label: "I have a question for the founder", href: "/ask-founder" },
      { label: "I’m a field executive and want to log a visit", href: "/field-executive-feedback" },
    ],
  },
];

const jumpLabel = "On this page";

const closing = {
  as: "phone",
  title: "Can’t find what you need?",
  text: "Write to us in your own words, or call.",
  action: { label: "Contact us", href: "/contact" },
} as const;

export const content = { page, opening, queryGroups, jumpLabel, closing };

export type Content = Translation<typeof content>;
