import { defineForm } from "../define.ts";
import { choice, phone, select, text } from "../fields.ts";
import { city, fullName, lockedCode, optionalEmail } from "./shared-fields.ts";

export const form = defineForm({
  type: "FURNITURE_ON_DEMAND",
  pages: [
    {
      path: "/furniture-on-demand-form",
      title: "Request furniture on demand",
      description:
        "Rent furniture for a home or an office, from 1 month to 2 years. Tell AIPM your city, the rooms and the date you need it by.",
    },
  ],
  heading: "Furniture on demand",
  intro:
    "For anyone moving into a home or opening an office who would rather rent furniture than buy it. Tell us the city and the rooms, and we’ll ask for the rest when we call.",
  picture: "furniture",
  next: [
    "We check what can be delivered in your city, and by when.",
    "We reply on WhatsApp or call you. Response within 24 working hours.",
    "You choose the pieces and the term. Furniture rental runs from 1 month to 2 years.",
  ],
  minutes: 2,
  purpose: "find furniture for rent and call you with an offer",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: lockedCode,
        phoneNumber: phone({
          label: "WhatsApp number",
          required: "Enter your WhatsApp number",
          hint: "We will reply on this number.",
          code: "countryCode",
        }),
        email: optionalEmail,
        city,
      },
    },
    {
      legend: "What you need",
      fields: {
        propertyType: choice({
          label: "Furniture for",
          options: ["Home", "Office", "Commercial Setup", "Other"],
        }),
        furnitureNeeded: select({
          label: "Furniture needed",
          hint: "Choose the closest. We will ask about the pieces when we call.",
          options: [
            "Living Room",
            "Bedroom",
            "Office Setup",
            "Full House Package",
            "Custom Requirement",
          ],
        }),
      },
    },
    {
      legend: "When and for how long",
      fields: {
        rentalDuration: choice({
          label: "Rental duration",
          options: ["Short-Term (up to 6 months)", "Long-Term (6+ months)"],
        }),
        deliveryPreference: choice({
          label: "Delivery preference",
          options: ["Within 1 week", "Within 1 month", "Flexible"],
        }),
        budgetRange: text({
          label: "Budget range",
          hint: "In your own words, for example ₹5,000 to ₹8,000 a month.",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      "fullName",
      "email",
      "countryCode",
      "phoneNumber",
      "city",
      "propertyType",
      "furnitureNeeded",
      "rentalDuration",
      "deliveryPreference",
      "budgetRange",
    ],
  },
  labels: {
    submit: "Request furniture",
    busy: "Submitting...",
    success: "Request submitted successfully!",
  },
  gate: "alert",
  afterSuccess: "clear",
});
