import { defineForm } from "../define.ts";
import { amount, choice, files, longText, select, text } from "../fields.ts";
import { EXCHANGE_PREFERENCES, EXCHANGED_TYPES } from "../exchange-options.ts";
import { documentsAndImages } from "../file-types.ts";
import { fullName, openCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "PROPERTY_EXCHANGE",
  pages: [
    {
      path: "/property-exchange",
      title: "Property Exchange Portal",
      description:
        "Exchange your flat, villa or plot for one that suits you better, selling and buying at the same time. Tell AIPM what you have and what you want.",
    },
  ],
  screen: "Property Exchange Portal",
  heading: "Property Exchange Form",
  intro:
    "For owners who want to sell and buy at the same time. Describe the home you have and the one you would like instead. Nothing is published.",
  picture: "exchange",
  next: [
    "An exchange adviser checks your property’s value and papers.",
    "We look for verified owners who have what you want and want what you have.",
    "You see the matches and decide. From there an exchange takes about 4-8 weeks.",
  ],
  minutes: 4,
  papers: ["Title deed", "Property tax receipts", "Society papers"],
  purpose: "look for a property to exchange yours with and call you about it",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: openCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "What you have",
      fields: {
        currentPropertyLocation: text({
          of: "place",
          label: "Location of your property",
          autocomplete: "section-property address-level2",
          required: "Enter where your property is",
          hint: "City and locality.",
        }),
        propertyType: select({
          label: "Property type",
          options: EXCHANGED_TYPES,
        }),
        approximateMarketValue: amount({
          label: "Approximate market value",
          required: "Enter the approximate market value in rupees",
          hint: "Your own estimate is fine. We will check it together later.",
        }),
        possessionStatus: choice({
          label: "Possession status",
          options: ["Ready", "Under Construction", "Possession Soon", "Other"],
        }),
        ownershipType: choice({
          label: "Ownership type",
          options: ["Freehold", "Leasehold", "Co-operative", "Other"],
        }),
        legalDocsReady: choice({
          label: "Are the legal documents ready?",
          hint: "Title deed, tax receipts and society papers in your name.",
          options: ["Yes", "No"],
        }),
      },
    },
    {
      legend: "What you would like instead",
      fields: {
        exchangePreference: choice({
          label: "Exchange preference",
          required: "Choose what you would like in exchange",
          options: EXCHANGE_PREFERENCES,
        }),
        preferredExchangeLocation: text({
          of: "place",
          label: "Preferred location",
          autocomplete: "section-wanted address-level2",
          required: "Enter where you would like to move",
          hint: "One place or several: cities, localities, or near someone.",
        }),
      },
    },
    {
      legend: "Anything else",
      fields: {
        additionalNotes: longText({
          label: "Additional notes",
          hint: "Floor, parking, schools, timing: what must the new home have?",
        }),
        files: files({ label: "Photos and papers", hint: "Photographs, plans, title papers." }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      "fullName",
      "countryCode",
      "phoneNumber",
      "email",
      "currentPropertyLocation",
      "propertyType",
      "approximateMarketValue",
      "possessionStatus",
      "ownershipType",
      "exchangePreference",
      "preferredExchangeLocation",
      "legalDocsReady",
      "additionalNotes",
    ],
  },
  city: "currentPropertyLocation",
  upload: { rule: documentsAndImages(15), via: "presign" },
  labels: {
    submit: "Submit exchange request",
    busy: "Submitting...",
    uploading: "Uploading Files...",
    success: "Help is on the way — we will find exchange matches for you!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
