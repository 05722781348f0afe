import { defineForm } from "../define.ts";
import { amount, choice, longText, select, size, text, yesNo } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { sizeUnit } from "./options.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "SELLER_FORM",
  pages: [
    {
      path: "/sell-property",
      title: "Sell your property",
      description:
        "Sell a flat, apartment, villa or studio privately with AIPM. Nothing is published: only verified buyers or partners see details, after our own check.",
    },
  ],
  heading: "Property Seller Form",
  wrapper: "Property Seller Form",
  intro:
    "For owners who want a serious buyer and a quiet sale. Your details are not published; they are shared only with verified buyers or partners after internal verification.",
  picture: "sell-property",
  next: [
    "An adviser calls you about the property and the price. Response within 24 working hours.",
    "We verify the property and its papers before any buyer hears of it.",
    "You meet verified buyers only. Average deal closing: 30-90 days.",
  ],
  minutes: 4,
  papers: ["Sale deed", "Property tax receipts", "Society NOC, for a flat"],
  purpose: "look for a verified buyer for your property and call you about it",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "The property",
      fields: {
        locationDetails: text({
          of: "place",
          label: "City and locality",
          autocomplete: "section-property address-level2",
          required: "Enter the city and locality of the property",
          hint: "For example Noida, Sector 76. The door number can wait.",
        }),
        propertyType: choice({
          label: "Property type",
          required: "Choose a property type",
          options: ["Flat", "Apartment", "Villa", "Studio"],
        }),
        propertySize: size({
          label: "Property size",
          required: "Enter the size of the property",
          unit: "sizeType",
        }),
        sizeType: sizeUnit,
        floorNo: text({
          label: "Floor number",
          hint: "For example 4, Ground, or 4 of 12.",
          maxLength: 30,
        }),
      },
    },
    {
      legend: "Ownership and papers",
      fields: {
        ownershipType: choice({
          label: "Ownership type",
          options: ["Freehold", "Leasehold", "Co-operative"],
        }),
        possessionStatus: select({
          label: "Possession status",
          options: [
            "Ready",
            "Under Construction",
            "Possession in 6 Months",
            "Possession in 1+ Year",
          ],
        }),
        documentsAvailable: text({
          label: "Documents available",
          hint: "Those you have at hand, for example sale deed, tax receipts, society NOC.",
        }),
      },
    },
    {
      legend: "Price",
      fields: {
        askingPrice: amount({
          label: "Asking price",
          required: "Enter your asking price in rupees",
          hint: "Your own expectation. We will talk about the market when we call.",
        }),
        priceNegotiable: yesNo({ label: "Is the price negotiable?", initial: false }),
        notes: longText({
          label: "Notes",
          hint: "Tenants, loans on the property, when you want to sell.",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "countryCode", "email"],
        propertyDetails: [
          "locationDetails",
          "propertyType",
          "propertySize",
          "sizeType",
          "floorNo",
          "ownershipType",
          "possessionStatus",
          "askingPrice",
          "priceNegotiable",
          "documentsAvailable",
        ],
        additionalInfo: ["notes"],
      },
    ],
  },
  city: "locationDetails",
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Submit property for sale",
    busy: "Submitting...",
    success: "Your property listing request has been received successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
