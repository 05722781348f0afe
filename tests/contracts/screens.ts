/** Routes, names, words and behaviour of every form that was specified, written by hand. */
import type { SpecifiedType } from "./specified.ts";

export interface Screen {
  readonly paths: readonly string[];
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
}

const SENT = "Request submitted successfully!";
const usual = { busy: "Submitting...", gate: "disabled", afterSuccess: "clear" } as const;

export const SCREENS: Readonly<Record<SpecifiedType, Screen>> = {
  CONTACT_US: { ...usual, paths: ["/contact-form"], success: "Thanks! We'll get back to you soon." },
  FURNITURE_ON_DEMAND: { ...usual, paths: ["/furniture-on-demand-form"], success: SENT, gate: "alert" },
  SOLAR_ADVANTAGE: { ...usual, paths: ["/solar-adv-form"], success: "Submitted successfully!", gate: "alert" },
  VAASTU_INTELLIGENCE: {
    ...usual,
    paths: ["/vaastu-intelligence-form"],
    success: SENT,
    submit: "Book Consultation",
    gate: "alert",
  },
  HIGH_VALUE_ASSET: {
    ...usual,
    paths: ["/high-value-asset"],
    heading: "High Value Asset Submission",
    success: "High value asset submitted successfully!",
  },
  BUYER_FORM: {
    ...usual,
    paths: ["/buy-flat", "/buy-plot"],
    heading: "Property Buyer Form",
    success: "Form submitted successfully!",
  },
  GROUP_BUYING_JOIN: {
    ...usual,
    paths: ["/join-group"],
    heading: "Join Property Circle",
    wrapper: "Join Group Form",
    success: SENT,
  },
  GROUP_BUYING_CREATE: {
    paths: ["/group-investment"],
    heading: "Create AIPM Circle",
    busy: "Creating Circle...",
    success: "Circle created successfully!",
    gate: "alert",
    afterSuccess: "clearFiles",
  },
  NRI_SUPPORT: {
    ...usual,
    paths: ["/nri-property"],
    heading: "NRI Property Assistance",
    wrapper: "NRI Property Form",
    success: "Form submitted successfully!",
  },
  TRENDING_CITY_ENQUIRY: {
    ...usual,
    paths: ["/trending-property-enquiry"],
    heading: "Trending Property Enquiry",
    wrapper: "Trending Property Enquiry Form",
    success: "Suggested property zones sent successfully!",
  },
  SELLER_FORM: {
    ...usual,
    paths: ["/sell-property"],
    heading: "Property Seller Form",
    wrapper: "Property Seller Form",
    success: "Your property listing request has been received successfully!",
  },
  TENANT_FORM: {
    ...usual,
    paths: ["/rent-property"],
    heading: "Property Rent Out Form",
    wrapper: "Property Rent Out Form",
    success: "Thank you! Your property details have been submitted successfully.",
    gate: "native",
    aliases: ["RENT_PROPERTY"],
  },
  SELLER_MANDATE: {
    ...usual,
    paths: ["/seller-mandate"],
    heading: "Seller Mandate Form",
    wrapper: "Seller Mandate Form",
    success: "Seller mandate submitted successfully!",
  },
  JV_COLLABORATION: {
    ...usual,
    paths: ["/joint-venture"],
    heading: "JV Collaboration Form",
    success: "Your JV collaboration request has been submitted successfully. Our team will contact you shortly.",
  },
  PROPERTY_EXCHANGE: {
    ...usual,
    paths: ["/property-exchange"],
    heading: "Property Exchange Form",
    screen: "Property Exchange Portal",
    uploading: "Uploading Files...",
    success: "Help is on the way — we will find exchange matches for you!",
  },
  LOAN_FUNDING: {
    ...usual,
    paths: ["/loan-funding"],
    heading: "Loan Funding Application",
    wrapper: "Loan Funding Form",
    busy: "Processing Application...",
    success: "Request submitted successfully! Our loan experts will contact you shortly.",
  },
  PORTFOLIO_MANAGEMENT: {
    ...usual,
    paths: ["/portfolio-management"],
    heading: "Portfolio Management Services",
    success: "Request submitted successfully! Our portfolio management experts will contact you shortly.",
    gate: "alert",
  },
  DOCUMENT_VERIFICATION: {
    ...usual,
    paths: ["/document-verification"],
    heading: "Document Verification Service",
    busy: "Starting Verification...",
    uploading: "Uploading...",
    success: "Documents submitted successfully!",
  },
  ASK_FOUNDER: {
    ...usual,
    paths: ["/ask-founder"],
    heading: "Ask the Founder",
    busy: "Sending Question...",
    success: "Question submitted successfully!",
    afterSuccess: "keep",
  },
  INTERIOR_CONSTRUCTION: {
    ...usual,
    paths: ["/interior-construction"],
    heading: "Interior & Construction Services",
    busy: "Processing Request...",
    success: SENT,
  },
  SHIFTING_LOGISTICS: {
    ...usual,
    paths: ["/shift-logistics"],
    heading: "Shifting & Logistics Services",
    busy: "Getting Quote...",
    success: "Quote requested successfully!",
  },
  FIELD_EXECUTIVE_FEEDBACK: {
    ...usual,
    paths: ["/field-executive-feedback"],
    heading: "Field Executive Feedback",
    busy: "Submitting Log...",
    success: "Visit log submitted successfully!",
  },
  PARTNER_APPLICATION: {
    ...usual,
    paths: ["/partner-application"],
    busy: "Processing Application...",
    success: SENT,
  },
  INVESTOR_ENTRY: { ...usual, paths: [], success: SENT },
  DISPUTE_SETTLEMENT: { ...usual, paths: [], success: SENT },
};
