import { defineForm } from "../define.ts";
import { choice, files, longText, select, text } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { YES_NO } from "./options.ts";
import { fullName, openCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "NRI_SUPPORT",
  pages: [
    {
      path: "/nri-property",
      title: "NRI property assistance",
      description:
        "For NRIs with property in India: inheritance, sale and transfer, legal disputes, tenants and rent. Tell AIPM your case from wherever you live.",
    },
  ],
  heading: "NRI Property Assistance",
  wrapper: "NRI Property Form",
  intro:
    "For Indians abroad who own, inherit, let or sell property at home. Tell us where you are and what you need, in your own words.",
  picture: "nri",
  next: [
    "An adviser who knows NRI cases reads yours. We look after 1000+ NRI portfolios.",
    "We call you at a time that suits you. Response within 24 working hours.",
    "You agree the steps with us, and decide each of them from where you live.",
  ],
  minutes: 4,
  papers: ["Passport or OCI card", "Proof of ownership of the property"],
  purpose: "look into your property matter in India and call you about it",
  retention: 1095,
  sections: [
    {
      legend: "About you",
      fields: {
        fullName,
        countryCode: openCode,
        phoneNumber: { ...phoneNumber, residence: "countryOfResidence" },
        email: optionalEmail,
        countryOfResidence: text({
          of: "place",
          label: "Country of residence",
          required: "Enter the country you live in",
          autocomplete: "country-name",
          maxLength: 100,
        }),
        preferredContactTime: text({
          label: "Preferred contact time",
          hint: "With your time zone, for example weekdays after 6 pm in Dubai.",
          maxLength: 100,
        }),
      },
    },
    {
      legend: "The property in India",
      fields: {
        propertyLocationIndia: text({
          of: "place",
          label: "Property location in India",
          autocomplete: "section-property address-level2",
          required: "Enter the location of the property in India",
          hint: "City and locality.",
        }),
        natureOfConcern: select({
          label: "Nature of concern",
          options: [
            "Inherited",
            "Sale / Transfer",
            "Legal Dispute",
            "Tenancy / Rent Issue",
            "Other",
          ],
        }),
        soleOwner: choice({ label: "Are you the sole owner?", options: YES_NO, initial: "Yes" }),
        registeredNRIAccount: choice({
          label: "Do you have a registered NRI account?",
          hint: "An NRE or NRO account with a bank in India.",
          options: YES_NO,
          initial: "Yes",
        }),
        documentsAvailable: choice({
          label: "Are the property documents available?",
          options: YES_NO,
          initial: "Yes",
        }),
      },
    },
    {
      legend: "Your case",
      fields: {
        caseDescription: longText({
          label: "Case description",
          hint: "What happened, who is involved, what you want. Leave out bank details and ID numbers.",
          rows: 6,
        }),
        documents: files({
          label: "Documents",
          hint: "Title papers, a will, notices, photographs.",
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
      "countryOfResidence",
      "propertyLocationIndia",
      "natureOfConcern",
      "registeredNRIAccount",
      "soleOwner",
      "documentsAvailable",
      "preferredContactTime",
      "caseDescription",
    ],
  },
  city: "propertyLocationIndia",
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Submit my case",
    busy: "Submitting...",
    success: "Form submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
