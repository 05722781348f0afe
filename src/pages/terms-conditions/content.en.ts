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
  lead: "Eight clauses for the use of this website. What you order from us has an agreement of its own.",
  crumbs: [{ label: "Home", href: "/" }, { label: "Terms & Conditions" }],
} as const;

/** The eight clauses, in their fixed order. */
const clauses: readonly LegalSection[] = [
  {
    id: "acceptance",
    title: "Acceptance of terms",
    blocks: [
      "By using this website you accept these terms. If you do not accept them, please do not use the site. A service that you order from us has an agreement of its own; where the two differ, that agreement comes first.",
      "You may use the site if you are 18 or older, or with a parent or guardian who accepts these terms for you.",
    ],
  },
  {
    id: "use-license",
    title: "Use license",
    blocks: [
      "You may read, print and share the pages of this site for your own, non-commercial purposes. The texts, pictures, models and marks remain ours or our licensors’. Without our written permission you may not:",
      [
        "copy the site, or a substantial part of it, for a business of your own;",
        "remove notices of ownership, or present our work as yours;",
        "send false requests, or requests in the name of somebody who did not agree;",
        "gather data from the site by program, or disturb its working.",
      ],
      "This permission ends if you break these terms.",
    ],
  },
  {
    id: "disclaimer",
    title: "Disclaimer",
    blocks: [
      "The site informs in general. It is not legal, tax or financial advice for your case, and nothing on it is an offer to sell or a commitment to lend. Advice on your case comes from an adviser who knows it, in writing.",
      "Times, prices, savings and returns on these pages describe what is usual or has been reached. They are not guarantees. Property values rise and fall, and authorities, banks and courts decide in their own time.",
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
      "We write with care, and correct mistakes when we learn of them. Even so, pages can contain errors or be out of date. Before you decide anything on the strength of a figure or a rule, ask us for today’s.",
      "You are responsible for what you send us being true, and for having the right to send it.",
    ],
  },
  {
    id: "links",
    title: "Links",
    blocks: [
      "The site links to services of others, such as WhatsApp, app stores and social networks. We do not control them and are not responsible for what they contain or do. A link is not a recommendation.",
    ],
  },
  {
    id: "modifications",
    title: "Modifications",
    blocks: [
      "We may change these terms. The version that stands here when you use the site is the one that applies. A change does not alter an agreement that you have already signed with us.",
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
  "Something is unclear? ",
  { label: "Write to us", href: "/contact-form" },
  ". How we treat your data stands in the ",
  { label: "Privacy Policy", href: "/privacy-policy" },
  ".",
];

export const content = { page, intro, clauses, afterword };

export type Content = Translation<typeof content>;
