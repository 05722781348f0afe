/** The words of the forms that are translated, for the edge. A page loads those of its own form alone. */
import type { FormType } from "../../forms/catalogue.ts";
import type { AnyFormWords } from "../form-words.ts";
import { words as askFounder } from "./forms/ask-founder.ts";
import { words as buyer } from "./forms/buyer.ts";
import { words as contact } from "./forms/contact.ts";
import { words as dataRequest } from "./forms/data-request.ts";
import { words as disputeSettlement } from "./forms/dispute-settlement.ts";
import { words as documentVerification } from "./forms/document-verification.ts";
import { words as fieldExecutiveFeedback } from "./forms/field-executive-feedback.ts";
import { words as furnitureOnDemand } from "./forms/furniture-on-demand.ts";
import { words as groupBuyingCreate } from "./forms/group-buying-create.ts";
import { words as groupBuyingJoin } from "./forms/group-buying-join.ts";
import { words as highValueAsset } from "./forms/high-value-asset.ts";
import { words as interiorConstruction } from "./forms/interior-construction.ts";
import { words as investorEntry } from "./forms/investor-entry.ts";
import { words as jointVenture } from "./forms/joint-venture.ts";
import { words as loanFunding } from "./forms/loan-funding.ts";
import { words as nriSupport } from "./forms/nri-support.ts";
import { words as partnerApplication } from "./forms/partner-application.ts";
import { words as portfolioManagement } from "./forms/portfolio-management.ts";
import { words as propertyExchange } from "./forms/property-exchange.ts";
import { words as seller } from "./forms/seller.ts";
import { words as sellerMandate } from "./forms/seller-mandate.ts";
import { words as shiftingLogistics } from "./forms/shifting-logistics.ts";
import { words as solarAdvantage } from "./forms/solar-advantage.ts";
import { words as tenant } from "./forms/tenant.ts";
import { words as trendingCityEnquiry } from "./forms/trending-city-enquiry.ts";
import { words as vaastuIntelligence } from "./forms/vaastu-intelligence.ts";

export const forms: Readonly<Partial<Record<FormType, AnyFormWords>>> = {
  ASK_FOUNDER: askFounder,
  BUYER_FORM: buyer,
  CONTACT_US: contact,
  DATA_REQUEST: dataRequest,
  DISPUTE_SETTLEMENT: disputeSettlement,
  DOCUMENT_VERIFICATION: documentVerification,
  FIELD_EXECUTIVE_FEEDBACK: fieldExecutiveFeedback,
  FURNITURE_ON_DEMAND: furnitureOnDemand,
  GROUP_BUYING_CREATE: groupBuyingCreate,
  GROUP_BUYING_JOIN: groupBuyingJoin,
  HIGH_VALUE_ASSET: highValueAsset,
  INTERIOR_CONSTRUCTION: interiorConstruction,
  INVESTOR_ENTRY: investorEntry,
  JV_COLLABORATION: jointVenture,
  LOAN_FUNDING: loanFunding,
  NRI_SUPPORT: nriSupport,
  PARTNER_APPLICATION: partnerApplication,
  PORTFOLIO_MANAGEMENT: portfolioManagement,
  PROPERTY_EXCHANGE: propertyExchange,
  SELLER_FORM: seller,
  SELLER_MANDATE: sellerMandate,
  SHIFTING_LOGISTICS: shiftingLogistics,
  SOLAR_ADVANTAGE: solarAdvantage,
  TENANT_FORM: tenant,
  TRENDING_CITY_ENQUIRY: trendingCityEnquiry,
  VAASTU_INTELLIGENCE: vaastuIntelligence,
};
