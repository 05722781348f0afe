import { defineForm } from "../define.ts";
import { choice, countryCode, files, longText, text } from "../fields.ts";
import { wordPdfAndImages } from "../file-types.ts";
import { PURPOSES, TIMELINES } from "./options.ts";
import { fullName, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "GROUP_BUYING_CREATE",
  pages: [
    {
      path: "/group-investment",
      title: "Create an AIPM Circle",
      description:
        "Start an AIPM Circle with family, friends or colleagues: name the city, the size and the budget, and buy from the builder as one.",
    },
  ],
  heading: "Create AIPM Circle",
  intro:
    "For the person who brings people together: family, friends, colleagues. You name the city and the budget. We help the circle form and negotiate with the builder.",
  picture: "circle",
  next: [
    "An adviser calls you, the leader of the circle. Response within 24 working hours.",
    "We help the circle form and agree on what it wants.",
    "The circle negotiates as one and meets the builder. Payments go to builder RERA accounts.",
  ],
  minutes: 3,
  purpose: "set up your circle and call you about its members and plans",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: countryCode({
          label: "Country code",
          options: ["+91", "+1", "+44"],
          locked: false,
        }),
        phoneNumber,
        email: optionalEmail,
      },
    },
    {
      legend: "Your circle",
      fields: {
        preferredCity: text({
          of: "place",
          label: "Preferred city",
          autocomplete: "section-property address-level2",
          required: "Enter the city where the circle wants to buy",
          hint: "Add the locality if you have one in mind.",
        }),
        numMembers: choice({
          label: "Number of members",
          hint: "Including you. More may join later.",
          options: ["4", "5", "6", "7+"],
          initial: "4",
        }),
        community: text({
          label: "Community",
          hint: "What the members share, such as a language, an employer or a housing society.",
          maxLength: 100,
        }),
      },
    },
    {
      legend: "What the circle wants to buy",
      fields: {
        budgetPerMember: choice({
          label: "Budget per member",
          options: ["Below INR 50L", "INR 50L-1Cr", "INR 1-1.5 Cr", "Above 1.5 Cr"],
          initial: "INR 1-1.5 Cr",
        }),
        propertySize: choice({
          label: "Property size",
          options: ["1 BHK", "2 BHK", "3 BHK", "4+ BHK"],
          initial: "2 BHK",
        }),
        purpose: choice({ label: "Purpose", options: PURPOSES }),
        timeframe: choice({ label: "Timeframe", options: TIMELINES, initial: "1-3 Months" }),
      },
    },
    {
      legend: "Anything else",
      fields: {
        notes: longText({ label: "Notes", hint: "Projects or builders you already have in mind." }),
        documents: files({
          label: "Documents",
          hint: "Brochures, price lists, a list of members.",
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
      "preferredCity",
      "numMembers",
      "budgetPerMember",
      "propertySize",
      "community",
      "purpose",
      "timeframe",
      "notes",
    ],
  },
  city: "preferredCity",
  upload: { rule: wordPdfAndImages(15), via: "s3", category: "circle_investment_documents" },
  labels: {
    submit: "Create circle",
    busy: "Creating Circle...",
    success: "Circle created successfully!",
  },
  gate: "alert",
  afterSuccess: "clearFiles",
});
