import { company } from "./company.ts";
import { officeHours } from "./office-hours.ts";

/** Keeps "Rs" and its number on one line. */
const rs = (amount: string) => `Rs\u00A0${amount}`;

/** Claims of the business, in its own words. Pages quote them from here, so that no two pages disagree. */
export const claims = {
  services: "Fifteen services",
  dealClosing: "30-90 days",
  exchangeTime: "4-8 weeks",
  nriPortfolios: "1000+ NRI portfolios",
  managerAccess: "24/7 manager access",
  response: `${officeHours.promised} working hours`,
  belowResale: "5%-20%",
  earlyAccessReturns: "12%-25%",
  earlyAccessYears: "3-5 years",
  designAndQuote: "24 hours",
  reraRegistration: "30-45 days",
  titleTrace: "30 years",
  circleBelowMarket: "15-20%",
  circleDiscount: "20%",
  trophyAssets: "100+ trophy assets verified",
  partnerBanks: "Eight partner banks",
  loanApproval: "7-10 working days",
  loanPreApproval: "48 hours",
  furnitureTerm: "1 month to 2 years",
  indiasFirst: company.tagline,
  successFees: "Success-based fees",
  noExtraCharge: "No extra charge",
  noMinimum: "No minimum numbers",
  builderAccounts: "Payments to builder RERA accounts",
} as const;

/** `claims.response` in working days. Only /contact and the receipt say it, each once. */
export const responseMeans = "(three working days)";

export const stats = [
  { value: "1000+", label: "transactions" },
  { value: rs("5000Cr+"), label: "transaction value" },
  { value: "98%", label: "satisfaction" },
  { value: "25+", label: "cities" },
  { value: "50+ years", label: "combined leadership experience" },
] as const;

export const disputeTimelines = [
  { type: "Tenant", time: "1-3 months" },
  { type: "Builder", time: "3-6 months" },
  { type: "Inheritance", time: "6-12 months" },
] as const;

export const rentReminders = [
  { when: "Day 3", what: "first reminder" },
  { when: "Day 7", what: "formal notice" },
  { when: "Then", what: "legal action" },
] as const;

export const inspections = { let: "monthly", vacant: "weekly" } as const;

export const rentalPackages = {
  basic: rs("999 per month"),
  standard: rs("1,999 per month"),
  premium: rs("2,999 per month"),
} as const;

export const moving = {
  local: "7-10 days",
  interstate: "15-20 days",
  express: "48 hours",
  insurance: "basic transit insurance",
} as const;

export const circleMinimum = 4;
