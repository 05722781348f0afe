import { checkedLine } from "../../content/checked.ts";
import { formLink } from "../../content/form-link.ts";
import type { PageDescription } from "../../content/page.ts";
import { taxForms } from "../../content/tax-forms.ts";
import type { Translation } from "../../i18n/translation.ts";
import { checked } from "./checked.ts";

export interface SaleStep {
  readonly title: string;
  readonly text: string;
  readonly papers: readonly string[];
  readonly time: string;
}

const action = {
  label: "Tell us about your sale",
  href: formLink("/nri-property", { natureOfConcern: "Sale / Transfer" }),
};

const page: PageDescription = {
  path: "/nri-corner/sale",
  title: "An NRI’s sale of property, step by step",
  description:
    "Selling a property in India from abroad: PAN, papers, power of attorney, the lower-deduction certificate, tax and repatriation, each with its usual time.",
  picture: "nri",
  action,
};

const intro = {
  label: "Worth keeping",
  title: "An NRI’s sale, step by step",
  lead: "Nine steps in order, each with its papers and its usual time. Farmland follows other rules, so ask before you agree to sell it.",
  crumbs: [{ label: "NRI Corner", href: "/nri-corner" }, { label: "A sale, step by step" }],
  links: [action],
};

/** No rate and no section that changes with a budget. */
const steps: readonly SaleStep[] = [
  {
    title: "A PAN and an NRO account",
    text: "The buyer pays into your NRO account, and every form below asks for your PAN. Apply for both before you look for a buyer.",
    papers: ["Passport, and OCI card or visa", "PAN card", "Proof of your address abroad"],
    time: "1 to 3 weeks, if you have neither",
  },
  {
    title: "The papers of the property",
    text: "Put the title, tax receipts and society dues in order, and find proof of what you paid. What you paid decides how much of the price is capital gain.",
    papers: [
      "Your purchase deed and its receipts",
      "Mutation and property tax receipts",
      "Society’s no-objection letter",
    ],
    time: "1 to 4 weeks",
  },
  {
    title: "Who signs for you",
    text: "A special power of attorney, for this one property and this one sale, signed before the Indian consulate or a notary with apostille, and stamped in India.",
    papers: ["The draft, read by your lawyer", "Two photographs, two witnesses"],
    time: "2 to 4 weeks, by courier",
  },
  {
    title: "An agreement to sell that says you live abroad",
    text: "The buyer then knows that your tax isn’t deducted like a resident seller’s, and can plan for it.",
    papers: ["Agreement to sell", "Both PANs"],
    time: "1 week",
  },
  {
    title: "The lower-deduction certificate",
    text: "Without it the buyer has to deduct tax on the whole price, as if all of it were gain. Your accountant applies to the tax office online for a lower amount. Apply before the deed, not after.",
    papers: [
      "Purchase deed and agreement",
      "Your computation of the capital gain",
      "Indian tax returns, if you filed any",
    ],
    time: "3 to 8 weeks, so start early",
  },
  {
    title: "The deed, and the tax by PAN challan",
    text: "On the day of the deed the buyer pays you the price less the tax, and then pays that tax to the government with a challan that carries your PAN. Ask for the challan. Without it, the money can’t go abroad.",
    papers: [
      "Registered sale deed",
      "Copy of the certificate",
      "The buyer’s challan, later the TDS certificate",
    ],
    time: "1 day for the deed, up to 2 months for the TDS certificate",
  },
  {
    title: `Forms ${taxForms.declaration} and ${taxForms.certificate}`,
    text: "A chartered accountant certifies in Form 146 that the tax is paid. You declare it online in Form 145. The bank sends nothing abroad without them. Until 31 March 2026 they were 15CB and 15CA.",
    papers: ["Challan and sale deed", "Statement of the NRO account"],
    time: "About 1 week",
  },
  {
    title: "From the NRO account to your bank abroad",
    text: "The Reserve Bank lets you send up to USD 1 million in a financial year, from April to March, from all your NRO accounts together. Anything above that waits for the next financial year.",
    papers: ["Forms 145 and 146", "Sale deed", "The bank’s own request form"],
    time: "1 to 2 weeks",
  },
  {
    title: "Your Indian tax return",
    text: "File one for the year of the sale. If too much tax was deducted, this is how you get it back.",
    papers: ["TDS certificate", "Bank statement for the refund"],
    time: "By the due date of that year",
  },
];

const labels = { papers: "Papers", time: "Time" };

const checkedNote = [
  checkedLine(checked, "en-IN", (on, by) => `Checked on ${on} by ${by}.`),
  "Form numbers are from the Income-tax Rules, 2026. This isn’t advice for your case. Rates and forms change, so ask your accountant for the current ones.",
];

const closing = { as: "phone", title: "Which step are you at?", action } as const;

export const content = { page, intro, labels, steps, checkedNote, closing };

export type Content = Translation<typeof content>;
