import { claims } from "../../content/claims.ts";
import { company } from "../../content/company.ts";
import type { PageDescription } from "../../content/page.ts";
import type { LegalSection } from "../../ui/legal-document.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/accessibility",
  title: "Accessibility statement",
  description:
    "How this site works with keyboards, screen readers, large text and high contrast, what we’ve tested, what isn’t good enough yet, and how to report a problem.",
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
    title: "What we aim for",
    blocks: [
      `Everyone should be able to read this site and send us a request: with a keyboard or a switch, a screen reader, large text, or one hand on a small phone in the sun. ${company.name} builds it to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, which the Guidelines for Indian Government Websites and Apps (GIGW 3.0) ask of public sites, and which the rules under the Rights of Persons with Disabilities Act, 2016 refer to. IS 17802, India’s standard for digital products, builds on the same guidelines.`,
      "We believe that the site meets that level, except for what is listed below. This is our own assessment. No one outside has audited it yet.",
    ],
  },
  {
    id: "tested",
    title: "What was tested, and how",
    blocks: [
      "We run these tests every night, and a part of them on every change:",
      [
        "Every page, the open menu, a dialog, a form with errors and a sent form, with the axe checker, at phone and computer widths, in light and dark colours.",
        "Whole journeys by keyboard alone: from the home page through the menu to a form and its receipt, a dialog, the carousels and the FAQ search.",
        "Every page at 320 pixels, which is 400 % zoom on a computer: nothing scrolls sideways.",
        "Every page on a phone with text at twice its size: only carousels and wide tables scroll sideways.",
        "Windows high contrast colours: borders, icons and the focus stay visible.",
        "Every page and form without scripts.",
      ],
    ],
  },
  {
    id: "limits",
    title: "What is not good enough yet",
    blocks: [
      [
        "We haven’t yet tested with people who use a screen reader every day. So far we’ve used tools and our own hands.",
        "The site is in English and Hindi, but the Terms & Conditions are only in English.",
        "Files that you receive from us or from a partner, such as scanned papers, may contain no text. Ask us to read them out or send them as text.",
        "We link to WhatsApp, the app stores and the social networks, and can’t fix problems there.",
      ],
    ],
  },
  {
    id: "contact",
    title: "Report a problem",
    blocks: [
      `Call ${company.phone.display} or write to ${company.email.display}. Tell us the page and what you use. Response within ${claims.response}.`,
      "If that doesn’t help, you may complain to the Chief Commissioner for Persons with Disabilities, or to the State Commissioner of your state.",
    ],
  },
  {
    id: "review",
    title: "Review",
    blocks: ["We review this statement when the site changes, and at least once a year."],
  },
];

export const content = { page, intro, sections };

export type Content = Translation<typeof content>;
