import { defineForm } from "../define.ts";
import { choice, files, longText, pills, text } from "../fields.ts";
import { documents } from "../file-types.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "JV_COLLABORATION",
  pages: [
    {
      path: "/joint-venture",
      title: "Joint venture: bring land and builder together",
      description:
        "Tell AIPM about your land or building, its papers and approvals, and the joint venture you have in mind. We look for the builder who fits.",
    },
  ],
  heading: "JV Collaboration Form",
  intro:
    "For owners who would rather build with a partner than sell. Tell us what you own and what you expect. Leave out what you do not know yet.",
  picture: "plot-empty",
  next: [
    "An adviser who knows joint ventures reads the papers and approvals you have ticked.",
    "We talk through the structure with you: sharing, buyout or revenue.",
    "With your consent, we introduce verified builders.",
  ],
  minutes: 5,
  papers: ["Survey or khasra number of the land", "The last deed", "Mutation"],
  purpose: "assess your land and look for a builder who fits",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "Your property",
      fields: {
        location: text({
          of: "place",
          label: "Location",
          autocomplete: "section-property address-level2",
          required: "Enter where the property is",
          hint: "Village or locality, city and state.",
        }),
        propertyType: choice({
          label: "Property type",
          options: ["Land", "Residential", "Commercial", "Other"],
        }),
        totalArea: text({
          area: "any",
          label: "Total area",
          required: "Enter the total area",
          hint: "With its unit: acres, bigha, square yards or square feet.",
          placeholder: "e.g. 2.5 acres",
        }),
        currentStatus: choice({
          label: "Current status",
          options: ["Vacant", "Occupied", "Under Dispute", "Other"],
        }),
        ownershipType: choice({
          label: "Ownership type",
          options: ["Freehold", "Leasehold", "Co-operative", "Other"],
        }),
      },
    },
    {
      legend: "Papers and approvals",
      hint: "Tick what you have today. A gap is fine. It tells us where to begin.",
      fields: {
        documentsAvailable: pills({
          label: "Documents available",
          hint: "Mutation: the owner’s name in the revenue record. CLU: permission to change the use of land. Encumbrance: loans and claims on the property. POA: power of attorney.",
          usual: [
            "Title Deed",
            "Sale Agreement",
            "Mutation Certificate",
            "Property Tax Receipts",
            "Encumbrance Certificate",
            "Registry Copy",
          ],
          options: [
            "Title Deed",
            "Sale Agreement",
            "Mother Deed",
            "Mutation Certificate",
            "Property Tax Receipts",
            "CLU Certificate",
            "Zoning Certificate",
            "Sanctioned Site Plan",
            "Encumbrance Certificate",
            "Registry Copy",
            "POA Document",
            "Conversion Certificate",
            "Lease Agreement",
            "Builder NOC",
            "Partnership Deed (if any)",
            "Other",
          ],
        }),
        governmentApprovals: pills({
          label: "Government approvals",
          usual: [
            "RERA Registration",
            "Building Plan Approval",
            "CLU Approval",
            "Local Municipality Approval",
          ],
          options: [
            "RERA Registration",
            "Building Plan Approval",
            "Fire Safety NOC",
            "Environmental Clearance",
            "CLU Approval",
            "Electricity Sanction",
            "Water Supply Clearance",
            "Sewerage NOC",
            "Lift Safety Certificate",
            "Airport Authority Clearance",
            "Urban Development Authority NOC",
            "Heritage Site Clearance",
            "Agricultural Land Conversion Certificate",
            "Local Municipality Approval",
            "Other (specify in notes)",
          ],
        }),
        files: files({ label: "Copies", hint: "Title papers, site plan, approvals." }),
      },
    },
    {
      legend: "The collaboration",
      fields: {
        jvType: choice({
          label: "Type of joint venture",
          options: [
            "Development Sharing",
            "Fixed Buyout",
            "Revenue Sharing",
            "Builder-Partner Model",
          ],
        }),
        builderInteraction: choice({
          label: "Would you like to meet builders directly?",
          options: ["Yes", "No", "Maybe"],
        }),
        financialExpectation: text({
          label: "Financial expectation",
          hint: "A share, an amount or a range, in your own words.",
          placeholder: "e.g. 40% of the built-up area",
        }),
        additionalNotes: longText({
          label: "Additional notes",
          hint: "Co-owners, loans, disputes, road access: what should a builder know?",
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "location",
      "propertyType",
      "totalArea",
      "currentStatus",
      "ownershipType",
      "documentsAvailable",
      "governmentApprovals",
      "jvType",
      "builderInteraction",
      "financialExpectation",
      "additionalNotes",
    ],
  },
  city: "location",
  upload: { rule: documents(20), via: "presign" },
  labels: {
    submit: "Propose joint venture",
    busy: "Submitting...",
    success:
      "Your JV collaboration request has been submitted successfully. Our team will contact you shortly.",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
