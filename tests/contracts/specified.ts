/** For every specified form: its pages, words, behaviour, lists and files, written by hand. Our own forms need no row. */
import type { FormType } from "../../src/forms/catalogue.ts";
import {
  SENT,
  usual,
  PICTURES,
  ALL,
  PAPERS,
  UNITS,
  TIMELINES,
  PURPOSES,
  BUDGETS,
  type Specified,
} from "./specified-form.ts";
import { SPECIFIED_SERVICES } from "./specified-services.ts";

const SPECIFIED = {
  CONTACT_US: {
    ...usual,
    pages: { "/contact-form": {} },
    success: "Thanks! We'll get back to you soon.",
  },
  FURNITURE_ON_DEMAND: {
    ...usual,
    pages: { "/furniture-on-demand-form": {} },
    success: SENT,
    gate: "alert",
    lists: {
      propertyType: "Home | Office | Commercial Setup | Other",
      furnitureNeeded:
        "Living Room | Bedroom | Office Setup | Full House Package | Custom Requirement",
      rentalDuration: "Short-Term (up to 6 months) | Long-Term (6+ months)",
      deliveryPreference: "Within 1 week | Within 1 month | Flexible",
    },
  },
  SOLAR_ADVANTAGE: {
    ...usual,
    pages: {
      "/solar-adv-form": {
        "propertyDetails.propertyType": "Independent House",
        "serviceRequirement.timeline": "1\u20133 months",
        "serviceRequirement.interests": [],
      },
    },
    success: "Submitted successfully!",
    gate: "alert",
    lists: {
      "propertyDetails.propertyType":
        "Independent House | Apartment | Commercial Building | Industrial | Plot",
      "serviceRequirement.interests": `New Solar Installation | Consultation Only | Net Metering & Subsidy Assistance
      Expansion of Existing System`,
      "serviceRequirement.timeline": "Immediate | 1\u20133 months | 6+ months",
    },
  },
  VAASTU_INTELLIGENCE: {
    ...usual,
    pages: {
      "/vaastu-intelligence-form": {
        propertyType: "Home",
        currentStage: "Planning to Buy",
        servicesNeeded: ["Complete Vaastu Audit"],
      },
    },
    success: SENT,
    submit: "Book Consultation",
    gate: "alert",
    lists: {
      propertyType: "Home | Office | Commercial | Plot",
      currentStage: "Under Construction | Ready to Move | Planning to Buy",
      servicesNeeded:
        "Complete Vaastu Audit | Layout & Floor Plan Consultation | Remedies & Corrections",
      preferredMode: "On-Site Visit | Online Consultation",
    },
  },
  HIGH_VALUE_ASSET: {
    ...usual,
    pages: {
      "/high-value-asset": { isVacant: "Yes", ownershipType: "Freehold", willingTo: "Sell" },
    },
    heading: "High Value Asset Submission",
    success: "High value asset submitted successfully!",
    lists: {
      propertyType: "Residential | Villa | Apartment | Resort | Commercial | Plot | Other",
      isVacant: "Yes | No",
      ownershipType: "Freehold | Leasehold | Co-operative | Other",
      willingTo: "Sell | Lease | Both",
    },
    files: ALL,
  },
  BUYER_FORM: {
    ...usual,
    pages: {
      "/buy-flat": {
        "propertyRequirements.buyFor": "flat",
        "propertyRequirements.type": "Flat",
        "propertyRequirements.sizeType": "BHK",
        "budgetDetails.loanAssistance": false,
      },
      "/buy-plot": {
        "propertyRequirements.buyFor": "plot",
        "propertyRequirements.type": "Plot",
        "propertyRequirements.sizeType": "Sqft",
        "budgetDetails.loanAssistance": false,
      },
    },
    heading: "Property Buyer Form",
    success: "Form submitted successfully!",
    lists: {
      "propertyRequirements.buyFor": "flat | plot",
      "propertyRequirements.type":
        "Flat | Villa | Penthouse | Studio | Plot | Agricultural | Commercial",
      "propertyRequirements.sizeType": UNITS,
      "propertyRequirements.purpose": "Self Use | Investment",
      "propertyRequirements.timeline": TIMELINES,
    },
  },
  GROUP_BUYING_JOIN: {
    ...usual,
    pages: { "/join-group": {} },
    heading: "Join Property Circle",
    wrapper: "Join Group Form",
    success: SENT,
    lists: {
      "groupPreferences.budgetRange": BUDGETS,
      "groupPreferences.propertySizePref": "1 BHK | 2 BHK | 3 BHK | 4+ BHK | Studio",
      "groupPreferences.purpose": PURPOSES,
    },
  },
  GROUP_BUYING_CREATE: {
    ...usual,
    pages: {
      "/group-investment": {
        numMembers: "4",
        budgetPerMember: "INR 1-1.5 Cr",
        propertySize: "2 BHK",
        timeframe: "1-3 Months",
      },
    },
    heading: "Create AIPM Circle",
    busy: "Creating Circle...",
    success: "Circle created successfully!",
    gate: "alert",
    afterSuccess: "clearFiles",
    lists: {
      numMembers: "4 | 5 | 6 | 7+",
      budgetPerMember: "Below INR 50L | INR 50L-1Cr | INR 1-1.5 Cr | Above 1.5 Cr",
      propertySize: "1 BHK | 2 BHK | 3 BHK | 4+ BHK",
      purpose: PURPOSES,
      timeframe: TIMELINES,
    },
    files: { ...PAPERS, category: "circle_investment_documents" },
  },
  NRI_SUPPORT: {
    ...usual,
    pages: {
      "/nri-property": { registeredNRIAccount: "Yes", soleOwner: "Yes", documentsAvailable: "Yes" },
    },
    heading: "NRI Property Assistance",
    wrapper: "NRI Property Form",
    success: "Form submitted successfully!",
    lists: {
      natureOfConcern: "Inherited | Sale / Transfer | Legal Dispute | Tenancy / Rent Issue | Other",
      registeredNRIAccount: "Yes | No",
      soleOwner: "Yes | No",
      documentsAvailable: "Yes | No",
    },
    files: { ...PICTURES, picker: true },
  },
  TRENDING_CITY_ENQUIRY: {
    ...usual,
    pages: {
      "/trending-property-enquiry": { "additionalPreferences.languagePreference": "Hindi" },
    },
    heading: "Trending Property Enquiry",
    wrapper: "Trending Property Enquiry Form",
    success: "Suggested property zones sent successfully!",
    lists: {
      "investmentPreferences.investmentRange": BUDGETS,
      "investmentPreferences.cityType": "Metro | Tier 1 | Tier 2 | Tier 3 | Any",
      "investmentPreferences.purpose": PURPOSES,
      "investmentPreferences.timeline": TIMELINES,
      "additionalPreferences.languagePreference": "Hindi | English | Regional | Any",
    },
  },
  SELLER_FORM: {
    ...usual,
    pages: {
      "/sell-property": {
        "propertyDetails.sizeType": "BHK",
        "propertyDetails.priceNegotiable": false,
      },
    },
    heading: "Property Seller Form",
    wrapper: "Property Seller Form",
    success: "Your property listing request has been received successfully!",
    lists: {
      "propertyDetails.propertyType": "Flat | Apartment | Villa | Studio",
      "propertyDetails.sizeType": UNITS,
      "propertyDetails.ownershipType": "Freehold | Leasehold | Co-operative",
      "propertyDetails.possessionStatus":
        "Ready | Under Construction | Possession in 6 Months | Possession in 1+ Year",
    },
    files: PICTURES,
  },
  TENANT_FORM: {
    ...usual,
    pages: { "/rent-property": { "propertyDetails.sizeType": "BHK" } },
    heading: "Property Rent Out Form",
    wrapper: "Property Rent Out Form",
    success: "Thank you! Your property details have been submitted successfully.",
    gate: "native",
    aliases: ["RENT_PROPERTY"],
    lists: {
      "propertyDetails.propertyType": "Flat | Villa | Independent House | Studio | PG/Hostel",
      "propertyDetails.sizeType": UNITS,
      "propertyDetails.furnishingStatus": "Fully Furnished | Semi Furnished | Unfurnished",
      "tenantPreferences.preferredTenants": "Any | Family | Bachelors | Company",
    },
    authored: "propertyDetails.propertyAge",
  },
  ...SPECIFIED_SERVICES,
} satisfies Partial<Record<FormType, Specified>>;

export const specified = Object.entries<Specified>(SPECIFIED);
