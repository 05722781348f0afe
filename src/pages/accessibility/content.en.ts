import { claims, responseMeans } from "../../content/claims.ts";
import { company } from "../../content/company.ts";
import type { PageDescription } from "../../content/page.ts";
import type { LegalSection } from "../../ui/legal-document.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/accessibility",
  title: "Accessibility statement",
  description:
    "How this site works with keyboards, screen readers, large text and high contrast, what we have tested and how, what is not good enough yet, and whom to tell.",
  picture: "promise",
};

const intro = {
  title: "Accessibility",
  lead: "Statement of 22 November 2026",
  crumbs: [{ label: "Home", href: "/" }, { label: "Accessibility" }],
} as const;

const sections: readonly LegalSection[] = [
  {
    id: "aim",
    title: "What we aim at",
    blocks: [
      `Everybody should be able to read this site and send us a request: with a keyboard or a switch, with a screen reader, with large text, with one hand on a small phone in the sun. ${company.name} builds it to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, which the Guidelines for Indian Government Websites and Apps (GIGW 3.0) ask of public sites, and which the rules under the Rights of Persons with Disabilities Act, 2016 refer to.`,
      "We believe that the site meets that level in full, except for what is listed below. This is our own finding; nobody outside has audited it yet.",
    ],
  },
  {
    id: "tested",
    title: "What was tested, and how",
    blocks: [
      "Each change to the site runs these tests before it goes out:",
      [
        "Every page, the open menu, a dialog, a form with errors and a sent form, with the axe checker, on a phone’s width and a computer’s, by day and by night colours.",
        "Whole journeys by keyboard alone: from the home page through the menu to a form and its receipt, a dialog, the rows of cards, the search of the FAQ.",
        "Every page at 320 pixels, which is 400 % zoom on a computer: nothing scrolls sideways.",
        "Every page on a phone with text at twice its size: nothing scrolls sideways but rows and tables that do so by themselves.",
        "The colours of Windows high contrast: borders, icons and the focus stay visible.",
        "Every page and form without any script.",
      ],
    ],
  },
  {
    id: "limits",
    title: "What is not good enough yet",
    blocks: [
      [
        "No tests with people who use a screen reader every day have been done; so far machines and our own hands have judged.",
        "The site is in English and in Hindi, but its Terms & Conditions are in English alone. Other languages are spoken on the phone.",
        "Files that you receive from us or from a partner, such as scanned papers, may have no text in them. Ask, and we read them out or send them as text.",
        "WhatsApp, the app stores and the social networks, to which we link, are not ours to mend.",
      ],
    ],
  },
  {
    id: "contact",
    title: "Tell us what is in your way",
    blocks: [
      `Call ${company.phone.display} or write to ${company.email.display} and say on which page it was and what you use. You hear from us within ${claims.response}, ${responseMeans}. Any form can be filled in with you over the phone.`,
      "If that does not help, you may complain to the Chief Commissioner for Persons with Disabilities, or to the State Commissioner of your state.",
    ],
  },
  {
    id: "review",
    title: "When this is looked at again",
    blocks: ["With every change that touches what is said here, and at least once a year."],
  },
];

export const content = { page, intro, sections };

export type Content = Translation<typeof content>;
