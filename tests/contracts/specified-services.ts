/** The specified forms for owners and services (specified.ts). */
import type { FormType } from "../../src/forms/catalogue.ts";
import {
  SENT,
  usual,
  PICTURES,
  LISTED,
  WIDE,
  PAPERS,
  UNITS,
  TIMELINES,
  type Specified,
} from "./specified-form.ts";

export const SPECIFIED_SERVICES = {
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
    success:
      "Your JV collaboration request has been submitted successfully. Our team will contact you shortly.",
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
      "loanDetails.fundingType":
        "Home Loan | Loan Against Property | Business Loan | Personal Loan",
      "propertyDetails.type": "Flat | Villa | Plot | Commercial",
      "financialDetails.cibilScore": "Not Sure | < 600 | 600 - 700 | 700 - 800 | > 800",
    },
    authored: "propertyDetails.finalized | financialDetails.incomeProof",
    files: PICTURES,
  },
  PORTFOLIO_MANAGEMENT: {
    ...usual,
    pages: {
      "/portfolio-management": {
        goals: [],
        existingTenants: false,
        buySellInterest: "Maybe",
        quarterlyReview: false,
      },
    },
    heading: "Portfolio Management Services",
    success:
      "Request submitted successfully! Our portfolio management experts will contact you shortly.",
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
    pages: {
      "/partner-application": { partnerType: "Builder", projectType: [], partnershipInterest: [] },
    },
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
