/** A sale by somebody who lives abroad, step by step. No rate and no number of a section stands here that changes with a budget. */
import { checkedLine } from "../../content/checked.ts";
import { taxForms } from "../../content/tax-forms.ts";
import { checked } from "./checked.ts";

export interface SaleStep {
  readonly title: string;
  readonly text: string;
  readonly papers: readonly string[];
  readonly time: string;
}

const steps: readonly SaleStep[] = [
  {
    title: "A tax number and an NRO account",
    text: "The price is paid into your NRO account, and every form below asks for your PAN. Apply for both before you look for a buyer.",
    papers: ["Passport, and OCI card or visa", "PAN card", "Proof of your address abroad"],
    time: "1 to 3 weeks, if you have neither",
  },
  {
    title: "The papers of the property",
    text: "Title, tax receipts and society dues are put in order, and what you paid for it is proven: it decides how much of the price is gain.",
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
    title: "Agreement to sell, which says that you live abroad",
    text: "Then the buyer knows that tax is deducted in another way than from a resident, and plans for it.",
    papers: ["Agreement to sell", "Both PANs"],
    time: "1 week",
  },
  {
    title: "The lower-deduction certificate",
    text: "Without it the buyer has to deduct tax from the whole price, as if all of it were gain. Your accountant asks the tax office online to name a smaller sum. Ask before the deed, not after.",
    papers: [
      "Purchase deed and agreement",
      "Your computation of the capital gain",
      "Indian tax returns, if you filed any",
    ],
    time: "3 to 8 weeks: begin here early",
  },
  {
    title: "The deed, and the tax by PAN challan",
    text: "On the day of the deed the buyer pays you the price less the tax, and then pays that tax to the government by a challan on which your PAN stands. Ask for the challan: without it the money cannot leave.",
    papers: ["Registered sale deed", "Copy of the certificate", "The buyer’s challan, later the TDS certificate"],
    time: "1 day for the deed, up to 2 months for the TDS certificate",
  },
  {
    title: `Forms ${taxForms.declaration} and ${taxForms.certificate}`,
    text: "A chartered accountant certifies in Form 146 that the tax is paid; you declare it online in Form 145. The bank sends nothing abroad without them. Until 31 March 2026 they were 15CB and 15CA.",
    papers: ["Challan and sale deed", "Statement of the NRO account"],
    time: "About 1 week",
  },
  {
    title: "From the NRO account to your bank abroad",
    text: "The Reserve Bank lets you send up to USD 1 million in a financial year, from April to March, all that leaves your NRO accounts taken together. A larger sum goes in two years.",
    papers: ["Forms 145 and 146", "Sale deed", "The bank’s own request form"],
    time: "1 to 2 weeks",
  },
  {
    title: "Your Indian tax return",
    text: "File one for the year of the sale. If more was deducted than was due, that is how it comes back.",
    papers: ["TDS certificate", "Bank statement for the refund"],
    time: "By the date of that year",
  },
];

export const sale = {
  heading: {
    id: "sale",
    label: "To keep, and to print",
    title: "An NRI’s sale, step by step",
    lead: "Nine steps in their order, each with its papers and its time. Farm land follows other rules: ask before you promise it.",
  },
  papers: "Papers",
  time: "Time",
  print: "Print these steps",
  steps,
  checkedNote: [
    checkedLine(checked, "en-IN", (on, by) => `Checked on ${on} by ${by}.`),
    "Form numbers by the Income-tax Rules, 2026, as of 25 November 2026. Not advice for your case: rates and forms change, and your accountant has those of the day.",
  ],
} as const;
