import type { PlainMessage } from "../i18n/message.ts";

export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** A link of header or footer, which stands in all languages: its label is a sentence of src/i18n/messages.en.ts. */
export interface MenuLink extends NavLink {
  readonly label: PlainMessage;
}

/** The services by the moment at which they are needed: the menu shows them so, and the home page too. */
export const moments = [
  {
    moment: "Before you buy",
    links: [
      { label: "Buy Property", href: "/buy-property" },
      { label: "Exchange Property", href: "/exchange-property" },
      { label: "AIPM Circle", href: "/group-investment-service" },
      { label: "Investment Hub", href: "/investment-hub" },
      { label: "Financial Services", href: "/financial-services" },
    ],
  },
  {
    moment: "For the papers",
    links: [
      { label: "NRI Corner", href: "/nri-corner" },
      { label: "Legal & RERA", href: "/legal-rera" },
      { label: "Dispute Settlement", href: "/dispute-settlement" },
      { label: "Portfolio Management", href: "/portfolio-management-service" },
    ],
  },
  {
    moment: "To make it yours",
    links: [
      { label: "Construction & Interiors", href: "/construction" },
      { label: "Vaastu Intelligence", href: "/vaastu-intelligence" },
      { label: "Solar Advantage", href: "/solar-advantage" },
    ],
  },
  {
    moment: "To live in it",
    links: [
      { label: "Rental & Caretaking", href: "/rental-caretaking" },
      { label: "Shifting & Logistics", href: "/shifting" },
      { label: "Furniture on Demand", href: "/furniture-on-demand" },
    ],
  },
] as const satisfies readonly { moment: PlainMessage; links: readonly MenuLink[] }[];

export const serviceLinks: readonly MenuLink[] = moments.flatMap(({ links }): readonly MenuLink[] => links);

export const aboutLinks = [
  { label: "Our Mission", href: "/about/mission" },
  { label: "Our Team", href: "/about/team" },
  { label: "Why Choose Us", href: "/about/why-us" },
  { label: "Our Promise", href: "/about/promise" },
] as const satisfies readonly MenuLink[];

export const directLinks = [
  { label: "FAQs", href: "/faq" },
  { label: "Contact Us", href: "/contact" },
] as const satisfies readonly MenuLink[];

/** The one thing to do, wherever a visitor is. */
export const queryLink = { label: "Raise a Query", href: "/query" } as const satisfies MenuLink;

export const quickLinks = [
  { label: "Home", href: "/" },
  { label: "All Services", href: "/all-services" },
  { label: "High-Value Properties", href: "/high-value-properties" },
  { label: "Partner With Us", href: "/partner" },
  { label: "FAQs", href: "/faq" },
  { label: "Raise a Query", href: "/query" },
] as const satisfies readonly MenuLink[];

export const footerAboutLinks = [
  { label: "About Us", href: "/about" },
  ...aboutLinks,
] as const satisfies readonly MenuLink[];

export const legalLinks = [
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
  { label: "Your data", href: "/your-data" },
  { label: "Accessibility", href: "/accessibility" },
] as const satisfies readonly MenuLink[];
