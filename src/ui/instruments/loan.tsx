import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";
import { Example, Figure } from "./figure.tsx";
import { LoanCost } from "./loan-cost.tsx";
import { LOAN_EXAMPLE } from "./reckon.ts";
import { useFigures } from "./use-figures.ts";

/** What a loan costs a month, and in all. It opens the loan form with the sum filled in. */
export function LoanInstrument() {
  const { form, figures, read } = useFigures(LOAN_EXAMPLE);
  return (
    <form
      ref={form}
      action={localHref("/loan-funding")}
      onInput={read}
      className="plinth rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">{t("What would it cost a month?")}</h2>
      <Example />
      <input type="hidden" name="fundingType" value="Home Loan" />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Figure figure="amount" label={t("Loan, in rupees")} value={LOAN_EXAMPLE.amount} name="loanAmount" />
        <Figure figure="rate" label={t("Rate, % a year")} value={LOAN_EXAMPLE.rate} />
        <Figure figure="years" label={t("Years")} value={LOAN_EXAMPLE.years} />
      </div>
      <LoanCost {...figures} />
      <button type="submit" className="btn btn-secondary mt-6">
        {t("Apply for this loan")}
      </button>
    </form>
  );
}
