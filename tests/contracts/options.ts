/**
 * The option lists as they were specified, written by hand: form type, then path on the wire. A list that hangs on another answer stands
 * here as the union of what it can offer.
 */
import type { SpecifiedType } from "./specified.ts";

type Lists = Readonly<Record<SpecifiedType, Readonly<Record<string, readonly string[]>>>>;

const INDIA = ["+91"];
const ALL_CODES = ["+91", "+1", "+44", "+971"];
const UNITS = ["BHK", "Sqft"];
const TIMELINES = ["Immediately", "1-3 Months", "3-6 Months", "6+ Months"];
const PURPOSES = ["First Home", "Investment", "Relocation", "Other"];
const BUDGET_RANGES = ["Below ₹20L", "₹20L - ₹40L", "₹40L - ₹60L", "₹60L - ₹1Cr", "Above ₹1Cr"];
const LANGUAGES = ["English", "Hindi", "Regional", "Any"];

export const OPTIONS: Lists = {
  CONTACT_US: { countryCode: INDIA },
  FURNITURE_ON_DEMAND: {
    "formData.countryCode": INDIA,
    "formData.propertyType": ["Home", "Office", "Commercial Setup", "Other"],
    "formData.furnitureNeeded": ["Living Room", "Bedroom", "Office Setup", "Full House Package", "Custom Requirement"],
    "formData.rentalDuration": ["Short-Term (up to 6 months)", "Long-Term (6+ months)"],
    "formData.deliveryPreference": ["Within 1 week", "Within 1 month", "Flexible"],
  },
  SOLAR_ADVANTAGE: {
    "formData.countryCode": INDIA,
    "formData.propertyDetails.propertyType": [
      "Independent House",
      "Apartment",
      "Commercial Building",
      "Industrial",
      "Plot",
    ],
    "formData.serviceRequirement.interests": [
      "New Solar Installation",
      "Consultation Only",
      "Net Metering & Subsidy Assistance",
      "Expansion of Existing System",
    ],
    // With an en dash, as it is written there and nowhere else.
    "formData.serviceRequirement.timeline": ["Immediate", "1\u20133 months", "6+ months"],
  },
  VAASTU_INTELLIGENCE: {
    "formData.countryCode": INDIA,
    "formData.propertyType": ["Home", "Office", "Commercial", "Plot"],
    "formData.currentStage": ["Under Construction", "Ready to Move", "Planning to Buy"],
    "formData.servicesNeeded": ["Complete Vaastu Audit", "Layout & Floor Plan Consultation", "Remedies & Corrections"],
    "formData.preferredMode": ["On-Site Visit", "Online Consultation"],
  },
  HIGH_VALUE_ASSET: {
    countryCode: INDIA,
    "formData.propertyType": ["Residential", "Villa", "Apartment", "Resort", "Commercial", "Plot", "Other"],
    "formData.isVacant": ["Yes", "No"],
    "formData.ownershipType": ["Freehold", "Leasehold", "Co-operative", "Other"],
    "formData.willingTo": ["Sell", "Lease", "Both"],
  },
  BUYER_FORM: {
    "formData.propertyRequirements.buyFor": ["flat", "plot"],
    "formData.propertyRequirements.type": [
      "Flat",
      "Villa",
      "Penthouse",
      "Studio",
      "Plot",
      "Agricultural",
      "Commercial",
    ],
    "formData.propertyRequirements.sizeType": UNITS,
    "formData.propertyRequirements.purpose": ["Self Use", "Investment"],
    "formData.propertyRequirements.timeline": TIMELINES,
  },
  GROUP_BUYING_JOIN: {
    "formData.groupPreferences.budgetRange": BUDGET_RANGES,
    "formData.groupPreferences.propertySizePref": ["1 BHK", "2 BHK", "3 BHK", "4+ BHK", "Studio"],
    "formData.groupPreferences.purpose": PURPOSES,
  },
  GROUP_BUYING_CREATE: {
    "formData.countryCode": ["+91", "+1", "+44"],
    "formData.numMembers": ["4", "5", "6", "7+"],
    "formData.budgetPerMember": ["Below INR 50L", "INR 50L-1Cr", "INR 1-1.5 Cr", "Above 1.5 Cr"],
    "formData.propertySize": ["1 BHK", "2 BHK", "3 BHK", "4+ BHK"],
    "formData.purpose": PURPOSES,
    "formData.timeframe": TIMELINES,
  },
  NRI_SUPPORT: {
    "formData.countryCode": ALL_CODES,
    "formData.natureOfConcern": ["Inherited", "Sale / Transfer", "Legal Dispute", "Tenancy / Rent Issue", "Other"],
    "formData.registeredNRIAccount": ["Yes", "No"],
    "formData.soleOwner": ["Yes", "No"],
    "formData.documentsAvailable": ["Yes", "No"],
  },
  TRENDING_CITY_ENQUIRY: {
    "formData.personalDetails.countryCode": INDIA,
    "formData.investmentPreferences.investmentRange": BUDGET_RANGES,
    "formData.investmentPreferences.cityType": ["Metro", "Tier 1", "Tier 2", "Tier 3", "Any"],
    "formData.investmentPreferences.purpose": PURPOSES,
    "formData.investmentPreferences.timeline": TIMELINES,
    "formData.additionalPreferences.languagePreference": ["Hindi", "English", "Regional", "Any"],
  },
  SELLER_FORM: {
    "formData.personalDetails.countryCode": INDIA,
    "formData.propertyDetails.propertyType": ["Flat", "Apartment", "Villa", "Studio"],
    "formData.propertyDetails.sizeType": UNITS,
    "formData.propertyDetails.ownershipType": ["Freehold", "Leasehold", "Co-operative"],
    "formData.propertyDetails.possessionStatus": [
      "Ready",
      "Under Construction",
      "Possession in 6 Months",
      "Possession in 1+ Year",
    ],
  },
  TENANT_FORM: {
    "formData.propertyDetails.propertyType": ["Flat", "Villa", "Independent House", "Studio", "PG/Hostel"],
    "formData.propertyDetails.sizeType": UNITS,
    "formData.propertyDetails.furnishingStatus": ["Fully Furnished", "Semi Furnished", "Unfurnished"],
    "formData.tenantPreferences.preferredTenants": ["Any", "Family", "Bachelors", "Company"],
  },
  SELLER_MANDATE: {
    "formData.propertyDetails.propertyType": ["Flat", "Villa", "Plot", "Commercial"],
    "formData.propertyDetails.sizeUnit": UNITS,
    "formData.mandateDetails.mandateValidity": ["3 Months", "6 Months", "12 Months", "Until Sold"],
  },
  JV_COLLABORATION: {
    countryCode: INDIA,
    "formData.propertyType": ["Land", "Residential", "Commercial", "Other"],
    "formData.currentStatus": ["Vacant", "Occupied", "Under Dispute", "Other"],
    "formData.ownershipType": ["Freehold", "Leasehold", "Co-operative", "Other"],
    "formData.documentsAvailable": [
      "Title Deed",
      "Sale Agreement",
      "Mother Deed",
      "Mutation Certificate",
      "Property Tax Receipts",
      "CLU Certificate",
      "Zoning Certificate",
      "Sanctioned Site Plan",
      "Encumbrance Certificate",
      "Registry Copy",
      "POA Document",
      "Conversion Certificate",
      "Lease Agreement",
      "Builder NOC",
      "Partnership Deed (if any)",
      "Other",
    ],
    "formData.governmentApprovals": [
      "RERA Registration",
      "Building Plan Approval",
      "Fire Safety NOC",
      "Environmental Clearance",
      "CLU Approval",
      "Electricity Sanction",
      "Water Supply Clearance",
      "Sewerage NOC",
      "Lift Safety Certificate",
      "Airport Authority Clearance",
      "Urban Development Authority NOC",
      "Heritage Site Clearance",
      "Agricultural Land Conversion Certificate",
      "Local Municipality Approval",
      "Other (specify in notes)",
    ],
    "formData.jvType": ["Development Sharing", "Fixed Buyout", "Revenue Sharing", "Builder-Partner Model"],
    "formData.builderInteraction": ["Yes", "No", "Maybe"],
  },
  PROPERTY_EXCHANGE: {
    "formData.countryCode": ALL_CODES,
    "formData.propertyType": ["Flat", "Villa", "Apartment", "Plot", "Commercial", "Other"],
    "formData.possessionStatus": ["Ready", "Under Construction", "Possession Soon", "Other"],
    "formData.ownershipType": ["Freehold", "Leasehold", "Co-operative", "Other"],
    "formData.exchangePreference": [
      "Upgrade to bigger house by paying extra",
      "Same value house in different location",
      "Smaller house with balance in cash",
    ],
    "formData.legalDocsReady": ["Yes", "No"],
  },
  LOAN_FUNDING: {
    "formData.personalDetails.countryCode": INDIA,
    "formData.loanDetails.fundingType": ["Home Loan", "Loan Against Property", "Business Loan", "Personal Loan"],
    "formData.propertyDetails.type": ["Flat", "Villa", "Plot", "Commercial"],
    "formData.financialDetails.cibilScore": ["Not Sure", "< 600", "600 - 700", "700 - 800", "> 800"],
  },
  PORTFOLIO_MANAGEMENT: {
    "formData.countryCode": INDIA,
    "formData.numProperties": ["0", "1", "2", "3", "4+"],
    "formData.goals": ["Max ROI", "Rental Optimization", "Resale Planning", "Tax Planning", "Diversification"],
    "formData.buySellInterest": ["Yes", "No", "Maybe"],
  },
  DOCUMENT_VERIFICATION: {
    countryCode: INDIA,
    "formData.purpose": ["First Home", "Investment", "Resale", "Other"],
    "formData.propertyType": ["Flat", "Villa", "Plot", "Commercial"],
    "formData.documents": ["Title Deed", "Mutation", "Agreement", "CLU", "Receipts", "POA", "Map", "None"],
    "formData.urgency": ["Low", "Normal", "High", "Urgent"],
  },
  ASK_FOUNDER: { countryCode: INDIA, "formData.preferredBlogLanguage": LANGUAGES },
  INTERIOR_CONSTRUCTION: {
    countryCode: INDIA,
    "formData.requirementType": ["Interior Design", "Interior Construction", "Renovation", "Turnkey Project"],
    "formData.propertyType": ["Flat", "Villa", "Independent House", "Commercial"],
    "formData.architectPlans": ["Yes", "No"],
    "formData.preferredStart": TIMELINES,
  },
  SHIFTING_LOGISTICS: {
    countryCode: INDIA,
    "formData.moveType": ["Full Home", "Partial Move", "Single Item", "Office Move"],
    "formData.parkingAvailable": ["Yes", "No", "Unsure"],
    "formData.highValueItems": ["Yes", "No", "Unsure"],
  },
  FIELD_EXECUTIVE_FEEDBACK: {
    countryCode: ALL_CODES,
    "formData.visits.0.condition": ["Excellent", "Good", "Average", "Poor"],
    "formData.visits.0.priceResponse": ["Acceptable", "High", "Low", "No Response"],
  },
  PARTNER_APPLICATION: {
    countryCode: INDIA,
    "formData.partnerType": ["Builder", "Broker", "Landowner", "Professional"],
  },
  INVESTOR_ENTRY: { countryCode: INDIA },
  DISPUTE_SETTLEMENT: { countryCode: INDIA },
};

/** Lists whose options were left to us: closed, and with "Other". */
export const AUTHORED: Readonly<Record<string, readonly string[]>> = {
  TENANT_FORM: ["formData.propertyDetails.propertyAge"],
  LOAN_FUNDING: ["formData.propertyDetails.finalized", "formData.financialDetails.incomeProof"],
  PARTNER_APPLICATION: [
    "formData.projectType",
    "formData.partnershipInterest",
    "formData.currentStage",
    "formData.exchangeModel",
    "formData.brokerSpecialization",
    "formData.currentNetwork",
    "formData.servicesOffered",
    "formData.landType",
    "formData.developmentInterest",
    "formData.currentStatus",
    "formData.professionalCategory",
    "formData.serviceModel",
    "formData.expertiseLevel",
  ],
};
