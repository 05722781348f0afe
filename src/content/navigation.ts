import type { PlainMessage } from "../i18n/message.ts";

export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** A link of the header or footer. Its label is a sentence in src/i18n/messages.en.ts. */
export interface MenuLink extends NavLink {
  readonly label: PlainMessage;
}

/** The fifteen services of the menu in the specified order, in three columns. */
export const serviceColumns = [
  {
    title: "Buy, exchange, invest",
    links: [
      { label: "Buy Property", href: "/buy-property" },
      { label: "Exchange Property", href: "/exchange-property" },
      { label: "NRI Corner", href: "/nri-corner" },
      { label: "AIPM Circle", href: "/group-investment-service" },
      { label: "Investment Hub", href: "/investment-hub" },
    ],
  },
  {
    title: "Build, papers, money",
    links: [
      { label: "Construction & Interiors", href: "/construction" },
      { label: "Legal & RERA", href: "/legal-rera" },
      { label: "Financial Services", href: "/financial-services" },
      { label: "Dispute Settlement", href: "/dispute-settlement" },
    ],
  },
  {
    title: "Live, let, look after",
    links: [
      { label: "Rental & Caretaking", href: "/rental-caretaking" },
      { label: "Shifting & Logistics", href: "/shifting" },
      { label: "Vaastu Intelligence", href: "/vaastu-intelligence" },
      { label: "Solar Advantage", href: "/solar-advantage" },
      { label: "Furniture on Demand", href: "/furniture-on-demand" },
      { label: "Portfolio Management", href: "/portfolio-management-service" },
    ],
  },
] as const satisfies readonly { title: PlainMessage; links: readonly MenuLink[] }[];

export const serviceLinks: readonly MenuLink[] = serviceColumns.flatMap(
  ({ links }): readonly MenuLink[] => links,
);

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

/** The main action of the header. */
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
