/** All forms. The worker and the prerenderer load them; a form's page loads only its own definition. */
import { form as askFounder } from "./ask-founder.form.ts";
import { form as buyer } from "./buyer.form.ts";
import { form as contact } from "./contact.form.ts";
import { form as disputeSettlement } from "./dispute-settlement.form.ts";
import { form as documentVerification } from "./document-verification.form.ts";
import { form as fieldExecutiveFeedback } from "./field-executive-feedback.form.ts";
import { form as furnitureOnDemand } from "./furniture-on-demand.form.ts";
import { form as groupBuyingCreate } from "./group-buying-create.form.ts";
import { form as groupBuyingJoin } from "./group-buying-join.form.ts";
import { form as highValueAsset } from "./high-value-asset.form.ts";
import { form as interiorConstruction } from "./interior-construction.form.ts";
import { form as investorEntry } from "./investor-entry.form.ts";
import { form as jointVenture } from "./joint-venture.form.ts";
import { form as loanFunding } from "./loan-funding.form.ts";
import { form as nriSupport } from "./nri-support.form.ts";
import { form as partnerApplication } from "./partner-application.form.ts";
import { form as portfolioManagement } from "./portfolio-management.form.ts";
import { form as propertyExchange } from "./property-exchange.form.ts";
import { form as seller } from "./seller.form.ts";
import { form as sellerMandate } from "./seller-mandate.form.ts";
import { form as shiftingLogistics } from "./shifting-logistics.form.ts";
import { form as solarAdvantage } from "./solar-advantage.form.ts";
import { form as tenant } from "./tenant.form.ts";
import { form as trendingCityEnquiry } from "./trending-city-enquiry.form.ts";
import { form as vaastuIntelligence } from "./vaastu-intelligence.form.ts";
import { form as dataRequest } from "./data-request.form.ts";
import { checkForm } from "./check.ts";
// The worker needs the parsers for every lead.
import "./all-parsers.ts";
import type { AnyForm } from "./define.ts";

const forms = [
  askFounder,
  buyer,
  contact,
  disputeSettlement,
  documentVerification,
  fieldExecutiveFeedback,
  furnitureOnDemand,
  groupBuyingCreate,
  groupBuyingJoin,
  highValueAsset,
  interiorConstruction,
  investorEntry,
  jointVenture,
  loanFunding,
  nriSupport,
  partnerApplication,
  portfolioManagement,
  propertyExchange,
  seller,
  sellerMandate,
  shiftingLogistics,
  solarAdvantage,
  tenant,
  trendingCityEnquiry,
  vaastuIntelligence,
  dataRequest,
] as const;

/** `formType` of each form. */
export type FormType = (typeof forms)[number]["type"];

export const catalogue: readonly AnyForm[] = forms;

for (const form of catalogue) checkForm(form);

const byType = new Map(catalogue.flatMap((form) => [form.type, ...(form.aliases ?? [])].map((type) => [type, form])));

/** The form of a type or alias; undefined where there is none. */
export const formOfType = (type: string): AnyForm | undefined => byType.get(type);
