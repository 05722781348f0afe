import { defineForm } from "../define.ts";
import { longText } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { fullName, lockedCode, optionalCity, optionalEmail, phoneNumber } from "./shared-fields.ts";

/** Accepted at the edge from other programs. It has no page. */
export const form = defineForm({
  type: "INVESTOR_ENTRY",
  pages: [],
  heading: "Investor Entry",
  intro: "For investors who are entered by another channel.",
  picture: "investment-hub",
  next: [
    "An adviser reads the entry.",
    "We call the investor. Response within 24 working hours.",
    "The investor and the adviser agree what to look at.",
  ],
  minutes: 1,
  purpose: "call you about investments that fit",
  retention: 730,
  sections: [
    {
      legend: "About the investor",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "Their interest",
      fields: { city: optionalCity, notes: longText({ label: "Notes" }) },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["city", "notes"],
  },
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Submit investor entry",
    busy: "Submitting...",
    success: "Request submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
