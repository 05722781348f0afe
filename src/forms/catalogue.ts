/** All forms. The worker and the prerenderer load them. The page of a form loads only its own definition. */
import { form as askFounder } from "./definitions/ask-founder.form.ts";
import { form as buyer } from "./definitions/buyer.form.ts";
import { form as contact } from "./definitions/contact.form.ts";
import { form as disputeSettlement } from "./definitions/dispute-settlement.form.ts";
import { form as documentVerification } from "./definitions/document-verification.form.ts";
import { form as fieldExecutiveFeedback } from "./definitions/field-executive-feedback.form.ts";
import { form as furnitureOnDemand } from "./definitions/furniture-on-demand.form.ts";
import { form as groupBuyingCreate } from "./definitions/group-buying-create.form.ts";
import { form as groupBuyingJoin } from "./definitions/group-buying-join.form.ts";
import { form as highValueAsset } from "./definitions/high-value-asset.form.ts";
import { form as interiorConstruction } from "./definitions/interior-construction.form.ts";
import { form as investorEntry } from "./definitions/investor-entry.form.ts";
import { form as jointVenture } from "./definitions/joint-venture.form.ts";
import { form as loanFunding } from "./definitions/loan-funding.form.ts";
import { form as nriSupport } from "./definitions/nri-support.form.ts";
import { form as partnerApplication } from "./definitions/partner-application.form.ts";
import { form as portfolioManagement } from "./definitions/portfolio-management.form.ts";
import { form as propertyExchange } from "./definitions/property-exchange.form.ts";
import { form as seller } from "./definitions/seller.form.ts";
import { form as sellerMandate } from "./definitions/seller-mandate.form.ts";
import { form as shiftingLogistics } from "./definitions/shifting-logistics.form.ts";
import { form as solarAdvantage } from "./definitions/solar-advantage.form.ts";
import { form as tenant } from "./definitions/tenant.form.ts";
import { form as trendingCityEnquiry } from "./definitions/trending-city-enquiry.form.ts";
import { form as vaastuIntelligence } from "./definitions/vaastu-intelligence.form.ts";
import { form as dataRequest } from "./definitions/data-request.form.ts";
import { checkForm } from "./check.ts";
import type { AnyForm } from "./define.ts";
import type { FileRule } from "./file-types.ts";

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

const byType = new Map(
  catalogue.flatMap((form) => [form.type, ...(form.aliases ?? [])].map((type) => [type, form])),
);

/** Returns the form of a type or alias, or `undefined`. */
export const findForm = (type: string): AnyForm | undefined => byType.get(type);

/** The file rule of a form: `null` if it takes no files, `undefined` if there is no such form. */
export const findUploadRule = (type: string): FileRule | null | undefined => {
  const form = findForm(type);
  return form && (form.upload?.rule ?? null);
};
