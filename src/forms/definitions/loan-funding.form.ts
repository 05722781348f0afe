import { defineForm } from "../define.ts";
import { amount, choice, longText, select, text } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { city, fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

// Authored: the specification does not list these.
const FINALIZED = ["Yes", "Token paid", "Still looking", "Other"] as const;
// Authored: the specification does not list these.
const INCOME_PROOF = [
  "Salary slips and Form 130 (16)",
  "Income tax returns",
  "Business accounts",
  "Rental income",
  "None yet",
  "Other",
] as const;

export const form = defineForm({
  type: "LOAN_FUNDING",
  pages: [
    {
      path: "/loan-funding",
      title: "Home loan and property funding",
      description:
        "Apply for a home loan, a loan against property, a business or a personal loan. Pre-approval in 48 hours, loans approved in 7-10 working days.",
    },
  ],
  heading: "Loan Funding Application",
  wrapper: "Loan Funding Form",
  intro:
    "For anyone who needs money for a property, or from one. Only four answers are needed. The others help us choose the right bank.",
  picture: "loan",
  calculator: "loan",
  next: [
    "A loan adviser checks what you can borrow, and calls you.",
    "We prepare the papers with you. Pre-approval in 48 hours.",
    "The bank values the property and decides. Loans approved in 7-10 working days.",
  ],
  minutes: 3,
  papers: [
    "Proof of identity and address",
    "Proof of income, such as salary slips or tax returns",
    "Bank statements for the last six months",
    "Papers of the property, if you have found one",
  ],
  purpose: "look for a lender and a loan that fit and call you about them",
  retention: 365,
  sections: [
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail, city },
    },
    {
      legend: "The loan",
      fields: {
        fundingType: choice({
          label: "Type of loan",
          options: ["Home Loan", "Loan Against Property", "Business Loan", "Personal Loan"],
        }),
        loanAmount: amount({
          label: "Loan amount",
          required: "Enter the amount you would like to borrow",
          hint: "In rupees. A round figure is fine.",
          whole: true,
          usual: [50_000, 1e10],
        }),
      },
    },
    {
      legend: "The property",
      hint: "Skip this if the loan isn’t for a property.",
      fields: {
        type: choice({ label: "Property type", options: ["Flat", "Villa", "Plot", "Commercial"] }),
        value: amount({ label: "Property value", hint: "The price agreed or expected." }),
        finalized: choice({ label: "Have you finalised the property?", options: FINALIZED }),
      },
    },
    {
      legend: "Your finances",
      fields: {
        cibilScore: choice({
          label: "CIBIL score",
          hint: "Your credit score, between 300 and 900. Choose Not Sure if you do not know it.",
          options: ["Not Sure", "< 600", "600 - 700", "700 - 800", "> 800"],
        }),
        incomeProof: select({ label: "Proof of income", options: INCOME_PROOF }),
        preferredBank: text({
          label: "Preferred bank",
          hint: "Where you already bank, or would like to.",
        }),
        notes: longText({
          label: "Notes",
          hint: "Running loans, a co-applicant, a date you must meet.",
        }),
      },
    },
  ],
  payload: {
    top: [],
    formData: [
      { personalDetails: ["fullName", "phoneNumber", "email", "city", "countryCode", "notes"] },
      { loanDetails: ["fundingType", "loanAmount"] },
      { propertyDetails: ["type", "value", "finalized"] },
      { financialDetails: ["cibilScore", "incomeProof", "preferredBank"] },
    ],
  },
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Apply for a loan",
    busy: "Processing Application...",
    success: "Request submitted successfully! Our loan experts will contact you shortly.",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
