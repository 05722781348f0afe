/** What the specification (A2) and the decisions require of these pages: words, links and anchors, written from them and not from the pages. */
interface PageSpec {
  readonly strings: string[];
  readonly links: string[];
  readonly anchors: string[];
}

const CHAT = "https://wa.me/919876543210";
const PHONE = "tel:+919876543210";

const portfolio = [
  "Portfolio Management - Maximize your real estate returns, stress-free",
  "What We Cover",
  "Dedicated manager",
  "Performance tracking",
  "Strategic growth advice",
  "Documentation and compliance",
  "Optimize Your Portfolio",
  "stays confidential",
];

export const spec: Record<string, PageSpec> = {
  // A2.4, decision 48, A9.
  "/exchange-property": {
    strings: ["Property Exchange Portal", "Submit Exchange Request", "about 4-8 weeks"],
    links: ["/property-exchange", "#process", CHAT, PHONE],
    anchors: ["process"],
  },
  // A2.5, decision 54, A9.
  "/nri-corner": {
    strings: [
      "Talk to NRI Expert",
      "Delhi NCR",
      "Mumbai",
      "Bangalore",
      "Hyderabad",
      "Goa",
      "Pune",
      "Chennai",
      "Kerala",
      "Punjab",
      "Rajasthan",
      "1000+ NRI portfolios",
      "24/7 manager access",
      "Response within 24 working hours",
    ],
    links: ["/nri-property", CHAT, PHONE],
    anchors: ["contact-form"],
  },
  // A2.22, A9.
  "/high-value-properties": {
    strings: [
      "Submit My Asset Brief",
      "Land Parcels",
      "Commercial Assets",
      "Institutional & Educational",
      "Energy & Infra Assets",
      "Hospitality Assets",
      "Luxury Homes & Farmhouses",
      "Why List With Us",
      "Off-market only",
      "Serious buyers only",
      "Legal and title clean",
      "Confidentiality",
      "100+ trophy assets verified",
    ],
    links: ["/high-value-asset", CHAT, PHONE],
    anchors: [],
  },
  // A2.23, A9.
  "/group-investment-service": {
    strings: [
      "AIPM Circle",
      "15-20% below market",
      "discounts up to 20%",
      "No extra charge",
      "No minimum numbers",
      "Payments to builder RERA accounts",
      "Individuals",
      "Families and friends",
      "Professionals or PSU employees",
      "NRIs",
      "Businesses",
    ],
    links: ["/#mobile-app-banner", "/join-group", CHAT],
    anchors: [],
  },
  // A2.24, decision 51, A9.
  "/buy-property": {
    strings: [
      "Buy new property",
      "Needs assessment",
      "Curated options",
      "Due diligence",
      "Site visits and virtual tours",
      "Expert negotiation",
      "Legal support",
      "Average deal closing 30-90 days",
    ],
    links: ["/buy-flat", "/buy-plot"],
    anchors: [],
  },
  // A2.25, decision 48; the link back to the same route goes to the form on it.
  "/portfolio-management": {
    strings: [...portfolio, "Portfolio Management Services"],
    links: ["/portfolio-management#optimize"],
    anchors: ["optimize"],
  },
  // Decision 53.
  "/portfolio-management-service": { strings: portfolio, links: ["/portfolio-management"], anchors: [] },
  // A2.21, decision 50.
  "/partner": {
    strings: ["Join The Network", "Builders", "Dealers/Brokers", "Landowners", "Professionals"],
    links: [
      "#partner-form",
      "/partner-application?partnerType=Builder",
      "/partner-application?partnerType=Broker",
      "/partner-application?partnerType=Landowner",
      "/partner-application?partnerType=Professional",
      CHAT,
      PHONE,
    ],
    anchors: ["partner-form"],
  },
  // A2.20.
  "/query": {
    strings: ["Query Center"],
    links: [
      "/field-executive-feedback",
      "/buy-flat",
      "/buy-plot",
      "/join-group",
      "/nri-property",
      "/trending-property-enquiry",
      "/sell-property",
      "/rent-property",
      "/seller-mandate",
      "/high-value-asset",
      "/joint-venture",
      "/property-exchange",
      "/loan-funding",
      "/portfolio-management",
      "/group-investment",
      "/document-verification",
      "/ask-founder",
      "/interior-construction",
      "/shift-logistics",
      "/partner-application",
      "/contact",
    ],
    anchors: [],
  },
};
