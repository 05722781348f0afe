/** Required texts of the company and contact pages, written before the pages. */
import { company } from "../../../src/content/company.ts";
import { each } from "../../support/spellings.ts";

/** The requirements of a content page. */
export interface PageSpec {
  /** Words that the page must contain. */
  readonly strings: readonly string[];
  /** Links that the page must have. `/loan-funding` also matches `/loan-funding?city=Pune`. */
  readonly links?: readonly string[];
  readonly anchors?: readonly string[];
}

const CHAT = company.chat.href;
const PHONE = company.phone.href;

export const spec: Record<string, PageSpec> = {
  "/about": {
    strings: each(`
      1000+ | transactions | Rs 5000Cr+ | transaction value | 98% | satisfaction | 25+ | cities | 50+ years
      combined leadership experience | Established 2025
    `),
    links: ["/about/mission", "/about/team", "/about/why-us", "/about/promise"],
  },
  // Sell, buy, manage investments, legal help, dispute resolution, construction support.
  "/about/mission": {
    strings: ["mission"],
    links: each(`
      /sell-property | /buy-property | /portfolio-management-service | /legal-rera | /dispute-settlement
      /construction
    `),
  },
  "/about/team": {
    strings: ["Our team"],
    links: Array.from({ length: 9 }, (_, i) => `/about/team?member=${i + 1}`),
    anchors: Array.from({ length: 9 }, (_, i) => `member-${i + 1}`),
  },
  "/about/why-us": {
    strings: each(`
      30-90 days | about 4-8 weeks | 24 working hours | 30-45 days | 7-10 working days | 48 hours
      Private & Confidential | All-in-One Service | Expert Team | Trusted Legacy
    `),
  },
  "/about/promise": { strings: ["promise", "24 working hours", "30 years"] },
  // Fourteen groups, and the claims that answers repeat.
  "/faq": {
    strings: each(`
      General | Exchange Property | NRI Services | AIPM Circle | Buy/Sell Property | Investment Hub
      Construction & Interiors | Legal & RERA | Rental & Caretaking | Shifting & Logistics
      Financial Services | Dispute Settlement | Portfolio Management | Website & Services | 30-90 days
      about 4-8 weeks | 1000+ NRI portfolios | 24/7 manager access | within 24 working hours
      5%-20% cheaper than market resale | 12%-25% ROI over 3-5 years | design and quote within 24 hours
      RERA registration takes 30-45 days | title trace covers 30 years | 15-20% below market
      discounts up to 20% | no extra charge | no minimum numbers | builder RERA accounts
      Basic Rs 999 per month | Standard Rs 1,999 per month | Premium Rs 2,999 per month | day 3 | day 7
      7-10 days ahead | 15-20 days | within 48 hours | Basic transit insurance is included | 7-10 working days
      1-3 months | 3-6 months | 6-12 months | success-based fees | established 2025 |
      Who are you, and are you registered? | AIPM lets out homes for owners
    `),
    links: ["/contact-form"],
  },
  // Both statements of hours, three offices, two e-mail addresses.
  "/contact": {
    strings: each(
      "Talk to Us | Mon-Fri 10am-6pm IST | Mon-Sat 9 AM-6 PM | New Delhi | Delhi HQ | Mumbai | Bangalore",
    ),
    links: ["/contact-form", PHONE, ...company.supportEmails.map(({ href }) => href)],
  },
  "/query": {
    strings: ["Query Center", "AIPM lets out homes for owners"],
    links: each(`
      /contact-form | /field-executive-feedback | /buy-flat | /buy-plot | /join-group | /nri-property
      /trending-property-enquiry | /sell-property | /rent-property | /seller-mandate | /high-value-asset
      /joint-venture | /property-exchange | /loan-funding | /portfolio-management | /group-investment
      /document-verification | /ask-founder | /interior-construction | /shift-logistics | /partner-application
      /contact
    `),
  },
  "/partner": {
    strings: ["Join The Network", "Builders", "Dealers/Brokers", "Landowners", "Professionals"],
    links: [
      ...each(`
      #partner-form | /partner-application?partnerType=Builder | /partner-application?partnerType=Broker
      /partner-application?partnerType=Landowner | /partner-application?partnerType=Professional
    `),
      CHAT,
      PHONE,
    ],
    anchors: ["partner-form"],
  },
  // With the rights of the DPDP Act, 2023.
  "/privacy-policy": {
    strings: each(`
      Privacy Policy | Last updated March 1, 2024 | Information we collect | How we use it
      Whom we share it with | How we keep it safe | Your rights | Contact
      Digital Personal Data Protection Act, 2023 | Access | Correction | Erasure | Grievance redressal
      Nomination | Withdrawal of consent | verified buyers or partners
    `),
  },
  "/your-data": {
    strings: each(`
      A copy of my data | A correction | Withdraw consent, without erasure | Erasure
      Name somebody to act for me | A complaint | Reference | Phone number
    `),
    links: ["/privacy-policy", PHONE],
  },
  // GIGW 3.0 requires level, date, contact, tests and limits in a statement.
  "/accessibility": {
    strings: [
      "WCAG",
      "2.2",
      "level AA",
      "Statement of 22 November 2026",
      "not good enough yet",
      "GIGW 3.0",
    ],
    anchors: ["contact"],
  },
  "/terms-conditions": {
    strings: each(`
      Terms & Conditions | Acceptance | Use license | Disclaimer | Limitations | Accuracy | Links
      Modifications | Governing law
    `),
  },
};
