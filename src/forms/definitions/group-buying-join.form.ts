import { defineForm } from "../define.ts";
import { choice, longText, text } from "../fields.ts";
import { BUDGET_RANGES, PURPOSES } from "./options.ts";
import { fullName, indianPhoneNumber, optionalEmail } from "./shared-fields.ts";

export const form = defineForm({
  type: "GROUP_BUYING_JOIN",
  pages: [
    {
      path: "/join-group",
      title: "Join a property circle",
      description:
        "Join an AIPM Circle and buy together with people who want the same kind of home: one negotiation with the builder, no extra charge.",
    },
  ],
  heading: "Join Property Circle",
  wrapper: "Join Group Form",
  intro:
    "For buyers who would rather negotiate with a builder together than alone. No extra charge, no minimum numbers. Tell us what you want, and we will look for others who want the same.",
  picture: "group-join",
  next: [
    "We match your budget, size and purpose with circles that are forming.",
    "We call you and introduce the circle. Response within 24 working hours.",
    "The circle buys 15-20% below market. Payments go to builder RERA accounts.",
  ],
  minutes: 2,
  purpose: "find a circle that fits and call you about it",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, phoneNumber: indianPhoneNumber, email: optionalEmail },
    },
    {
      legend: "The home you want",
      fields: {
        budgetRange: choice({
          label: "Budget range",
          required: "Choose your budget range",
          options: BUDGET_RANGES,
        }),
        propertySizePref: choice({
          label: "Property size",
          required: "Choose the property size you prefer",
          options: ["1 BHK", "2 BHK", "3 BHK", "4+ BHK", "Studio"],
        }),
        purpose: choice({
          label: "Purpose",
          required: "Choose the purpose of buying",
          options: PURPOSES,
        }),
      },
    },
    {
      legend: "Your circle",
      fields: {
        languageCommunity: text({
          label: "Language or community",
          hint: "One you would feel at home with. Leave it blank if it does not matter.",
          maxLength: 100,
        }),
        anyMessage: longText({
          label: "Message",
          hint: "City and locality, timing, anything that matters to you.",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "email"],
        groupPreferences: ["budgetRange", "propertySizePref", "languageCommunity", "purpose"],
        additionalDetails: ["anyMessage"],
      },
    ],
  },
  labels: {
    submit: "Ask to join a circle",
    busy: "Submitting...",
    success: "Request submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
