import { inWords } from "../../forms/reading/rupees.ts";
import { t } from "../../i18n/t.ts";
import { LoanCost, LoanFigure } from "./loan-cost.tsx";
import { LOAN_EXAMPLE, figureIn } from "./loan-formula.ts";
import { useFigures } from "./use-figures.ts";
import { useEffect, useState } from "react";

const { amount: example, ...terms } = LOAN_EXAMPLE;

/** Beside the loan form: follows the amount that is typed there, and starts with the terms of the link. */
export default function LoanAside() {
  const { form, figures, question, read } = useFigures(terms, (name) => name);
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
      <LoanCost {...figures} amount={amount ?? example} question={question} />
    </form>
  );
}

/**
 * The figure in a field of the form. Observed in the DOM, since the form's state is its own: React writes each value, typed or not, into
 * the attribute.
 */
function useFigureOf(name: string): number | undefined {
  const [figure, setFigure] = useState<number>();
  useEffect(() => {
    const form = document.querySelector("[data-form-root]")!;
    const read = (): void => {
      const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      // The receipt has no such field: it stays that of the loan that was asked for.
      if (input) setFigure(figureIn(input.value, "amount"));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [name]);
  return figure;
}
