import { company, offices } from "../../content/company.ts";
import type { PageDescription } from "../../content/page.ts";
import type { LegalSection } from "../../ui/legal-document.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  description:
    "What AIPM collects, why, who sees it, how long it is kept, and your rights under the DPDP Act, 2023: access, correction, erasure, grievance, nomination.",
  picture: "privacy",
};

/** Fixed by the business, although it is older than the firm and than this text. */
export const lastUpdated = "March 1, 2024";

/** The date and the fingerprint of the text. A test fails when the text changes without them. */
export const revised = { on: "November 29, 2026", text: "0d72c4eb" } as const;

const intro = {
  title: "Privacy Policy",
  lead: `Last updated ${lastUpdated}. This text: ${revised.on}.`,
  crumbs: [{ label: "Home", href: "/" }, { label: "Privacy Policy" }],
  picture: "privacy",
  alt: "A model of a walled house with its gate closed",
} as const;

/** The policy in five lines. */
const inShort = [
  "You can read this whole site without telling us anything.",
  "If you send a form, we use your answers to help you with what you asked for.",
  "Partners see them only when your request needs it. We do not sell data.",
  "No cookies, no analytics, no advertising trackers.",
  "You can see, correct or erase what we hold, withdraw your consent, complain, and nominate someone to act for you.",
];

const sections: readonly LegalSection[] = [
  {
    id: "information-collected",
    title: "Information we collect",
    blocks: [
      "We collect what you choose to send us:",
      [
        "Your answers in a form: your name, phone number, usually your city, your email address if you give it, and what you tell us about a property, a plan or a problem.",
        "Files that you attach, such as title papers, plans or photographs, with their names, sizes and types.",
        "With the form: the page you sent it from, the website that led you here, campaign tags in the link you followed, the time and time zone of your device, when you like to be called if you say so, and which version of our notice you saw.",
        "To tell people from bots: how long the form took to fill in, and a hidden field that people leave empty.",
      ],
      "Your own device keeps a few things, in your browser and nowhere else:",
      [
        "A draft of your answers in a form, such as texts, choices, dates and amounts, and the files that you picked there, for 24 hours or until you send the form. When you come back to it, “Clear it” removes them, and “Remove” removes a single file.",
        "A request that could not be sent yet, with its answers and files, until it has reached us. After a day, your next visit tries once more and then removes it. “Discard” removes it.",
        "The reference of each form you sent, for a day, so that its page can show it to you again.",
        "The answers of a form you sent, until you close the tab and for a day at most, so that a reload shows them again.",
        "A random number for each form that you fill in, for a day, so that pressing twice doesn’t make two requests.",
        "Until you close the tab: what follows the “?” in the address of the first page you opened, such as campaign tags, and the site that led you here.",
      ],
      "After its time, we no longer use it, and it’s removed on your next visit. Delete this site’s data in your browser, and all of it goes at once, unsent requests too.",
      "This site sets no cookies and runs no analytics. Like every server, ours sees your internet address. We use it briefly to hold back floods of requests, and don’t store it with what you send. When you send a form or files, we keep a scrambled form of it for two days, to limit how much one connection can send. No one can read the address from it.",
      "When a page fails, it reports to us the kind of error, its place in our program, and the form, but never what you typed, who you are or your internet address. With a request comes how often your device tried to send it, and how long it waited.",
      "Please leave out bank details, identity numbers and other people’s private information. If you give us someone else’s details, such as a co-owner’s or a client’s, get their permission first. The forms are for adults: if you are under 18, a parent or guardian must write for you.",
    ],
  },
  {
    id: "use",
    title: "How we use it",
    blocks: [
      "We use what you send for the request you made: to call or write to you, to understand your case, to look for a property, a buyer, a builder, a lender or an expert, and to carry out what you then ask of us. The legal basis is the consent that you give by sending the form, and the law where it obliges us to keep records.",
      "We use the campaign tags to learn which advertisements people found useful. We do not build profiles, decide anything about you by machine, or use your data to advertise to you elsewhere.",
    ],
  },
  {
    id: "sharing",
    title: "Whom we share it with",
    blocks: [
      "Property details are never published. They are shared only with verified buyers or partners, after internal verification, and only as far as your request needs it.",
      [
        "Our advisers, and the staff who work with them.",
        "Partners who carry out part of your request: for instance a lawyer, a lender, a builder, a valuer, an installer or a mover. They may use your data only for that request.",
        "Cloudflare, which runs our servers. It processes data on our behalf, also in data centres outside India, in countries to which Indian law permits the transfer.",
        "The service that carries our team’s messages. It tells our staff that a request has come in, and may carry your name, phone number and email address.",
        "A court or an authority, where the law obliges us.",
      ],
      "We do not sell, rent or trade personal data. If you chat with us on WhatsApp or follow a link to another site, that service’s own policy applies.",
    ],
  },
  {
    id: "security",
    title: "How we keep it safe",
    blocks: [
      [
        "Everything travels encrypted between your browser and our servers.",
        "Your answers are stored in a database on Cloudflare (D1) that is not open to the internet. Our technical logs carry no name, no phone number and no answer.",
        "Your files are stored separately, in private storage on Cloudflare (R2). Their type is checked when you send them. Staff open them through signed links that expire, or download them to their own computers. This site never shows them.",
        "Only our staff can read your request in the database, and their tool records each reading.",
      ],
      "If your data is ever exposed in a breach, we’ll inform you and the Data Protection Board of India without delay, and say what happened and what you can do.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    blocks: [
      "Each form says next to its button how long we keep its answers: one to three years from the day you send it, depending on what it is for. Then our system erases them, with their files. When you withdraw your consent or ask for erasure, we erase them sooner, except what the law requires us to retain and what you ask us to keep.",
      "Files that you upload without sending the form are deleted, as a rule within a few hours. When we erase a request, we’ll also remove it from the lists that our staff work with. Backups lose the data as they expire, as a rule within 35 days. We keep one line: the reference, the type of form, the number of files, the reason, and when it was received and erased. It doesn’t say who you are, and makes sure that an old backup doesn’t bring your data back.",
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    blocks: [
      "The Digital Personal Data Protection Act, 2023 (DPDP Act) gives you these rights. Using them costs nothing.",
      [
        "Access: a summary of the personal data we hold about you, what we do with it, and with whom it was shared.",
        "Correction: have it corrected, completed or brought up to date.",
        "Erasure: have it deleted when it is no longer needed, unless a law requires that we keep it.",
        "Withdrawal of consent: at any time, as easily as you gave it. What was done before stays lawful. We’ll stop, and ask our partners to stop.",
        "Grievance redressal: a person who looks into your complaint and answers it.",
        "Nomination: name someone who may use these rights for you in the event of death or incapacity.",
      ],
      "Use the page “Your data”, or write to us from the email address or phone number you gave, with the reference of your request and the right you are using. We’ll call the number that we have, to make sure that it’s you. Response within 24 working hours. We’ll settle the matter within the time that the law allows.",
      "If our answer does not satisfy you, you may complain to the Data Protection Board of India. You may ask for this notice in English or in any language of the Eighth Schedule to the Constitution.",
    ],
  },
  {
    id: "contact",
    title: "Contact and grievances",
    blocks: [
      "Questions about this policy, requests under your rights, and complaints go to our grievance officer, by email, phone or post.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "If we change this policy, we’ll publish the new text here, with its date. With each form we record which version of the notice you agreed to.",
    ],
  },
];

const headings = { inShort: { title: "In short" } } as const;

const officer = `Grievance Officer, ${company.name}`;

export const content = { page, intro, inShort, sections, headings, officer, company, offices };

export type Content = Translation<typeof content>;
