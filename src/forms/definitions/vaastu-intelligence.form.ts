import { defineForm } from "../define.ts";
import { choice, date, longText, pills } from "../fields.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "VAASTU_INTELLIGENCE",
  pages: [
    {
      path: "/vaastu-intelligence-form",
      title: "Book a Vaastu consultation",
      description:
        "Book a Vaastu consultation with AIPM, on site or online, for a home, an office, a commercial space or a plot. Choose the day that suits you.",
    },
  ],
  heading: "Vaastu intelligence",
  intro:
    "For families and businesses who want a space checked for Vaastu before they buy it, build it or move a wall. Choose a day, and tell us where.",
  picture: "vaastu",
  next: [
    "A consultant reads your answers and prepares for your kind of property.",
    "We call you to fix the day and the time. Response within 24 working hours.",
    "You meet on site or online, and hear the findings in plain words.",
  ],
  minutes: 3,
  papers: ["Floor plan, or a photo of it", "The direction of north, if you know it"],
  purpose: "arrange a Vaastu consultation and call you about it",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "The property",
      fields: {
        propertyAddress: longText({
          label: "Property address",
          autocomplete: "section-property street-address",
          required: "Enter the address of the property",
          hint: "For an online consultation, city and locality are enough.",
          rows: 2,
          maxLength: 500,
        }),
        propertyType: choice({
          label: "Property type",
          options: ["Home", "Office", "Commercial", "Plot"],
          initial: "Home",
        }),
        currentStage: choice({
          label: "Current stage",
          options: ["Under Construction", "Ready to Move", "Planning to Buy"],
          initial: "Planning to Buy",
        }),
      },
    },
    {
      legend: "Your consultation",
      fields: {
        servicesNeeded: pills({
          label: "Services needed",
          hint: "Choose as many as you like.",
          options: [
            "Complete Vaastu Audit",
            "Layout & Floor Plan Consultation",
            "Remedies & Corrections",
          ],
          initial: ["Complete Vaastu Audit"],
        }),
        preferredMode: choice({
          label: "Preferred mode",
          required: "Choose an on-site visit or an online consultation",
          options: ["On-Site Visit", "Online Consultation"],
        }),
        appointmentDate: date({
          label: "Appointment date",
          required: "Enter the date you would like",
          hint: "The day that suits you best. We will confirm it when we call.",
          not: "past",
        }),
        notes: longText({
          label: "Notes",
          hint: "What made you think of Vaastu now? A sentence helps us prepare.",
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
      "propertyAddress",
      "propertyType",
      "currentStage",
      "servicesNeeded",
      "preferredMode",
      "appointmentDate",
      "notes",
    ],
  },
  city: "propertyAddress",
  labels: {
    submit: "Book Consultation",
    busy: "Submitting...",
    success: "Request submitted successfully!",
  },
  gate: "alert",
  afterSuccess: "clear",
});
