import { defineForm } from "../define.ts";
import { choice, email, files, longText, pills, select, text } from "../fields.ts";
import { documents, VERIFIED_FILE_MIB } from "../file-types.ts";
import { fullName, lockedCode, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "DOCUMENT_VERIFICATION",
  pages: [
    {
      path: "/document-verification",
      title: "Property document verification",
      description:
        "Have the papers of a property checked before you sign: title, mutation, agreement, CLU, receipts. Our title trace covers 30 years.",
    },
  ],
  heading: "Document Verification Service",
  intro:
    "For buyers, heirs and sellers who want certainty about the papers of a property before they sign. Tell us what you hold. Copies can follow later.",
  picture: "document-verification",
  next: [
    "A property lawyer looks at what you have and tells you what is missing.",
    "We follow the chain of owners. The title trace covers 30 years.",
    "You get the findings in plain words, with what to do about each.",
  ],
  minutes: 3,
  papers: ["Title deed or agreement", "Mutation", "Receipts", "Map"],
  purpose: "check the papers of your property and call you with what we find",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: lockedCode,
        phoneNumber,
        email: email({
          label: "Email address",
          required: "Enter your email address",
          hint: "We will send the findings here.",
        }),
      },
    },
    {
      legend: "The property",
      fields: {
        propertyLocation: text({
          of: "place",
          label: "Location of the property",
          autocomplete: "section-property address-level2",
          required: "Enter where the property is",
          hint: "Address, or survey number and tehsil for land.",
        }),
        purpose: select({
          label: "Purpose",
          placeholder: "Select Purpose",
          options: ["First Home", "Investment", "Resale", "Other"],
        }),
        propertyType: select({
          label: "Property type",
          placeholder: "Select Property Type",
          options: ["Flat", "Villa", "Plot", "Commercial"],
        }),
      },
    },
    {
      legend: "The papers",
      fields: {
        documents: pills({
          label: "Which documents do you have?",
          hint: "Choose all that you hold, or None. Mutation: the owner’s name in the revenue record. CLU: permission to change the use of land. POA: power of attorney.",
          options: ["Title Deed", "Mutation", "Agreement", "CLU", "Receipts", "POA", "Map", "None"],
          exclusive: "None",
        }),
        files: files({ label: "Copies", hint: "Scans or clear photographs." }),
        urgency: choice({
          label: "Urgency",
          options: ["Low", "Normal", "High", "Urgent"],
          initial: "Normal",
        }),
        notes: longText({ label: "Notes", hint: "What worries you about these papers?" }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: ["propertyLocation", "purpose", "propertyType", "documents", "urgency", "notes"],
  },
  city: "propertyLocation",
  upload: { rule: documents(VERIFIED_FILE_MIB), via: "presign" },
  labels: {
    submit: "Start verification",
    busy: "Starting Verification...",
    uploading: "Uploading...",
    success: "Documents submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
