import { defineForm } from "../define.ts";
import { amount, choice, longText, size, text } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { UNIT_NAMES } from "./options.ts";
import { fullName, indianPhoneNumber, optionalEmail } from "./shared-fields.ts";

const HOME = ["BHK", "Sqft"] as const;
const LAND = ["Sqft", "BHK"] as const;

export const form = defineForm({
  type: "SELLER_MANDATE",
  pages: [
    {
      path: "/seller-mandate",
      title: "Give a seller mandate",
      description:
        "Give AIPM the mandate to sell your flat, villa, plot or commercial property for 3, 6 or 12 months, or until sold. One team from start to finish.",
    },
  ],
  heading: "Seller Mandate Form",
  wrapper: "Seller Mandate Form",
  intro:
    "For owners who want one accountable team to sell the property from start to finish. We will call you first, and agree every term before anything is signed.",
  picture: "sell-property",
  next: [
    "An adviser calls you and explains what a mandate means. Response within 24 working hours.",
    "We check the papers and agree price, term and conditions in writing.",
    "We take the property to verified buyers or partners only. Average deal closing: 30-90 days.",
  ],
  minutes: 3,
  papers: ["Sale deed", "Property tax receipts"],
  purpose: "prepare the mandate for your property and call you about it",
  retention: 1095,
  sections: [
    {
      legend: "About you",
      fields: { fullName, phoneNumber: indianPhoneNumber, email: optionalEmail },
    },
    {
      legend: "The property",
      fields: {
        propertyLocation: text({
          of: "place",
          label: "City and locality",
          autocomplete: "section-property address-level2",
          required: "Enter the city and locality of the property",
          hint: "For example Gurugram, Sector 57.",
        }),
        propertyType: choice({
          label: "Property type",
          required: "Choose a property type",
          options: ["Flat", "Villa", "Plot", "Commercial"],
        }),
        propertySize: size({
          label: "Property size",
          required: "Enter the size of the property",
          unit: "sizeUnit",
        }),
        // Land and commercial space start in square feet, a home in bedrooms. The visitor may
        // choose either unit.
        sizeUnit: choice({
          label: "Unit of size",
          options: {
            by: "propertyType",
            of: { Flat: HOME, Villa: HOME, Plot: LAND, Commercial: LAND },
          },
          optionLabels: UNIT_NAMES,
        }),
        askingPrice: amount({
          label: "Asking price",
          required: "Enter your asking price in rupees",
          hint: "Your own expectation. We will talk about the market when we call.",
        }),
      },
    },
    {
      legend: "The mandate",
      fields: {
        mandateValidity: choice({
          label: "Mandate validity",
          hint: "How long the mandate should run.",
          options: ["3 Months", "6 Months", "12 Months", "Until Sold"],
        }),
        notes: longText({
          label: "Notes",
          hint: "Co-owners, tenants, loans, other brokers: what should we know?",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "email"],
        propertyDetails: [
          "propertyLocation",
          "propertyType",
          "propertySize",
          "sizeUnit",
          "askingPrice",
        ],
        mandateDetails: ["mandateValidity"],
        additionalInfo: ["notes"],
      },
    ],
  },
  city: "propertyLocation",
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Submit seller mandate",
    busy: "Submitting...",
    success: "Seller mandate submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
