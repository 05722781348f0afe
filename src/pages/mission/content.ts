export const statement =
  "To make changing, owning and passing on a home in India as plain as it should have been all along: one adviser, clean papers, a fair price, and your privacy kept.";

export const aims = [
  {
    title: "Plain",
    text: "A family should not need a cousin in the registrar's office. We say what happens, in which week, and what it costs, before it happens.",
  },
  {
    title: "Private",
    text: "Selling a home is family business. It belongs in a closed room with verified people, not on a portal with your phone number under it.",
  },
  {
    title: "Whole",
    text: "A deal is never only a deal. There is a loan, a title, a tenant, a leaking roof, a truck. We answer for all of it, so that you make one call.",
  },
];

/** The six quick links. */
export const quickLinks = [
  {
    title: "I want to sell",
    text: "Tell us about the property. Verified buyers hear of it, and nobody else.",
    href: "/sell-property",
  },
  {
    title: "I want to buy",
    text: "A short list that has been checked, and someone who negotiates.",
    href: "/buy-property",
  },
  {
    title: "Manage my investments",
    text: "One manager for everything you own, with 24/7 manager access.",
    href: "/portfolio-management-service",
  },
  { title: "I need legal help", text: "Titles, agreements and RERA, read before you sign.", href: "/legal-rera" },
  {
    title: "Resolve a dispute",
    text: "With a tenant, a builder, or inside the family.",
    href: "/dispute-settlement",
  },
  {
    title: "Construction support",
    text: "A design and quote within 24 hours, then one team until handover.",
    href: "/construction",
  },
];
