/**
 * One row for each example, written by hand: the required answers by path on the wire (name and
 * phone first), and the source of the lead's city. A variant of a form
 * (`PARTNER_APPLICATION.broker`) has its own row.
 */

const top = ["fullName", "phoneNumber"];
const inside = ["formData.fullName", "formData.phoneNumber"];
const personal = ["formData.personalDetails.fullName", "formData.personalDetails.phoneNumber"];
const of = (group: string, ...names: string[]): string[] =>
  names.map((name) => `formData.${group}.${name}`);
const data = (...names: string[]): string[] => names.map((name) => `formData.${name}`);

const BUYER = [
  ...personal,
  "formData.personalDetails.city",
  "formData.propertyRequirements.size",
  ...of("budgetDetails", "minBudget", "maxBudget"),
];

interface Expected {
  readonly required: readonly string[];
  readonly city?: string;
}

export const EXPECTED: Readonly<Record<string, Expected>> = {
  CONTACT_US: { required: [...top, ...data("city")], city: "formData.city" },
  FURNITURE_ON_DEMAND: { required: [...inside, ...data("city")], city: "formData.city" },
  SOLAR_ADVANTAGE: {
    required: [...inside, ...data("city"), ...of("serviceRequirement", "interests")],
    city: "formData.city",
  },
  VAASTU_INTELLIGENCE: {
    required: [...inside, ...data("propertyAddress", "preferredMode", "appointmentDate")],
    city: "formData.propertyAddress",
  },
  HIGH_VALUE_ASSET: {
    required: [...top, ...data("locationOfProperty", "propertyType", "estimatedValue")],
    city: "formData.locationOfProperty",
  },
  BUYER_FORM: { required: BUYER, city: "formData.personalDetails.city" },
  "BUYER_FORM.plot": { required: BUYER, city: "formData.personalDetails.city" },
  GROUP_BUYING_JOIN: {
    required: [
      ...personal,
      ...of("groupPreferences", "budgetRange", "propertySizePref", "purpose"),
    ],
  },
  NRI_SUPPORT: {
    required: [...inside, ...data("countryOfResidence", "propertyLocationIndia")],
    city: "formData.propertyLocationIndia",
  },
  TRENDING_CITY_ENQUIRY: {
    required: [...personal, ...of("investmentPreferences", "investmentRange", "cityType")],
  },
  SELLER_FORM: {
    required: [
      ...personal,
      ...of("propertyDetails", "locationDetails", "propertyType", "propertySize", "askingPrice"),
    ],
    city: "formData.propertyDetails.locationDetails",
  },
  TENANT_FORM: {
    required: [
      ...personal,
      "formData.personalDetails.city",
      ...of("propertyDetails", "propertySize", "furnishingStatus", "propertyAge", "expectedRent"),
      ...of("propertyDetails", "securityDeposit", "availabilityDate"),
    ],
    city: "formData.personalDetails.city",
  },
  SELLER_MANDATE: {
    required: [
      ...personal,
      ...of("propertyDetails", "propertyLocation", "propertyType", "propertySize", "askingPrice"),
    ],
    city: "formData.propertyDetails.propertyLocation",
  },
  JV_COLLABORATION: {
    required: [...top, ...data("location", "totalArea")],
    city: "formData.location",
  },
  PROPERTY_EXCHANGE: {
    required: [
      ...inside,
      ...data(
        "currentPropertyLocation",
        "approximateMarketValue",
        "preferredExchangeLocation",
        "exchangePreference",
      ),
    ],
    city: "formData.currentPropertyLocation",
  },
  LOAN_FUNDING: {
    required: [...personal, "formData.personalDetails.city", ...of("loanDetails", "loanAmount")],
    city: "formData.personalDetails.city",
  },
  PORTFOLIO_MANAGEMENT: { required: [...inside, ...data("city")], city: "formData.city" },
  GROUP_BUYING_CREATE: {
    required: [...inside, ...data("preferredCity")],
    city: "formData.preferredCity",
  },
  DOCUMENT_VERIFICATION: {
    required: [...top, "email", ...data("propertyLocation")],
    city: "formData.propertyLocation",
  },
  ASK_FOUNDER: { required: [...top, ...data("question")], city: "formData.city" },
  INTERIOR_CONSTRUCTION: {
    required: [...top, ...data("projectLocation", "builtUpArea")],
    city: "formData.projectLocation",
  },
  SHIFTING_LOGISTICS: {
    required: [...top, ...data("pickupAddress", "destinationAddress", "preferredDate")],
    city: "formData.pickupAddress",
  },
  FIELD_EXECUTIVE_FEEDBACK: {
    required: [
      ...top,
      ...data(
        "executiveName",
        "visitDate",
        "clientName",
        "executiveSummary",
        "submissionDate",
        "visits",
      ),
      ...of("visits", "0.propertyName", "0.location", "1.propertyName", "1.location"),
    ],
  },
  // The specification requires every partner answer that it does not call optional, except the
  // option groups.
  "PARTNER_APPLICATION.builder": {
    required: [
      ...top,
      ...data("partnerType", "PersonName", "builderName", "projectsLocation", "cityFocus"),
    ],
    city: "formData.cityFocus",
  },
  "PARTNER_APPLICATION.broker": {
    required: [
      ...top,
      ...data("partnerType", "brokerName", "experience", "operatingAreas", "exchangeModel"),
    ],
  },
  "PARTNER_APPLICATION.landowner": {
    required: [...top, ...data("partnerType", "ownerName", "landDetails")],
  },
  "PARTNER_APPLICATION.professional": {
    required: [...top, ...data("partnerType", "profName", "specialization", "experience")],
  },
  INVESTOR_ENTRY: { required: top, city: "formData.city" },
  DISPUTE_SETTLEMENT: { required: top, city: "formData.city" },
  DATA_REQUEST: { required: [...top, ...data("request")] },
};
