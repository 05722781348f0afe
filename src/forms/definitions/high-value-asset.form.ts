import { defineForm } from "../define.ts";
import { amount, choice, files, longText, select, text } from "../fields.ts";
import { documentsImagesAndVideo } from "../file-types.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "HIGH_VALUE_ASSET",
  pages: [
    {
      path: "/high-value-asset",
      title: "High value asset submission",
      description:
        "Submit land, a commercial building, a resort or a luxury home to AIPM's confidential team. Off-market only: verified buyers see it when you agree.",
    },
  ],
  heading: "High Value Asset Submission",
  intro:
    "For owners and their representatives. What you send is not published. Our advisers read it, and a verified buyer sees it only when you have agreed.",
  picture: "high-value",
  next: [
    "An adviser reads your brief and calls you in confidence.",
    "We check title and documents before a buyer sees them.",
    "You decide which verified buyer may see the asset, and when.",
  ],
  minutes: 4,
  papers: ["Deeds of the property, if you like", "Photos of the property, if you like"],
  seenBy: "Our advisers. A verified buyer sees it only when you have agreed.",
  purpose: "assess your property and, once you agree, look for a verified buyer",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "The asset",
      fields: {
        locationOfProperty: text({
          of: "place",
          label: "Location of property",
          autocomplete: "section-property address-level2",
          required: "Enter the location of the property",
          hint: "City and locality, or the survey number and tehsil for land.",
        }),
        propertyType: select({
          label: "Property type",
          required: "Choose a property type",
          options: ["Residential", "Villa", "Apartment", "Resort", "Commercial", "Plot", "Other"],
        }),
        estimatedValue: amount({
          label: "Estimated value",
          required: "Enter the estimated value in rupees",
          hint: "Your own estimate is fine.",
        }),
        isVacant: choice({
          label: "Is the property vacant?",
          options: ["Yes", "No"],
          initial: "Yes",
        }),
        ownershipType: select({
          label: "Ownership type",
          options: ["Freehold", "Leasehold", "Co-operative", "Other"],
          initial: "Freehold",
        }),
        willingTo: choice({
          label: "Willing to",
          options: ["Sell", "Lease", "Both"],
          initial: "Sell",
        }),
      },
    },
    {
      legend: "Anything else",
      fields: {
        notes: longText({
          label: "Notes",
          hint: "Access, tenants, disputes, timing: what should we know?",
        }),
        files: files({
          label: "Photos, video and papers",
          hint: "Title papers, plans, photographs or a short video.",
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "locationOfProperty",
      "propertyType",
      "estimatedValue",
      "isVacant",
      "ownershipType",
      "willingTo",
      "notes",
    ],
  },
  city: "locationOfProperty",
  upload: { rule: documentsImagesAndVideo(50), via: "presign" },
  labels: {
    submit: "Submit asset",
    busy: "Submitting...",
    success: "High value asset submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
