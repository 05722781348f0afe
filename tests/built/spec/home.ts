/** Required texts of the home page, written before the page. */
import { each } from "../../support/spellings.ts";
import type { PageSpec } from "./company.ts";

export const spec: Record<string, PageSpec> = {
  "/": {
    strings: each(`
      India's First Property Exchange Platform | Exchange Property | NRI Corner | AIPM Circle
      Private & Confidential | All-in-One Service | Expert Team | Trusted Legacy | General | NRI Services
      Why Choose Us | Our Mission | Our Team | Our Promise | Partner With Us | Google Play | App Store
      4-8 weeks | 30 years | 24 working hours | 1000+ NRI portfolios | 24/7 manager access
      15-20% below market | No extra charge | No minimum numbers | 50+ years combined leadership experience
      stablished 2025 | family business enterprise
    `),
    links: each(`
      /buy-property | /exchange-property | /nri-corner | /group-investment-service | /investment-hub
      /construction | /legal-rera | /financial-services | /dispute-settlement | /rental-caretaking | /shifting
      /vaastu-intelligence | /solar-advantage | /furniture-on-demand | /portfolio-management-service
      /about/team?member=1 | /about/team?member=2 | /about/team?member=3 | /about/team?member=4
      /about/team?member=5 | /about/team?member=6 | /about/team?member=7 | /about/team?member=8
      /about/team?member=9 | /faq | /about/why-us | /about/mission | /about/team | /about/promise | /partner
    `),
    anchors: ["mobile-app-banner"],
  },
};
