import { defineForm } from "../define.ts";
import { choice, date, group, longText, phone, text } from "../fields.ts";
import { fullName, openCode, optionalEmail } from "./shared-fields.ts";

export const form = defineForm({
  type: "FIELD_EXECUTIVE_FEEDBACK",
  pages: [
    {
      path: "/field-executive-feedback",
      title: "Field executive feedback",
      description:
        "The visit log of AIPM's field executives: which properties a client saw, in what condition, and what they said of the price.",
    },
  ],
  heading: "Field Executive Feedback",
  intro:
    "For our executives, on the day of the visit. Write it while it is fresh. The client’s next call depends on it.",
  picture: "query",
  next: [
    "Your team leader reads the log and adds a review where one is missing.",
    "The adviser calls the client about what they liked and disliked.",
    "Your notes on condition and price go into the file of each property.",
  ],
  minutes: 6,
  seenBy: "Your team leader and our advisers.",
  purpose: "review the visits you report and follow them up with the client",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: openCode,
        phoneNumber: phone({
          label: "Phone number",
          required: "Enter your phone number",
          hint: "Where your team leader can reach you.",
          code: "countryCode",
        }),
        email: optionalEmail,
        executiveName: text({
          of: "name",
          label: "Field executive",
          autocomplete: "section-executive name",
          required: "Enter the name of the field executive",
          hint: "Who went with the client. Your own name again, if that was you.",
        }),
      },
    },
    {
      legend: "The client and the day",
      fields: {
        visitDate: date({
          label: "Visit date",
          required: "Enter the date of the visit",
          not: "future",
        }),
        clientName: text({
          of: "name",
          autocomplete: "section-client name",
          label: "Client name",
          required: "Enter the client’s name",
        }),
        clientContact: text({ label: "Client contact", hint: "Phone number or email address." }),
      },
    },
    {
      legend: "Properties visited",
      fields: {
        visits: group({
          label: "Visits",
          row: "Visit",
          fields: {
            propertyName: text({
              of: "name",
              label: "Property name",
              required: "Enter the name of the property",
            }),
            location: text({
              of: "place",
              label: "Location",
              required: "Enter where the property is",
              autocomplete: "section-property address-level2",
            }),
            condition: choice({
              label: "Condition",
              options: ["Excellent", "Good", "Average", "Poor"],
            }),
            priceResponse: choice({
              label: "Client’s response to the price",
              options: ["Acceptable", "High", "Low", "No Response"],
            }),
            clientComment: longText({
              label: "Client’s comment",
              hint: "In the client’s own words.",
              rows: 3,
            }),
          },
        }),
      },
    },
    {
      legend: "Summary",
      fields: {
        executiveSummary: longText({
          label: "Executive summary",
          required: "Enter a summary of the visit",
          hint: "What the client wants now, and what you would do next.",
        }),
        teamLeaderReview: longText({ label: "Team leader’s review" }),
        submissionDate: date({
          label: "Submission date",
          required: "Enter the date of submission",
          not: "past",
          begins: "today",
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "executiveName",
      "visitDate",
      "clientName",
      "clientContact",
      "visits",
      "executiveSummary",
      "teamLeaderReview",
      "submissionDate",
    ],
  },
  labels: {
    submit: "Submit visit log",
    busy: "Submitting Log...",
    success: "Visit log submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
  unlisted: true,
});
