/**
 * For every specified form: its pages, words, behaviour, lists and files, written by hand. Our own
 * forms need no row.
 */
import type { FormType } from "../../src/forms/catalogue.ts";

interface Files {
  readonly mib: number;
  readonly extensions: string;
  readonly via: "presign" | "s3";
  readonly category?: string;
  /** Whether its page has a picker. */
  readonly picker: boolean;
}

/** Texts with several values, as in tests/support/spellings.ts. */
interface Specified {
  /** By path, the values of an untouched form in `formData`, without country codes. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Where the screen was given a name. */
  readonly heading?: string;
  /** Where the screen and its form have different headings. */
  readonly screen?: string;
  readonly wrapper?: string;
  readonly busy: string;
  readonly uploading?: string;
  readonly success: string;
  readonly submit?: string;
  readonly gate: "disabled" | "alert" | "native";
  readonly afterSuccess: "clear" | "keep" | "clearFiles";
  readonly aliases?: readonly string[];
  /**
   * By path in `formData`, without country codes. A list that depends on another answer is the
   * union of its options.
   */
  readonly lists?: Readonly<Record<string, string>>;
  /** Lists that we wrote ourselves. They are closed and include "Other". */
  readonly authored?: string;
  /** Without it the form takes none. */
  readonly files?: Files;
}

const SENT = "Request submitted successfully!";
const usual = { busy: "Submitting...", gate: "disabled", afterSuccess: "clear" } as const;

const OFFICE = ".pdf | .doc | .docx | .xls | .xlsx | .txt";
const IMAGES = ".jpg | .jpeg | .png";
const PICTURES: Files = { mib: 10, extensions: `.pdf | ${IMAGES} | .webp`, via: "presign", picker: false };
const LISTED: Files = { ...PICTURES, mib: 20, extensions: `${OFFICE} | ${IMAGES}` };
const WIDE: Files = { ...LISTED, mib: 15, extensions: `${LISTED.extensions} | .webp`, picker: true };
const ALL: Files = { ...WIDE, mib: 50, extensions: `${WIDE.extensions} | .mp4 | .mov | .webm` };
const PAPERS: Files = { mib: 15, extensions: `${PICTURES.extensions} | .doc | .docx`, via: "s3", picker: true };

const UNITS = "BHK | Sqft";
const TIMELINES = "Immediately | 1-3 Months | 3-6 Months | 6+ Months";
const PURPOSES = "First Home | Investment | Relocation | Other";
const BUDGETS = "Below ₹20L | ₹20L - ₹40L | ₹40L - ₹60L | ₹60L - ₹1Cr | Above ₹1Cr";

const SPECIFIED = {
  CONTACT_US: { ...usual, pages: { "/contact-form": {} }, success: "Thanks! We'll get back to you soon." },
  FURNITURE_ON_DEMAND: {
    ...usual,
    pages: { "/furniture-on-demand-form": {} },
    success: SENT,
    gate: "alert",
    lists: {
      propertyType: "Home | Office | Commercial Setup | Other",
      furnitureNeeded: "Living Room | Bedroom | Office Setup | Full House Package | Custom Requirement",
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
      "propertyDetails.propertyType": "Independent House | Apartment | Commercial Building | Industrial | Plot",
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
      servicesNeeded: "Complete Vaastu Audit | Layout & Floor Plan Consultation | Remedies & Corrections",
      preferredMode: "On-Site Visit | Online Consultation",
    },
  },
  HIGH_VALUE_ASSET: {
    ...usual,
    pages: { "/high-value-asset": { isVacant: "Yes", ownershipType: "Freehold", willingTo: "Sell" } },
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
      "propertyRequirements.type": "Flat | Villa | Penthouse | Studio | Plot | Agricultural | Commercial",
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
    pages: { "/nri-property": { registeredNRIAccount: "Yes", soleOwner: "Yes", documentsAvailable: "Yes" } },
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
    pages: { "/trending-property-enquiry": { "additionalPreferences.languagePreference": "Hindi" } },
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
    pages: { "/sell-property": { "propertyDetails.sizeType": "BHK", "propertyDetails.priceNegotiable": false } },
    heading: "Property Seller Form",
    wrapper: "Property Seller Form",
    success: "Your property listing request has been received successfully!",
    lists: {
      "propertyDetails.propertyType": "Flat | Apartment | Villa | Studio",
      "propertyDetails.sizeType": UNITS,
      "propertyDetails.ownershipType": "Freehold | Leasehold | Co-operative",
      "propertyDetails.possessionStatus": "Ready | Under Construction | Possession in 6 Months | Possession in 1+ Year",
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
  SELLER_MANDATE: {
    ...usual,
    pages: { "/seller-mandate": { "propertyDetails.sizeUnit": "BHK" } },
    heading: "Seller Mandate Form",
    wrapper: "Seller Mandate Form",
    success: "Seller mandate submitted successfully!",
    lists: {
      "propertyDetails.propertyType": "Flat | Villa | Plot | Commercial",
      "propertyDetails.sizeUnit": UNITS,
      "mandateDetails.mandateValidity": "3 Months | 6 Months | 12 Months | Until Sold",
    },
    files: PICTURES,
  },
  JV_COLLABORATION: {
    ...usual,
    pages: { "/joint-venture": { documentsAvailable: [], governmentApprovals: [] } },
    heading: "JV Collaboration Form",
    success: "Your JV collaboration request has been submitted successfully. Our team will contact you shortly.",
    lists: {
      propertyType: "Land | Residential | Commercial | Other",
      currentStatus: "Vacant | Occupied | Under Dispute | Other",
      ownershipType: "Freehold | Leasehold | Co-operative | Other",
      documentsAvailable: `Title Deed | Sale Agreement | Mother Deed | Mutation Certificate | Property Tax Receipts | CLU Certificate
      Zoning Certificate | Sanctioned Site Plan | Encumbrance Certificate | Registry Copy | POA Document
      Conversion Certificate | Lease Agreement | Builder NOC | Partnership Deed (if any) | Other`,
      governmentApprovals: `RERA Registration | Building Plan Approval | Fire Safety NOC | Environmental Clearance | CLU Approval
      Electricity Sanction | Water Supply Clearance | Sewerage NOC | Lift Safety Certificate
      Airport Authority Clearance | Urban Development Authority NOC | Heritage Site Clearance
      Agricultural Land Conversion Certificate | Local Municipality Approval | Other (specify in notes)`,
      jvType: "Development Sharing | Fixed Buyout | Revenue Sharing | Builder-Partner Model",
      builderInteraction: "Yes | No | Maybe",
    },
    files: { ...LISTED, picker: true },
  },
  PROPERTY_EXCHANGE: {
    ...usual,
    pages: { "/property-exchange": {} },
    heading: "Property Exchange Form",
    screen: "Property Exchange Portal",
    uploading: "Uploading Files...",
    success: "Help is on the way — we will find exchange matches for you!",
    lists: {
      propertyType: "Flat | Villa | Apartment | Plot | Commercial | Other",
      possessionStatus: "Ready | Under Construction | Possession Soon | Other",
      ownershipType: "Freehold | Leasehold | Co-operative | Other",
      exchangePreference: `Upgrade to bigger house by paying extra | Same value house in different location
      Smaller house with balance in cash`,
      legalDocsReady: "Yes | No",
    },
    files: WIDE,
  },
  LOAN_FUNDING: {
    ...usual,
    pages: { "/loan-funding": {} },
    heading: "Loan Funding Application",
    wrapper: "Loan Funding Form",
    busy: "Processing Application...",
    success: "Request submitted successfully! Our loan experts will contact you shortly.",
    lists: {
      "loanDetails.fundingType": "Home Loan | Loan Against Property | Business Loan | Personal Loan",
      "propertyDetails.type": "Flat | Villa | Plot | Commercial",
      "financialDetails.cibilScore": "Not Sure | < 600 | 600 - 700 | 700 - 800 | > 800",
    },
    authored: "propertyDetails.finalized | financialDetails.incomeProof",
    files: PICTURES,
  },
  PORTFOLIO_MANAGEMENT: {
    ...usual,
    pages: {
      "/portfolio-management": { goals: [], existingTenants: false, buySellInterest: "Maybe", quarterlyReview: false },
    },
    heading: "Portfolio Management Services",
    success: "Request submitted successfully! Our portfolio management experts will contact you shortly.",
    gate: "alert",
    lists: {
      numProperties: "0 | 1 | 2 | 3 | 4+",
      goals: "Max ROI | Rental Optimization | Resale Planning | Tax Planning | Diversification",
      buySellInterest: "Yes | No | Maybe",
    },
    files: PAPERS,
  },
  DOCUMENT_VERIFICATION: {
    ...usual,
    pages: { "/document-verification": { documents: [], urgency: "Normal" } },
    heading: "Document Verification Service",
    busy: "Starting Verification...",
    uploading: "Uploading...",
    success: "Documents submitted successfully!",
    lists: {
      purpose: "First Home | Investment | Resale | Other",
      propertyType: "Flat | Villa | Plot | Commercial",
      documents: "Title Deed | Mutation | Agreement | CLU | Receipts | POA | Map | None",
      urgency: "Low | Normal | High | Urgent",
    },
    files: { ...LISTED, mib: 15, picker: true },
  },
  ASK_FOUNDER: {
    ...usual,
    pages: { "/ask-founder": { notifyWhenAnswered: false } },
    heading: "Ask the Founder",
    busy: "Sending Question...",
    success: "Question submitted successfully!",
    afterSuccess: "keep",
    lists: { preferredBlogLanguage: "English | Hindi | Regional | Any" },
  },
  INTERIOR_CONSTRUCTION: {
    ...usual,
    pages: { "/interior-construction": { architectPlans: "No" } },
    heading: "Interior & Construction Services",
    busy: "Processing Request...",
    success: SENT,
    lists: {
      requirementType: "Interior Design | Interior Construction | Renovation | Turnkey Project",
      propertyType: "Flat | Villa | Independent House | Commercial",
      architectPlans: "Yes | No",
      preferredStart: TIMELINES,
    },
    files: LISTED,
  },
  SHIFTING_LOGISTICS: {
    ...usual,
    pages: { "/shift-logistics": { parkingAvailable: "Unsure", highValueItems: "No" } },
    heading: "Shifting & Logistics Services",
    busy: "Getting Quote...",
    success: "Quote requested successfully!",
    lists: {
      moveType: "Full Home | Partial Move | Single Item | Office Move",
      parkingAvailable: "Yes | No | Unsure",
      highValueItems: "Yes | No | Unsure",
    },
  },
  FIELD_EXECUTIVE_FEEDBACK: {
    ...usual,
    pages: { "/field-executive-feedback": { "visits.0.id": 1 } },
    heading: "Field Executive Feedback",
    busy: "Submitting Log...",
    success: "Visit log submitted successfully!",
    lists: {
      "visits.0.condition": "Excellent | Good | Average | Poor",
      "visits.0.priceResponse": "Acceptable | High | Low | No Response",
    },
  },
  PARTNER_APPLICATION: {
    ...usual,
    pages: { "/partner-application": { partnerType: "Builder", projectType: [], partnershipInterest: [] } },
    busy: "Processing Application...",
    success: SENT,
    lists: { partnerType: "Builder | Broker | Landowner | Professional" },
    authored: `projectType | partnershipInterest | currentStage | exchangeModel | brokerSpecialization | currentNetwork
      servicesOffered | landType | developmentInterest | currentStatus | professionalCategory | serviceModel
      expertiseLevel`,
    files: PICTURES,
  },
  INVESTOR_ENTRY: { ...usual, pages: {}, success: SENT, files: PICTURES },
  DISPUTE_SETTLEMENT: { ...usual, pages: {}, success: SENT, files: LISTED },
} satisfies Partial<Record<FormType, Specified>>;

export const specified = Object.entries<Specified>(SPECIFIED);
