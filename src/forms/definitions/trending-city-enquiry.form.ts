import { defineForm } from "../define.ts";
import { choice, longText } from "../fields.ts";
import { BUDGET_RANGES, PURPOSES, TIMELINES } from "./options.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "TRENDING_CITY_ENQUIRY",
  pages: [
    {
      path: "/trending-property-enquiry",
      title: "Trending property zones enquiry",
      description:
        "Ask AIPM which property zones suit your budget: metro, tier 1, tier 2 or tier 3 cities, for a first home, an investment or a move.",
    },
  ],
  heading: "Trending Property Enquiry",
  wrapper: "Trending Property Enquiry Form",
  intro:
    "For first-time investors and seasoned ones who want to know where to look next. Tell us your range and the kind of city, and we will suggest zones that fit.",
  picture: "investment-hub",
  next: [
    "An adviser compares your range and timeline with the zones we follow.",
    "We call you to talk them through. Response within 24 working hours.",
    "You choose what to see. Property is 5%-20% cheaper than market resale.",
  ],
  minutes: 2,
  purpose: "look for investments in the kind of city you choose and call you about them",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "Your investment",
      fields: {
        investmentRange: choice({
          label: "Investment range",
          required: "Choose your investment range",
          options: BUDGET_RANGES,
        }),
        cityType: choice({
          label: "City type",
          required: "Choose a city type",
          hint: "Choose Any if you don’t mind.",
          options: ["Metro", "Tier 1", "Tier 2", "Tier 3", "Any"],
        }),
        purpose: choice({ label: "Purpose", options: PURPOSES }),
        timeline: choice({ label: "Timeline", options: TIMELINES }),
      },
    },
    {
      legend: "Anything else",
      fields: {
        languagePreference: choice({
          label: "Language preference",
          hint: "The language you would like us to speak.",
          options: ["Hindi", "English", "Regional", "Any"],
          initial: "Hindi",
        }),
        additionalNotes: longText({
          label: "Notes",
          hint: "Cities you already have in mind, or want to avoid.",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "email", "countryCode"],
        investmentPreferences: ["investmentRange", "cityType", "purpose", "timeline"],
        additionalPreferences: ["languagePreference", "additionalNotes"],
      },
    ],
  },
  labels: {
    submit: "Send me suggested zones",
    busy: "Submitting...",
    success: "Suggested property zones sent successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
