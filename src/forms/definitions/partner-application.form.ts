import { defineForm } from "../define.ts";
import { choice, longText, pills, select, text, wholeNumber } from "../fields.ts";
import { imagesAndPdf } from "../file-types.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

const builder = { when: { partnerType: "Builder" } } as const;
const broker = { when: { partnerType: "Broker" } } as const;
const landowner = { when: { partnerType: "Landowner" } } as const;
const professional = { when: { partnerType: "Professional" } } as const;

// Our own options, from here to EXPERTISE_LEVELS. The specification lists none.
const PROJECT_TYPES = [
  "Apartments",
  "Villas and Row Houses",
  "Plotted Development",
  "Commercial",
  "Mixed Use",
  "Other",
] as const;
const PARTNERSHIP_INTERESTS = [
  "Joint Venture",
  "Exchange Inventory",
  "Circle Sales",
  "Project Marketing",
  "Other",
] as const;
const CURRENT_STAGES = [
  "Planning",
  "Approvals",
  "Under Construction",
  "Ready to Move",
  "Other",
] as const;

const EXCHANGE_MODELS = [
  "Fixed Fee",
  "Shared Commission",
  "Referral Fee",
  "Not Decided",
  "Other",
] as const;
const BROKER_SPECIALIZATIONS = [
  "Resale",
  "New Projects",
  "Plots and Land",
  "Commercial",
  "Rentals",
  "Other",
] as const;
const CURRENT_NETWORKS = [
  "On My Own",
  "Small Team",
  "Brokerage Firm",
  "Network of Brokers",
  "Other",
] as const;
const SERVICES_OFFERED = [
  "Buying",
  "Selling",
  "Renting",
  "Site Visits",
  "Paperwork",
  "Other",
] as const;

const LAND_TYPES = [
  "Agricultural",
  "Residential",
  "Commercial",
  "Industrial",
  "Farmhouse",
  "Other",
] as const;
const DEVELOPMENT_INTERESTS = ["Joint Venture", "Sale", "Lease", "Not Decided", "Other"] as const;
const CURRENT_STATUSES = [
  "Vacant",
  "Cultivated",
  "Partly Built",
  "Occupied",
  "Under Dispute",
  "Other",
] as const;

const PROFESSIONAL_CATEGORIES = [
  "Architect",
  "Interior Designer",
  "Lawyer",
  "Chartered Accountant",
  "Valuer",
  "Vaastu Consultant",
  "Other",
] as const;
const SERVICE_MODELS = ["Per Project", "By the Hour", "Retainer", "Referral", "Other"] as const;
const EXPERTISE_LEVELS = ["Starting Out", "Established", "Senior", "Other"] as const;

export const form = defineForm({
  type: "PARTNER_APPLICATION",
  pages: [
    {
      path: "/partner-application",
      title: "Partner application",
      description:
        "Apply to join AIPM's partner network as a builder, broker, landowner or professional. Tell us what you do, where, and how you would like to work.",
    },
  ],
  heading: "Partner Application",
  intro:
    "For builders, brokers, landowners and professionals who would like to work with us. Choose who you are, and the questions follow.",
  picture: "partner",
  next: [
    "The partner team checks what you sent, registrations and licences included.",
    "We call you to talk about cities, terms and the way we work.",
    "Once you are verified, requests that suit you can reach you.",
  ],
  minutes: 4,
  papers: [
    "RERA number, licence or title, depending on your profession",
    "A reference, if we ask for one",
  ],
  purpose: "check your application and call you about working together",
  retention: 1095,
  sections: [
    {
      legend: "The partnership",
      fields: {
        partnerType: choice({
          label: "You are a",
          required: "Choose which kind of partner you are",
          options: ["Builder", "Broker", "Landowner", "Professional"],
          initial: "Builder",
        }),
      },
    },
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
    {
      legend: "Your work",
      fields: {
        builderName: text({
          of: "name",
          ...builder,
          label: "Builder name",
          required: "Enter the name of the company",
          autocomplete: "organization",
        }),
        PersonName: text({
          of: "name",
          ...builder,
          label: "Contact person",
          autocomplete: "section-contact name",
          required: "Enter the name of the contact person",
          hint: "Who speaks for the company. Your own name again, if that is you.",
        }),
        projectsLocation: text({
          of: "place",
          ...builder,
          label: "Projects location",
          autocomplete: "section-projects address-level2",
          required: "Enter where your projects are",
        }),
        cityFocus: text({
          of: "place",
          ...builder,
          label: "City focus",
          autocomplete: "section-work address-level2",
          required: "Enter the cities you focus on",
          hint: "Where you would like to work with us.",
        }),
        reraNumber: text({
          ...builder,
          label: "RERA number",
          hint: "As on the state’s RERA portal.",
        }),
        projectType: pills({ ...builder, label: "Project type", options: PROJECT_TYPES }),
        partnershipInterest: pills({
          ...builder,
          label: "Partnership interest",
          options: PARTNERSHIP_INTERESTS,
        }),
        currentStage: choice({ ...builder, label: "Current stage", options: CURRENT_STAGES }),

        brokerName: text({
          of: "name",
          ...broker,
          label: "Broker name",
          required: "Enter the name you work under",
          hint: "Your firm’s name, or your own.",
          autocomplete: "organization",
        }),
        operatingAreas: text({
          of: "place",
          ...broker,
          label: "Operating areas",
          autocomplete: "section-work address-level2",
          required: "Enter the areas you work in",
          hint: "Cities and localities.",
        }),
        exchangeModel: select({
          ...broker,
          label: "Exchange model",
          required: "Choose how you would like to work on exchanges",
          hint: "How you would like to be paid for an exchange.",
          options: EXCHANGE_MODELS,
        }),
        brokerSpecialization: pills({
          ...broker,
          label: "Specialization",
          options: BROKER_SPECIALIZATIONS,
        }),
        currentNetwork: choice({ ...broker, label: "Current network", options: CURRENT_NETWORKS }),
        servicesOffered: pills({ ...broker, label: "Services offered", options: SERVICES_OFFERED }),

        ownerName: text({
          of: "name",
          ...landowner,
          label: "Owner name",
          autocomplete: "section-owner name",
          required: "Enter the name of the owner",
          hint: "As it stands in the land record.",
        }),
        landDetails: longText({
          area: true,
          ...landowner,
          label: "Land details",
          autocomplete: "section-property street-address",
          required: "Enter the details of the land",
          hint: "Village or locality, area with its unit, road access.",
          rows: 3,
        }),
        builderReferral: text({
          ...landowner,
          label: "Builder referral",
          hint: "A builder you know, or were sent by.",
        }),
        landType: choice({ ...landowner, label: "Land type", options: LAND_TYPES }),
        developmentInterest: pills({
          ...landowner,
          label: "Development interest",
          options: DEVELOPMENT_INTERESTS,
        }),
        currentStatus: choice({ ...landowner, label: "Current status", options: CURRENT_STATUSES }),

        profName: text({
          of: "name",
          ...professional,
          label: "Professional name",
          required: "Enter the name you practise under",
          autocomplete: "organization",
        }),
        professionalCategory: choice({
          ...professional,
          label: "Professional category",
          options: PROFESSIONAL_CATEGORIES,
        }),
        specialization: text({
          ...professional,
          label: "Specialization",
          required: "Enter your specialization",
          hint: "Such as title search, structural audit or home loans.",
        }),
        licenseId: text({
          ...professional,
          label: "License ID",
          hint: "Bar council, CoA, ICAI or similar.",
        }),
        serviceModel: pills({ ...professional, label: "Service model", options: SERVICE_MODELS }),
        expertiseLevel: choice({
          ...professional,
          label: "Expertise level",
          options: EXPERTISE_LEVELS,
        }),

        experience: wholeNumber({
          when: { partnerType: ["Broker", "Professional"] },
          label: "Experience",
          required: "Enter your years of experience",
          max: 80,
          suffix: "years",
        }),
      },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "partnerType",
      "PersonName",
      "builderName",
      "projectsLocation",
      "reraNumber",
      "cityFocus",
      "projectType",
      "partnershipInterest",
      "currentStage",
      "brokerName",
      "experience",
      "operatingAreas",
      "exchangeModel",
      "brokerSpecialization",
      "currentNetwork",
      "servicesOffered",
      "ownerName",
      "landDetails",
      "builderReferral",
      "landType",
      "developmentInterest",
      "currentStatus",
      "profName",
      "specialization",
      "licenseId",
      "professionalCategory",
      "serviceModel",
      "expertiseLevel",
    ],
  },
  city: "cityFocus",
  upload: { rule: imagesAndPdf(10), via: "presign" },
  labels: {
    submit: "Apply as a partner",
    busy: "Processing Application...",
    success: "Request submitted successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
