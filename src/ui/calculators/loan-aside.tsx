import { inWords } from "../../forms/rupees.ts";
import { t } from "../../i18n/t.ts";
import { LoanCost, LoanFigure } from "./loan-cost.tsx";
import { LOAN_EXAMPLE } from "./loan-formula.ts";
import { useFigureOf } from "./use-figure-of.ts";
import { useFigures } from "./use-figures.ts";

const { amount: example, ...terms } = LOAN_EXAMPLE;

/** Beside the loan form: it follows the amount that is typed there, and begins with the terms that the link brought. */
export default function LoanAside() {
  const { form, figures, read } = useFigures(terms, (name) => name);
  const amount = useFigureOf("loanAmount");
  return (
    <form
      ref={form}
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
      className="plinth rounded-lg bg-sand p-5"
    >
      <h2 className="text-h3">{t("What would it cost a month?")}</h2>
      <p className="mb-4 text-small text-stone">
        {amount
          ? t("For the {sum} in your form, at rates that you choose.", { sum: inWords(amount) })
          : t("An example of {sum}.", { sum: inWords(example) })}
      </p>
      <div className="grid grid-cols-2 gap-4">
        <LoanFigure figure="rate" label={t("Rate, % a year")} figures={figures} />
        <LoanFigure figure="years" label={t("Years")} figures={figures} />
      </div>
      <LoanCost {...figures} amount={amount ?? example} />
    </form>
  );
}
