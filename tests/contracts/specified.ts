/** The forms that the business specified word for word; the tables beside hold them to it. A form of ours needs no row there. */
import type { FormType } from "../../src/forms/catalogue.ts";

export const SPECIFIED = [
  "BUYER_FORM",
  "SELLER_FORM",
  "HIGH_VALUE_ASSET",
  "LOAN_FUNDING",
  "DOCUMENT_VERIFICATION",
  "TENANT_FORM",
  "SELLER_MANDATE",
  "INTERIOR_CONSTRUCTION",
  "FIELD_EXECUTIVE_FEEDBACK",
  "TRENDING_CITY_ENQUIRY",
  "INVESTOR_ENTRY",
  "PROPERTY_EXCHANGE",
  "JV_COLLABORATION",
  "SHIFTING_LOGISTICS",
  "NRI_SUPPORT",
  "PORTFOLIO_MANAGEMENT",
  "DISPUTE_SETTLEMENT",
  "ASK_FOUNDER",
  "VAASTU_INTELLIGENCE",
  "GROUP_BUYING_JOIN",
  "GROUP_BUYING_CREATE",
  "PARTNER_APPLICATION",
  "FURNITURE_ON_DEMAND",
  "CONTACT_US",
  "SOLAR_ADVANTAGE",
] as const satisfies readonly FormType[];

export type SpecifiedType = (typeof SPECIFIED)[number];

export const isSpecified = (type: string): type is SpecifiedType => SPECIFIED.some((one) => one === type);
