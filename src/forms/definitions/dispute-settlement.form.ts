import { defineForm } from "../define.ts";
import { longText } from "../fields.ts";
import { documents } from "../file-types.ts";
import { fullName, lockedCode, optionalCity, optionalEmail, phoneNumber } from "./shared-fields.ts";

/** Has no page, because the dispute page links to other forms. The edge accepts it. */
export const form = defineForm({
  type: "DISPUTE_SETTLEMENT",
  pages: [],
  heading: "Dispute Settlement",
  intro: "For owners, tenants, buyers and heirs who want a dispute about property settled.",
  picture: "dispute-settlement",
  next: [
    "A legal adviser reads the facts and the papers.",
    "We tell you which way is open: talks, mediation or court.",
    "You decide what to do next.",
  ],
  minutes: 2,
  papers: ["The agreement or deed", "Proof of your payments", "The messages you have kept"],
  purpose: "understand your dispute and call you about ways to settle it",
  retention: 1095,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: lockedCode,
        phoneNumber,
        email: optionalEmail,
        city: optionalCity,
      },
    },
    { legend: "The dispute", fields: { notes: longText({ label: "Notes" }) } },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["city", "notes"],
  },
  upload: { rule: documents(20), via: "presign" },
  labels: {
    submit: "Send request",
    busy: "Submitting...",
    success: "Request submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
