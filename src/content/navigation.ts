export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** The Services menu, in its order. */
export const serviceLinks = [
  { label: "Buy Property", href: "/buy-property" },
  { label: "Exchange Property", href: "/exchange-property" },
  { label: "NRI Corner", href: "/nri-corner" },
  { label: "AIPM Circle", href: "/group-investment-service" },
  { label: "Investment Hub", href: "/investment-hub" },
  { label: "Construction & Interiors", href: "/construction" },
  { label: "Legal & RERA", href: "/legal-rera" },
  { label: "Financial Services", href: "/financial-services" },
  { label: "Dispute Settlement", href: "/dispute-settlement" },
  { label: "Rental & Caretaking", href: "/rental-caretaking" },
  { label: "Shifting & Logistics", href: "/shifting" },
  { label: "Vaastu Intelligence", href: "/vaastu-intelligence" },
  { label: "Solar Advantage", href: "/solar-advantage" },
  { label: "Furniture on Demand", href: "/furniture-on-demand" },
  { label: "Portfolio Management", href: "/portfolio-management-service" },
] as const satisfies readonly NavLink[];

export const aboutLinks = [
  { label: "Our Mission", href: "/about/mission" },
  { label: "Our Team", href: "/about/team" },
  { label: "Why Choose Us", href: "/about/why-us" },
  { label: "Our Promise", href: "/about/promise" },
] as const satisfies readonly NavLink[];

export const directLinks = [
  { label: "FAQs", href: "/faq" },
  { label: "Contact Us", href: "/contact" },
] as const satisfies readonly NavLink[];

/** The one thing to do, wherever a visitor is. */
export const queryLink = { label: "Raise a Query", href: "/query" } as const satisfies NavLink;

export const quickLinks = [
  { label: "Home", href: "/" },
  { label: "All Services", href: "/all-services" },
  { label: "High-Value Properties", href: "/high-value-properties" },
  { label: "Partner With Us", href: "/partner" },
  { label: "FAQs", href: "/faq" },
  { label: "Raise a Query", href: "/query" },
] as const satisfies readonly NavLink[];

export const footerAboutLinks = [
  { label: "About Us", href: "/about" },
  ...aboutLinks,
] as const satisfies readonly NavLink[];

export const legalLinks = [
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
] as const satisfies readonly NavLink[];
