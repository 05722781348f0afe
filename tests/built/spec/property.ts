/** Required texts of the pages about property, written before the pages. */
import { company } from "../../../src/content/company.ts";
import { each } from "../../support/spellings.ts";
import type { PageSpec } from "./company.ts";

const CHAT = company.chat.href;
const PHONE = company.phone.href;

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
  "/buy-property": {
    strings: each(`
      Buy new property | Needs assessment | Curated options | Due diligence | Site visits and virtual tours
      Expert negotiation | Legal support | Average deal closing 30-90 days
    `),
    links: ["/buy-flat", "/buy-plot"],
  },
  "/exchange-property": {
    strings: ["Property Exchange Portal", "Submit Exchange Request", "about 4-8 weeks"],
    links: ["/property-exchange", "#process", CHAT, PHONE],
    anchors: ["process"],
  },
  "/nri-corner": {
    strings: each(`
      Talk to NRI Expert | Delhi NCR | Mumbai | Bangalore | Hyderabad | Goa | Pune | Chennai | Kerala | Punjab
      Rajasthan | 1000+ NRI portfolios | 24/7 manager access | Response within 24 working hours
    `),
    links: ["/nri-property", CHAT, PHONE],
    anchors: ["contact-form"],
  },
  "/group-investment-service": {
    strings: each(`
      AIPM Circle | 15-20% below market | discounts up to 20% | No extra charge | No minimum numbers
      Payments to builder RERA accounts | Individuals | Families and friends | Professionals or PSU employees
      NRIs | Businesses
    `),
    links: ["/#mobile-app-banner", "/join-group", CHAT],
  },
  "/investment-hub": {
    strings: each(`
      Trending Investment Cities | Greater Noida | New Noida | New Faridabad | Dholera | Karjat | Vangani
      Dwarka Expressway | Ayodhya | Dehradun | Market overview | Property types | Price trends
      Upcoming developments | Request Callback | Check Availability | Book Site Visit | per sqft | builder
      5%-20% cheaper than market resale | returns 12%-25% higher over 3-5 years | within 24 working hours
      deal closing 30-90 days
    `),
    links: ["/trending-property-enquiry", CHAT, PHONE],
    anchors: ["trending-cities"],
  },
  "/high-value-properties": {
    strings: each(`
      Submit My Asset Brief | Land Parcels | Commercial Assets | Institutional & Educational
      Energy & Infra Assets | Hospitality Assets | Luxury Homes & Farmhouses | Why List With Us
      Off-market only | Serious buyers only | Legal and title clean | Confidentiality
      100+ trophy assets verified
    `),
    links: ["/high-value-asset", CHAT, PHONE],
  },
  // The link back to the same route goes to the form on it.
  "/portfolio-management": {
    strings: [...portfolio, "Portfolio Management Services"],
    links: ["/portfolio-management#optimize"],
    anchors: ["optimize"],
  },
  // The same words without the form.
  "/portfolio-management-service": { strings: portfolio, links: ["/portfolio-management"] },
};
