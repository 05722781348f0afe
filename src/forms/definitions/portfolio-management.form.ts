import { defineForm } from "../define.ts";
import { choice, files, longText, pills, yesNo } from "../fields.ts";
import { wordPdfAndImages } from "../file-types.ts";
import { city, fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "PORTFOLIO_MANAGEMENT",
  pages: [
    {
      path: "/portfolio-management",
      title: "Portfolio management",
      description:
        "One manager for all your properties: rent, documents, tax and resale planning, reviewed with you. Tell AIPM what you own and what you want from it.",
    },
  ],
  heading: "Portfolio Management Services",
  intro:
    "Tell us what you own and what you would like it to do for you. The information you share stays confidential.",
  picture: "portfolio",
  next: [
    "A portfolio manager studies what you sent.",
    "You talk it through on a call and agree what to look after.",
    "You get a plan, property by property.",
  ],
  minutes: 3,
  papers: [
    "A list of your properties and where they are",
    "Rent agreements, if you have them ready",
    "Tax receipts, if you have them ready",
  ],
  purpose: "review your properties and call you with a plan",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail, city },
    },
    {
      legend: "Your properties",
      fields: {
        numProperties: choice({
          label: "How many properties do you own?",
          options: ["0", "1", "2", "3", "4+"],
        }),
        propertyLocations: longText({
          label: "Where are they?",
          autocomplete: "section-property street-address",
          hint: "One per line: city and locality.",
          rows: 3,
        }),
        existingTenants: yesNo({ label: "Do any of them have tenants now?", initial: false }),
      },
    },
    {
      legend: "What you want",
      fields: {
        goals: pills({
          label: "Goals",
          hint: "Choose as many as you like.",
          options: [
            "Max ROI",
            "Rental Optimization",
            "Resale Planning",
            "Tax Planning",
            "Diversification",
          ],
        }),
        buySellInterest: choice({
          label: "Interested in buying or selling?",
          options: ["Yes", "No", "Maybe"],
          initial: "Maybe",
        }),
        quarterlyReview: yesNo({ label: "Would you like a quarterly review?", initial: false }),
        notes: longText({ label: "Notes" }),
        documents: files({
          label: "Documents",
          hint: "Agreements, tax receipts, rent statements.",
        }),
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
      "city",
      "numProperties",
      "propertyLocations",
      "goals",
      "existingTenants",
      "buySellInterest",
      "quarterlyReview",
      "notes",
    ],
  },
  upload: { rule: wordPdfAndImages(15), via: "s3" },
  labels: {
    submit: "Request portfolio review",
    busy: "Submitting...",
    success:
      "Request submitted successfully! Our portfolio management experts will contact you shortly.",
  },
  gate: "alert",
  afterSuccess: "clear",
});
