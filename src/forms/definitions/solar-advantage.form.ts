import { defineForm } from "../define.ts";
import { choice, pills, select, text } from "../fields.ts";
import { city, fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "SOLAR_ADVANTAGE",
  pages: [
    {
      path: "/solar-adv-form",
      title: "Ask about solar",
      description:
        "Ask AIPM about a new solar installation, net metering and subsidy help, or expanding a system on a house, building, factory or plot.",
    },
  ],
  heading: "Solar advantage",
  intro:
    "For owners and societies who want the roof to earn its keep, and for anyone who first wants to know whether it will. A rough idea of the roof is enough to start.",
  picture: "solar-home",
  next: [
    "A solar adviser reads what you wrote about the roof and the plan.",
    "We call you about what’s missing. Response within 24 working hours.",
    "You hear what suits the property, and decide in your own time.",
  ],
  minutes: 2,
  papers: ["Electricity bills for the last twelve months", "A few photos of the roof"],
  purpose: "plan solar panels for your roof and call you about them",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail, city },
    },
    {
      legend: "The property",
      fields: {
        propertyType: select({
          label: "Property type",
          options: ["Independent House", "Apartment", "Commercial Building", "Industrial", "Plot"],
          initial: "Independent House",
        }),
        roofArea: text({
          area: "sqft",
          label: "Roof area",
          hint: "A guess is fine, for example 800\u00a0sqft or half of a 30 by 40\u00a0ft roof.",
        }),
      },
    },
    {
      legend: "What you want",
      fields: {
        interests: pills({
          label: "Interested in",
          required: "Choose at least one interest",
          hint: "Choose as many as you like, at least one.",
          options: [
            "New Solar Installation",
            "Consultation Only",
            "Net Metering & Subsidy Assistance",
            "Expansion of Existing System",
          ],
        }),
        timeline: choice({
          label: "Timeline",
          options: ["Immediate", "1–3 months", "6+ months"],
          initial: "1–3 months",
        }),
        budget: text({ label: "Budget", hint: "In your own words, for example around ₹2 lakh." }),
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
      {
        propertyDetails: ["propertyType", "roofArea"],
        serviceRequirement: ["interests", "timeline", "budget"],
      },
    ],
  },
  labels: {
    submit: "Request solar advice",
    busy: "Submitting...",
    success: "Submitted successfully!",
  },
  gate: "alert",
  afterSuccess: "clear",
});
