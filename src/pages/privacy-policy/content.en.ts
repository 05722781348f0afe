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

/** Fixed by the business. It is older than the firm, and than the text: that has a date of its own. */
export const lastUpdated = "March 1, 2024";

/** The day of the text as it stands, and its fingerprint: whoever changes the text is told by a test to change both. */
export const revised = { on: "November 26, 2026", text: "fbb0e237" } as const;

const dateNote = `Text revised ${revised.on}.`;

const intro = {
  title: "Privacy Policy",
  lead: `Last updated ${lastUpdated}`,
  crumbs: [{ label: "Home", href: "/" }, { label: "Privacy Policy" }],
  picture: "privacy",
  alt: "A model of a walled house with its gate closed",
} as const;

/** The policy in five lines, for those who read no further. */
const inShort = [
  "You can read this whole site without telling us anything.",
  "If you send a form, we use your answers to help you with what you asked for.",
  "Partners see them only when your request needs it. We sell data to nobody.",
  "No cookies, no analytics, no advertising trackers.",
  "You may see, correct or erase what we hold, withdraw your consent, complain, and name somebody to act for you.",
];

const sections: readonly LegalSection[] = [
  {
    id: "information-collected",
    title: "Information we collect",
    blocks: [
      "We collect what you choose to send us, and little else.",
      [
        "Your answers in a form: your name, phone number, usually your city, your email address if you give it, and what you tell us about a property, a plan or a problem.",
        "Files that you attach, such as title papers, plans or photographs, with their names, sizes and types.",
        "With the form: the page you sent it from, the website that led you here, campaign tags in the link you followed, the time and the time zone of your device, when you like to be called if you say so, and which version of our notice you saw.",
        "To tell people from programs: how long the form took to fill in, and a hidden field that people leave empty.",
      ],
      "Your own device keeps a few things for you, in your browser and nowhere else:",
      [
        "A draft of the text answers in a form, and the files that you picked there, for 24 hours or until you send the form, so that a closed page costs you nothing. When you come back to it, “Clear it” removes them; a single file goes with “Remove”.",
        "A request that could not be sent yet, with its answers and files, until it has reached us: a day at most. “Discard”, beside the message that says so, removes it.",
        "The reference of each form you sent, for a day, so that its page can show it to you again.",
        "The answers of a form you sent, until you close the tab and for a day at most, so that a reload shows them again.",
        "A random number for each form that you fill in, for a day, so that sending it twice does not make two requests.",
        "The language that you chose, if you changed it.",
        "Until you close the tab: the campaign tags and the site that led you here.",
      ],
      "What is older than its day is used no more, and is removed on your next visit. If you clear the data of this site in your browser’s settings, all of it goes at once, requests that are still waiting included.",
      "This site sets no cookies and runs no analytics. It has no accounts and no passwords. Like every server, the one that delivers these pages sees your internet address; we use it for a moment to hold back floods of requests, and do not store it with what you send. Where files are sent, a scrambled form of it, from which nobody can read the address, is kept for two days to count them.",
      "Please leave out bank details, identity numbers and other people’s secrets. If you give us somebody else’s details, a co-owner’s or a client’s, have their permission. The forms are for adults: if you are under 18, a parent or guardian must write to us for you.",
    ],
  },
  {
    id: "use",
    title: "How we use it",
    blocks: [
      "We use what you send for the request you made: to call or write to you, to understand your case, to look for a property, a buyer, a builder, a lender or an expert, and to carry out what you then ask of us. The ground for this is the consent that you give by sending the form, and the law where it obliges us to keep records.",
      "We use the campaign tags to learn which of our notices people found useful. We do not build profiles, decide anything about you by machine, or use your data to advertise to you elsewhere.",
    ],
  },
  {
    id: "sharing",
    title: "Whom we share it with",
    blocks: [
      "Property details are never published. They are shared only with verified buyers or partners, after our own verification, and only as far as your request needs it.",
      [
        "Our advisers, and the staff who work with them.",
        "Partners who carry out a part of your request: for instance a lawyer, a lender, a builder, a valuer, an installer or a mover. They may use your data for that request alone.",
        "Cloudflare, which runs our servers for us. It processes data on our behalf, and may do so in data centres outside India, in countries to which Indian law permits the transfer.",
        "The services that carry our own email and team messages, which tell our staff that a request has come in.",
        "A court or an authority, where the law obliges us.",
      ],
      "We do not sell, rent or trade personal data. If you chat with us on WhatsApp or follow a link to another site, that service’s own policy applies to what it sees.",
    ],
  },
  {
    id: "security",
    title: "How we keep it safe",
    blocks: [
      [
        "Everything travels encrypted between your browser and our servers.",
        "Your answers are stored in a database on Cloudflare (D1) that is not open to the internet. Our technical logs carry no name, no phone number and no answer.",
        "Your files are stored apart, in private storage on Cloudflare (R2). Their kind is checked when you send them. Staff open them through signed links that expire after a short time; this site never serves them.",
        "Only people who need your request for their work can reach it.",
      ],
      "No system is perfectly safe. If your data is ever exposed in a breach, we will inform you and the Data Protection Board of India without delay, and say what happened and what you can do.",
    ],
  },
  {
    id: "retention",
    title: "How long we keep it",
    blocks: [
      "Each form says beside its button how long its answers are kept: one to three years from the day you send it, by what it is for. Then our system erases them by itself, with their files. When you withdraw your consent or ask for erasure, we erase them sooner, except for what the law requires us to retain, and for what you ask us to keep when you withdraw.",
      "Files that you upload without sending the form are deleted automatically, as a rule within a few hours. An erasure covers the lists that our staff work with, too; backups lose the data as they expire, as a rule within 30 days. We keep one line: the reference, the kind of form, and when it was received and erased. It does not say who you are, and keeps an old backup from bringing your data back.",
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
        "Erasure: have it deleted when it is no longer needed for what you gave it for, unless a law requires that we keep it.",
        "Withdrawal of consent: at any time, as easily as you gave it. What was done before stays lawful; we stop, and ask our partners to stop.",
        "Grievance redressal: a person who looks into your complaint and answers it.",
        "Nomination: name somebody who may use these rights for you in the event of death or incapacity.",
      ],
      "Use the page “Your data” at the foot of this one, or write to us with the reference of your request, from the email address or phone number you gave, and say which right you are using. We call the number that we hold, to be sure that it is you. You hear from us within 24 working hours, that is within three working days, and the matter is settled within the time that the law allows.",
      "If our answer does not satisfy you, you may complain to the Data Protection Board of India. You may ask for this notice in English or in any language of the Eighth Schedule to the Constitution.",
    ],
  },
  {
    id: "contact",
    title: "Contact and grievances",
    blocks: [
      "Questions about this policy, requests under your rights, and complaints go to our grievance officer, by email, by phone or by post.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    blocks: [
      "If we change this policy, the new text stands here, with the day of its revision. What you agreed to when you sent a form stays recorded with that form, by the version of the notice beside its button.",
    ],
  },
];

const headings = { inShort: { title: "In short" } } as const;

const officer = `Grievance Officer, ${company.name}`;

export const content = { page, dateNote, intro, inShort, sections, headings, officer, company, offices };

export type Content = Translation<typeof content>;
