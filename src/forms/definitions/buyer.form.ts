import { defineForm } from "../define.ts";
import { amount, choice, size, text, yesNo } from "../fields.ts";
import { TIMELINES, UNIT_NAMES } from "./options.ts";
import { fullName, indianPhoneNumber, optionalEmail } from "./shared-fields.ts";

export const form = defineForm({
  type: "BUYER_FORM",
  pages: [
    {
      path: "/buy-flat",
      title: "Buy a flat",
      description:
        "Tell AIPM the city, the size and the budget of the flat, villa, penthouse or studio you want. We search privately and call you with what fits.",
      initial: { buyFor: "flat" },
    },
    {
      path: "/buy-plot",
      title: "Buy a plot",
      description:
        "Tell AIPM where you want a residential, agricultural or commercial plot, how big and for how much. We search privately and call you.",
      initial: { buyFor: "plot" },
    },
  ],
  heading: "Property Buyer Form",
  intro:
    "For anyone looking for a home or an investment who would rather see a few good ones than hundreds. Tell us what you want and what you can spend.",
  picture: "buy-property",
  next: [
    "An adviser calls you to understand what you need. Response within 24 working hours.",
    "You see curated options, each after due diligence, and visit the ones you like.",
    "We negotiate for you and support you to registration. Average deal closing: 30-90 days.",
  ],
  minutes: 3,
  papers: [
    "Proof of identity, later, when you buy",
    "Proof of income, if you want help with a loan",
  ],
  purpose: "look for a property that fits and call you about it",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, phoneNumber: indianPhoneNumber, email: optionalEmail },
    },
    {
      legend: "What you are looking for",
      fields: {
        buyFor: choice({
          label: "I want to buy a",
          options: ["flat", "plot"],
          initial: "flat",
          optionLabels: { flat: "Flat or house", plot: "Plot" },
        }),
        city: text({
          of: "place",
          label: "City",
          required: "Enter your city",
          hint: "Where you want to buy.",
          autocomplete: "section-property address-level2",
        }),
        type: choice({
          label: "Property type",
          options: {
            by: "buyFor",
            of: {
              flat: ["Flat", "Villa", "Penthouse", "Studio"],
              plot: ["Plot", "Agricultural", "Commercial"],
            },
          },
        }),
        size: size({
          label: "Property size",
          required: "Enter the size you are looking for",
          hint: "The smallest size that would do.",
          unit: "sizeType",
        }),
        // A plot starts in square feet, a home in bedrooms. The visitor may choose either unit.
        sizeType: choice({
          label: "Unit of size",
          options: { by: "buyFor", of: { flat: ["BHK", "Sqft"], plot: ["Sqft", "BHK"] } },
          optionLabels: UNIT_NAMES,
        }),
        purpose: choice({ label: "Purpose", options: ["Self Use", "Investment"] }),
        timeline: choice({ label: "Timeline", options: TIMELINES }),
      },
    },
    {
      legend: "Your budget",
      fields: {
        minBudget: amount({
          label: "Minimum budget",
          required: "Enter your minimum budget in rupees",
          atMost: "maxBudget",
        }),
        maxBudget: amount({
          label: "Maximum budget",
          required: "Enter your maximum budget in rupees",
          hint: "The most you would pay for the property, before stamp duty and registration.",
        }),
        loanAssistance: yesNo({ label: "Would you like help with a loan?", initial: false }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "email", "city"],
        propertyRequirements: ["buyFor", "type", "size", "sizeType", "purpose", "timeline"],
        budgetDetails: ["minBudget", "maxBudget", "loanAssistance"],
      },
    ],
  },
  city: "city",
  labels: {
    submit: "Submit buying request",
    busy: "Submitting...",
    success: "Form submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
