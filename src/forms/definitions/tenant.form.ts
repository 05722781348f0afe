import { defineForm } from "../define.ts";
import { amount, choice, date, select, size, text } from "../fields.ts";
import { sizeUnit } from "./options.ts";
import { fullName, indianPhoneNumber, optionalEmail } from "./shared-fields.ts";

export const form = defineForm({
  type: "TENANT_FORM",
  aliases: ["RENT_PROPERTY"],
  pages: [
    {
      path: "/rent-property",
      title: "Rent out your property",
      description:
        "Rent out a flat, villa, house, studio or PG with AIPM. Tell us the rent, the deposit and the tenants you prefer. Nothing is published.",
    },
  ],
  heading: "Property Rent Out Form",
  wrapper: "Property Rent Out Form",
  intro:
    "For owners who want a good tenant more than a fast one. Tell us about the property and the rent. Your details are not published.",
  picture: "rental-caretaking",
  next: [
    "An adviser calls you about the property. Response within 24 working hours.",
    "We look for tenants who fit your preference and introduce them to you.",
    "You choose. If you like, we look after the let property with monthly inspections.",
  ],
  minutes: 4,
  papers: ["Proof of ownership, such as the sale deed", "The tenant’s agreement, if there is one"],
  purpose: "look for a tenant for your property and call you about it",
  retention: 730,
  sections: [
    {
      legend: "About you",
      fields: { fullName, phoneNumber: indianPhoneNumber, email: optionalEmail },
    },
    {
      legend: "The property",
      fields: {
        city: text({
          of: "place",
          label: "City",
          required: "Enter your city",
          hint: "Where the property is.",
          autocomplete: "section-property address-level2",
        }),
        propertyType: select({
          label: "Property type",
          options: ["Flat", "Villa", "Independent House", "Studio", "PG/Hostel"],
        }),
        propertySize: size({
          label: "Property size",
          required: "Enter the size of the property",
          unit: "sizeType",
        }),
        sizeType: sizeUnit,
        furnishingStatus: choice({
          label: "Furnishing status",
          required: "Choose how the property is furnished",
          options: ["Fully Furnished", "Semi Furnished", "Unfurnished"],
        }),
        propertyAge: select({
          label: "Property age",
          required: "Choose the age of the property",
          // Authored: the specification does not list these.
          options: [
            "Under 1 year",
            "1-5 years",
            "5-10 years",
            "10-20 years",
            "Over 20 years",
            "Other",
          ],
        }),
      },
    },
    {
      legend: "Rent and deposit",
      fields: {
        expectedRent: amount({
          label: "Expected rent",
          required: "Enter the rent you expect in rupees",
          suffix: "per month",
          usual: [1000, 2_000_000],
        }),
        securityDeposit: amount({
          label: "Security deposit",
          required: "Enter the security deposit in rupees",
          hint: "Enter 0 if you ask for none.",
          min: 0,
          usual: [1000, 20_000_000],
        }),
        maintenanceCharges: text({
          label: "Maintenance charges",
          hint: "For example ₹3,000 per month, or included in the rent.",
          maxLength: 100,
        }),
      },
    },
    {
      legend: "Your tenants",
      fields: {
        availabilityDate: date({
          label: "Available from",
          required: "Enter the date from which it is available",
          not: "past",
        }),
        preferredTenants: choice({
          label: "Preferred tenants",
          options: ["Any", "Family", "Bachelors", "Company"],
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      {
        personalDetails: ["fullName", "phoneNumber", "email", "city"],
        propertyDetails: [
          "propertyType",
          "propertySize",
          "sizeType",
          "expectedRent",
          "furnishingStatus",
          "availabilityDate",
          "propertyAge",
          "securityDeposit",
          "maintenanceCharges",
        ],
        tenantPreferences: ["preferredTenants"],
      },
    ],
  },
  city: "city",
  labels: {
    submit: "Submit property for rent",
    busy: "Submitting...",
    success: "Thank you! Your property details have been submitted successfully.",
  },
  gate: "native",
  afterSuccess: "clear",
});
