/**
 * What must not be blank, written by hand from B5 with decisions 5, 14 and 23: the personal fields and the form's own,
 * by path on the wire. A variant of a form (`PARTNER_APPLICATION.broker`) has a row of its own.
 */

const top = ["fullName", "phoneNumber"];
const inside = ["formData.fullName", "formData.phoneNumber"];
const personal = ["formData.personalDetails.fullName", "formData.personalDetails.phoneNumber"];
const of = (group: string, ...names: string[]): string[] => names.map((name) => `formData.${group}.${name}`);
const data = (...names: string[]): string[] => names.map((name) => `formData.${name}`);

const BUYER = [
  ...personal,
  "formData.personalDetails.city",
  "formData.propertyRequirements.size",
  ...of("budgetDetails", "minBudget", "maxBudget"),
];

export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  CONTACT_US: [...top, ...data("city")],
  FURNITURE_ON_DEMAND: [...inside, ...data("city")],
  SOLAR_ADVANTAGE: [...inside, ...data("city"), ...of("serviceRequirement", "interests")],
  VAASTU_INTELLIGENCE: [...inside, ...data("propertyAddress", "preferredMode", "appointmentDate")],
  HIGH_VALUE_ASSET: [...top, ...data("locationOfProperty", "propertyType", "estimatedValue")],
  BUYER_FORM: BUYER,
  "BUYER_FORM.plot": BUYER,
  GROUP_BUYING_JOIN: [...personal, ...of("groupPreferences", "budgetRange", "propertySizePref", "purpose")],
  NRI_SUPPORT: [...inside, ...data("countryOfResidence", "propertyLocationIndia")],
  TRENDING_CITY_ENQUIRY: [...personal, ...of("investmentPreferences", "investmentRange", "cityType")],
  SELLER_FORM: [
    ...personal,
    ...of("propertyDetails", "locationDetails", "propertyType", "propertySize", "askingPrice"),
  ],
  TENANT_FORM: [
    ...personal,
    "formData.personalDetails.city",
    ...of("propertyDetails", "propertySize", "furnishingStatus", "propertyAge", "expectedRent"),
    ...of("propertyDetails", "securityDeposit", "availabilityDate"),
  ],
  SELLER_MANDATE: [
    ...personal,
    ...of("propertyDetails", "propertyLocation", "propertyType", "propertySize", "askingPrice"),
  ],
  JV_COLLABORATION: [...top, ...data("location", "totalArea")],
  PROPERTY_EXCHANGE: [
    ...inside,
    ...data("currentPropertyLocation", "approximateMarketValue", "preferredExchangeLocation", "exchangePreference"),
  ],
  LOAN_FUNDING: [...personal, "formData.personalDetails.city", ...of("loanDetails", "loanAmount")],
  PORTFOLIO_MANAGEMENT: [...inside, ...data("city")],
  GROUP_BUYING_CREATE: [...inside, ...data("preferredCity")],
  DOCUMENT_VERIFICATION: [...top, "email", ...data("propertyLocation")],
  ASK_FOUNDER: [...top, ...data("question")],
  INTERIOR_CONSTRUCTION: [...top, ...data("projectLocation", "builtUpArea")],
  SHIFTING_LOGISTICS: [...top, ...data("pickupAddress", "destinationAddress", "preferredDate")],
  FIELD_EXECUTIVE_FEEDBACK: [
    ...top,
    ...data("executiveName", "visitDate", "clientName", "executiveSummary", "submissionDate", "visits"),
    ...of("visits", "0.propertyName", "0.location", "1.propertyName", "1.location"),
  ],
  // B5 has no row for partners: what B3 does not call optional is required, the option groups apart.
  "PARTNER_APPLICATION.builder": [
    ...top,
    ...data("partnerType", "PersonName", "builderName", "projectsLocation", "cityFocus"),
  ],
  "PARTNER_APPLICATION.broker": [
    ...top,
    ...data("partnerType", "brokerName", "experience", "operatingAreas", "exchangeModel"),
  ],
  "PARTNER_APPLICATION.landowner": [...top, ...data("partnerType", "ownerName", "landDetails")],
  "PARTNER_APPLICATION.professional": [...top, ...data("partnerType", "profName", "specialization", "experience")],
  INVESTOR_ENTRY: top,
  DISPUTE_SETTLEMENT: top,
};
