import { groupDigits, inWords } from "../../forms/reading/rupees.ts";
import { t } from "../../i18n/t.ts";
import { Figure } from "./figure.tsx";
import { isWithin, loan, LOAN_EXAMPLE } from "./loan-formula.ts";

const WRONG = "loan-wrong";

interface LoanFigureProps {
  figure: keyof typeof LOAN_EXAMPLE;
  label: string;
  figures: Readonly<Partial<Record<keyof typeof LOAN_EXAMPLE, number | undefined>>>;
  name?: string;
}

/** The input of one figure of a loan. */
export const LoanFigure = ({ figures, ...field }: LoanFigureProps) => (
  <Figure
    {...field}
    example={LOAN_EXAMPLE[field.figure]}
    wrong={!isWithin(figures[field.figure], field.figure) && WRONG}
  />
);

/** The monthly instalment, and how it moves from interest to principal: each area is as large as its sum. */
export function LoanCost({
  amount,
  rate,
  years,
  question,
}: {
  amount: number | undefined;
  rate: number | undefined;
  years: number | undefined;
  /** Where a range was typed. */
  question: string | undefined;
}) {
  const answer = loan(amount, rate, years);
  if (!answer) {
    return (
      <output id={WRONG} className="mt-6 block field-error">
        {question ?? t("Enter a loan of at least ₹1,000, a rate of up to 40 % and a term of 1 to 40 years.")}
      </output>
    );
  }
  const { emi, interest, shares } = answer;
  const edge = shares.map((share, i) => `L${((100 * i) / (shares.length - 1)).toFixed(1)} ${(40 * share).toFixed(1)}`);
  return (
    <output className="calculated mt-6 block">
      <span className="figures block text-h2 text-brass">{t("{sum} a month", { sum: `₹${groupDigits(emi)}` })}</span>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className="mt-4 h-20 w-full" aria-hidden="true">
        <path d="M0 0h100v40H0z" fill="var(--leaf)" />
        <path d={`M0 0${edge.join("")}V0z`} fill="var(--art-brass)" />
      </svg>
      <span className="figures mt-1 flex justify-between text-xs text-stone" aria-hidden="true">
        <span>{t("First month")}</span>
        <span>{t("Year {year}", { year: years! })}</span>
      </span>
      <span className="figures mt-2 flex flex-wrap justify-between gap-x-6 text-small">
        <span className="text-leaf">{t("Borrowed {sum}", { sum: inWords(amount!) })}</span>
        <span className="text-brass">{t("Interest {sum}", { sum: inWords(interest) })}</span>
      </span>
    </output>
  );
}
