import { defineForm } from "../define.ts";
import { choice, longText, text } from "../fields.ts";
import { fullName, openCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

/**
 * Requests under the Digital Personal Data Protection Act. The form reveals no stored data: staff call the stored
 * number.
 */
export const form = defineForm({
  type: "DATA_REQUEST",
  pages: [
    {
      path: "/your-data",
      title: "Your data",
      description:
        "Ask AIPM for a copy of your data, have it corrected or erased, withdraw consent, nominate someone to act for you, or complain. It costs nothing.",
    },
  ],
  heading: "Ask about your data",
  intro: "Say which request it is about and what you would like.",
  picture: "privacy",
  next: [
    "We look for what you sent us. This page does not show it to anyone.",
    "We call the number that we hold, to be sure that it is you. Response within 24 working hours.",
    "We do what you asked for, and tell you when it is done.",
  ],
  minutes: 2,
  seenBy: "Our grievance officer, and the staff who look up what you sent.",
  purpose: "find what you sent us, call you back and do what you ask",
  retention: 1095,
  sections: [
    {
      legend: "What it is about",
      fields: {
        request: choice({
          label: "Your request",
          options: [
            "A copy of my data",
            "A correction",
            "Withdraw consent, without erasure",
            "Erasure",
            "Name somebody to act for me",
            "A complaint",
          ],
          required: "Choose what you are asking for",
        }),
        requestReference: text({
          label: "Reference",
          hint: "AIPM-XXXXX-XXXXX, which you saw after sending a form. Leave it empty if you don’t have it.",
          maxLength: 40,
        }),
        details: longText({
          label: "What should we know?",
          hint: "For a correction: what is wrong, and what is right. To nominate someone: who they are, and how we can reach them. Leave out bank details and ID numbers.",
          rows: 4,
        }),
      },
    },
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: openCode,
        phoneNumber: { ...phoneNumber, hint: "The number that you gave us. We will call it." },
        email: optionalEmail,
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["request", "requestReference", "details"],
  },
  labels: {
    submit: "Send request",
    busy: "Submitting...",
    success: "We have your request. We will call you back.",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
