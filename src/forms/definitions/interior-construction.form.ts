import { defineForm } from "../define.ts";
import { choice, longText, text } from "../fields.ts";
import { documents } from "../file-types.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "INTERIOR_CONSTRUCTION",
  pages: [
    {
      path: "/interior-construction",
      title: "Interior and construction services",
      description:
        "Interior design, construction, renovation or a turnkey project for your flat, villa, house or office: design and quote within 24 hours.",
    },
  ],
  heading: "Interior & Construction Services",
  intro:
    "For owners who want to build, finish or renovate. A few facts about the place are enough for a first design and a first price.",
  picture: "interior",
  next: [
    "A designer reads your brief and calls you about what’s missing.",
    "You get a design and quote within 24 hours.",
    "If you like it, we measure the place and agree dates and payments with you.",
  ],
  minutes: 3,
  papers: ["Plans of the place, if you have them", "Photos of the place, if you have them"],
  purpose: "plan the work on your property and call you with an estimate",
  retention: 730,
  sections: [
    {
      legend: "Your project",
      fields: {
        projectLocation: text({
          of: "place",
          label: "Project location",
          autocomplete: "section-property address-level2",
          required: "Enter where the project is",
          hint: "City and locality.",
        }),
        requirementType: choice({
          label: "What do you need?",
          options: ["Interior Design", "Interior Construction", "Renovation", "Turnkey Project"],
        }),
        propertyType: choice({
          label: "Property type",
          options: ["Flat", "Villa", "Independent House", "Commercial"],
        }),
        builtUpArea: text({
          area: "sqft",
          label: "Built-up area",
          required: "Enter the built-up area in square feet",
          hint: "In square feet. An estimate is fine.",
          placeholder: "e.g. 1450 sq ft",
        }),
        architectPlans: choice({
          label: "Do you have an architect’s plans?",
          options: ["Yes", "No"],
          initial: "No",
        }),
        preferredStart: choice({
          label: "Preferred start",
          options: ["Immediately", "1-3 Months", "3-6 Months", "6+ Months"],
        }),
        notes: longText({
          label: "Notes",
          hint: "Rooms, style, materials, a budget to stay within.",
        }),
      },
    },
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "projectLocation",
      "requirementType",
      "propertyType",
      "builtUpArea",
      "architectPlans",
      "preferredStart",
      "notes",
    ],
  },
  city: "projectLocation",
  upload: { rule: documents(20), via: "presign" },
  labels: {
    submit: "Request design and quote",
    busy: "Processing Request...",
    success: "Request submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
