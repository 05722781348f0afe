/** Required texts of the service pages, written before the pages. */
import { company } from "../../../src/content/company.ts";
import { each } from "../../support/spellings.ts";
import type { PageSpec } from "./company.ts";

const CHAT = company.chat.href;
const PHONE = company.phone.href;

export const spec: Record<string, PageSpec> = {
  // Targets of the twelve cards, and links elsewhere on the page.
  "/all-services": {
    strings: each(`
      Buy | Sell | Exchange | NRI | Construction and Interiors | Legal and RERA | Investment Hub | AIPM Circle
      Rental Management | Property Caretaking | Shifting | Storage
    `),
    links: each(`
      /buy-property | /sell-property | /exchange-property | /nri-corner | /construction | /legal-rera
      /investment-hub | /group-investment | /rental-caretaking | /shifting | /rent-property | /shift-logistics
      /dispute-settlement
    `),
  },
  "/construction": {
    strings: ["Construction and interiors", "design and quote within 24 hours", "Call us"],
    links: ["/interior-construction", "/contact", "/field-executive-feedback", CHAT, PHONE],
    anchors: ["contact-form"],
  },
  "/legal-rera": {
    strings: ["RERA registration takes 30-45 days", "title trace covers 30 years"],
    links: ["/document-verification", "/contact-form", CHAT, PHONE],
    anchors: ["contact-form"],
  },
  "/financial-services": {
    strings: each(`
      Get Financial Help | Home loan assistance | Financing strategy | Tax and compliance | Insurance and risk
      loans approved in 7-10 working days | approval in 48 hours
    `),
    links: ["/high-value-asset", "/loan-funding", CHAT, PHONE],
  },
  "/dispute-settlement": {
    strings: [
      "Success-based fees",
      "Tenant",
      "1-3 months",
      "Builder",
      "3-6 months",
      "Inheritance",
      "6-12 months",
    ],
    links: ["/field-executive-feedback", "/contact-form", CHAT, PHONE],
  },
  "/rental-caretaking": {
    strings: each(`
      AIPM lets out homes for owners | Basic | Rs 999 per month | Standard | Recommended | Rs 1,999 per month | Premium
      Rs 2,999 per month | Day 3 | first reminder | Day 7 | formal notice | legal action | monthly | weekly
      full client dashboard | coming soon
    `),
    links: ["/contact-form", "/rent-property"],
  },
  "/shifting": {
    strings: each(`
      Packing | Moving | Storage | 7-10 days ahead for local | 15-20 days for interstate
      express handled within 48 hours | transit insurance included
    `),
    links: ["/shift-logistics"],
  },
  // The booking section has no form. The hero links to it.
  "/vaastu-intelligence": {
    strings: [
      "What is Vaastu",
      "Who it is for",
      "Read More",
      "Read Less",
      "Book your Vaastu consultation",
    ],
    links: ["/vaastu-intelligence-form"],
  },
  "/solar-advantage": {
    strings: each(`
      Home solar | Commercial and industrial | Solar fields and power plants | EV charging stations
      Society-wide solar | Maintenance and AMC | Supplies and upgrades | Consultation and planning | Read More
      Read Less
    `),
    links: ["/solar-adv-form"],
  },
  "/furniture-on-demand": {
    strings: ["Why rent", "Get Started", "1 month to 2 years"],
    links: ["/furniture-on-demand-form", "#contact-form"],
    anchors: ["contact-form"],
  },
};
