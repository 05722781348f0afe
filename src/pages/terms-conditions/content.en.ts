import type { PageDescription } from "../../content/page.ts";
import type { LegalSection } from "../../ui/legal-document.ts";
import type { Translation } from "../../i18n/translation.ts";

const page: PageDescription = {
  path: "/terms-conditions",
  title: "Terms & Conditions",
  description:
    "The eight clauses under which you use the AIPM website: acceptance, use license, disclaimer, limitations, accuracy, links, modifications, governing law.",
};

const intro = {
  title: "Terms & Conditions",
  lead: "Eight clauses for the use of this website. Services that you order from us have their own agreement.",
  crumbs: [{ label: "Home", href: "/" }, { label: "Terms & Conditions" }],
} as const;

/** The eight clauses, in their fixed order. */
const clauses: readonly LegalSection[] = [
  {
    id: "acceptance",
    title: "Acceptance of terms",
    blocks: [
      "By using this website you accept these terms. If you do not accept them, please do not use the site. A service that you order from us has its own agreement. If the two differ, that agreement prevails.",
      "You may use the site if you are 18 or older, or if a parent or guardian accepts these terms for you.",
    ],
  },
  {
    id: "use-license",
    title: "Use license",
    blocks: [
      "You may read, print and share the pages of this site for your own, non-commercial purposes. The texts, pictures, models and marks remain ours or our licensors’. Without our written permission you may not:",
      [
        "copy the site, or a substantial part of it, for your own business;",
        "remove notices of ownership, or present our work as yours;",
        "send false requests, or requests in the name of someone who has not agreed;",
        "collect data from the site with a program, or disrupt the site.",
      ],
      "This permission ends if you break these terms.",
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      "The site gives general information. It is not legal, tax or financial advice for your case, and nothing on it is an offer to sell or a commitment to lend. Advice on your case comes from an adviser who knows it, in writing.",
      "Times, prices, savings and returns on these pages are indicative. They are not guarantees. Property values rise and fall, and authorities, banks and courts take their own time to decide.",
      "Models and pictures are illustrative. They do not show properties that are on offer.",
    ],
  },
  {
    id: "limitations",
    title: "Limitations",
    blocks: [
      "As far as the law permits, we are not liable for loss that arises from the use of this website or from being unable to use it, such as lost data, lost profit or a missed opportunity. Nothing in these terms limits a liability that the law does not allow to be limited, or a right that you have as a consumer.",
    ],
  },
  {
    id: "accuracy",
    title: "Accuracy of materials",
    blocks: [
      "We write with care, and correct mistakes when we learn of them. Even so, pages can contain errors or be out of date. Before you rely on a figure or a rule, ask us for the current one.",
      "You are responsible for making sure that what you send us is true and that you have the right to send it.",
    ],
  },
  {
    id: "links",
    title: "Links",
    blocks: [
      "The site links to third-party services, such as WhatsApp, app stores and social networks. We do not control them and are not responsible for what they contain or do. A link is not a recommendation.",
    ],
  },
  {
    id: "modifications",
    title: "Modifications",
    blocks: [
      "We may change these terms. The version published here when you use the site applies. A change does not alter an agreement that you have already signed with us.",
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    blocks: [
      "These terms are governed by the laws of India. Courts in New Delhi have jurisdiction, unless a law that protects you as a consumer gives you another court.",
    ],
  },
];

const afterword = [
  "Is something unclear? ",
  { label: "Write to us", href: "/contact-form" },
  ". How we handle your data is explained in the ",
  { label: "Privacy Policy", href: "/privacy-policy" },
  ".",
];

export const content = { page, intro, clauses, afterword };

export type Content = Translation<typeof content>;
