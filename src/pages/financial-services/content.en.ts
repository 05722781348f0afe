import type { PageDescription } from "../../content/page.ts";
import { taxForms } from "../../content/tax-forms.ts";
import { claims } from "../../content/claims.ts";
import { seenBy } from "../../content/seen-by.ts";
import { formLink } from "../../content/form-link.ts";
import { formatCost, fees } from "../../content/fees.ts";
import type { Translation } from "../../i18n/translation.ts";

const apply = { label: "Apply for a loan", href: "/loan-funding" } as const;

const page: PageDescription = {
  path: "/financial-services",
  title: "Financial Services: loans, tax and cover",
  description: `Home loans with pre-approval in ${claims.loanPreApproval}, approved in ${claims.loanApproval}. Financing, tax and insurance for a property, with one adviser.`,
  picture: "financial-services",
  action: apply,
};

const help = { label: "Get Financial Help", href: "/high-value-asset" } as const;
const forWhom =
  "Own land, a tower, a hotel or a large house? “Get Financial Help” is for having it valued, sold or let.";

const opening = {
  label: "Financial services",
  title: "The money for a property, sorted before you sign",
  lead: "Loan, tax and insurance, worked out together from your own numbers, so that the home is still a joy on the day the EMI is due.",
  links: [apply, help],
  note: forWhom,
} as const;

const essentials = {
  cost: `${formatCost(fees.finance)} The bank’s own fees come on top.`,
  fee: fees.finance,
  time: `Pre-approval in ${claims.loanPreApproval}, loans approved in ${claims.loanApproval}.`,
  ready:
    "Identity, address, six months of bank statements, proof of income, and the property’s papers if you have found one.",
};

const headings = {
  services: {
    title: "Four things we do for you",
    lead: "Choose one, and the form opens with its subject.",
  },
  questions: { title: "Common questions" },
  file: {
    title: "The papers a bank asks for, by how you earn",
    lead: "Copies are enough to start with.",
  },
  benefits: { title: "What you get" },
} as const;

const services = [
  {
    title: "Home loan assistance",
    text: "For a home, against a property, or to move a loan that has become expensive. One set of papers goes to the banks that suit you.",
    href: formLink(apply.href, { fundingType: "Home Loan" }),
  },
  {
    title: "Financing strategy",
    text: "How much to borrow, whether to sell first or take a bridge loan, and whether to apply alone or jointly.",
  },
  {
    title: "Tax and compliance",
    text: "Capital gains, tax deducted at source, stamp duty, and what an NRI must file to send the money abroad.",
  },
  {
    title: "Insurance and risk",
    text: "Insurance for the home and for the loan, so that the family keeps the home if the income stops. Only as much as you need.",
  },
];

const model = {
  label: "How it works",
  title: "Five steps to a loan",
  picture: "financial-services",
  alt: "The coins and the house in the evening",
  points: [
    {
      title: "We listen",
      text: "What you own, what you earn, what you want to do, and by when.",
      at: [28.5, 72],
    },
    {
      title: "We do the sums",
      text: "Two or three ways to pay for it, with the EMI and the total cost of each.",
      at: [36, 67],
    },
    {
      title: "We prepare the file",
      text: "Once, and completely.",
      at: [43, 61],
    },
    {
      title: "We speak to the banks",
      text: "You compare rates, fees, tenure and conditions.",
      at: [50, 55],
    },
    {
      title: "You sign, the money moves",
      text: "You sign at the bank, and it pays the seller.",
      at: [74, 38],
    },
  ],
} as const;

const file = {
  caption: "Papers for a loan application, for the salaried, the self-employed and NRIs",
  columns: [{ title: "Salaried" }, { title: "Self-employed" }, { title: "NRI" }],
  rows: [
    {
      label: "Who you are",
      cells: ["PAN, Aadhaar", "PAN, Aadhaar, proof of the business", "PAN, passport, visa or OCI"],
    },
    {
      label: "What you earn",
      cells: [
        "Salary slips, appointment letter",
        "Balance sheet, profit and loss",
        "Contract, salary slips",
      ],
    },
    {
      label: "Tax papers",
      cells: [
        `Form ${taxForms.salary}`,
        "GST returns, tax returns with computation",
        "Returns of the country you live in",
      ],
    },
    {
      label: "Bank statements",
      cells: ["The salary account", "Business and savings accounts", "Account abroad, NRE or NRO"],
    },
    {
      label: "What you owe",
      cells: [
        "Statement of each open loan",
        "Statement of each open loan",
        "Credit report from abroad",
      ],
    },
    {
      label: "The property",
      cells: [
        "Agreement, title papers",
        "Agreement, title papers",
        "The same, and a power of attorney",
      ],
    },
  ],
};

const benefits = [
  {
    title: `${claims.partnerBanks}, one application`,
    text: "You don’t have to apply eight times.",
    icon: "i-lucide-landmark",
  },
  {
    title: "One adviser for everything",
    text: "Loan, tax and insurance are planned together, because each affects the others.",
    icon: "i-lucide-user-round-check",
  },
  {
    title: "The full cost, before you sign",
    text: "Processing, insurance, valuation and prepayment.",
    icon: "i-lucide-receipt-indian-rupee",
  },
  {
    title: "You choose the bank",
    text: "You may name your own as well.",
    icon: "i-lucide-lock-keyhole",
  },
];

const terms = [
  { term: "Who sees it", detail: seenBy },
  {
    term: "Who decides",
    detail: "The bank. We can present your case well, and to the right bank.",
  },
];

/** The first word of a message. */
const subject = "Finance";

const questions = [
  {
    question: "How fast can I get a loan?",
    answer:
      "That depends on the file. A missing property paper can delay a loan, so we check those first.",
  },
  {
    question: "My CIBIL score is low, or I don’t know it.",
    answer:
      "You can choose Not Sure in the form. We go through the report with you, and some of it can often be corrected. A co-applicant or a larger down payment can help too.",
  },
  {
    question: "I’m self-employed. Will banks lend to me?",
    answer:
      "Yes. They look at two or three years of returns and at your accounts. Some banks understand a business better than others.",
  },
  {
    question: "Do I have to find the property first?",
    answer:
      "No. With a pre-approval you know your limit before you look, and sellers take you seriously. The final approval needs the property’s papers.",
  },
  {
    question: "Are you tied to one bank?",
    answer: "No. You can name your own bank in addition to our partners. The choice is yours.",
  },
];

const closing = {
  as: "letter",
  title: "Tell us how much you need, and for what",
  text: forWhom,
  action: apply,
  second: help,
} as const;

export const content = {
  subject,
  essentials,
  model,
  page,
  opening,
  headings,
  services,
  file,
  benefits,
  terms,
  questions,
  closing,
};

export type Content = Translation<typeof content>;
