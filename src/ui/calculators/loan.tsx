import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";
import { Example } from "./figure.tsx";
import { LoanCost, LoanFigure } from "./loan-cost.tsx";
import { LOAN_EXAMPLE } from "./loan-formula.ts";
import { useFigures, useSentFigures } from "./use-figures.ts";

/** What a loan costs a month. It opens the loan form with the same figures. */
export function LoanCalculator() {
  const { form, figures, question, read } = useFigures(LOAN_EXAMPLE, (name) => name);
  useSentFigures(form);
  return (
    <form
      ref={form}
      id="calculator"
      action={localHref("/loan-funding")}
      onInput={read}
      className="plinth rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">{t("What would it cost a month?")}</h2>
      <Example />
      <input type="hidden" name="fundingType" value="Home Loan" />
      <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <LoanFigure figure="amount" label={t("Loan, in rupees")} figures={figures} name="loanAmount" />
        <LoanFigure figure="rate" label={t("Rate, % a year")} figures={figures} />
        <LoanFigure figure="years" label={t("Years")} figures={figures} />
      </div>
      <LoanCost {...figures} question={question} />
      <button type="submit" className="btn btn-secondary mt-6">
        {t("Apply for this loan")}
      </button>
    </form>
  );
}
