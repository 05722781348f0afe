import { grouped, inWords } from "../../forms/rupees.ts";
import { Figure } from "./figure.tsx";
import { loan } from "./reckon.ts";
import { useFigures } from "./use-figures.ts";

const EXAMPLE = { amount: 5_000_000, rate: 8.5, years: 20 } as const;

/** What a loan costs a month, and in all. It opens the loan form with the sum filled in. */
export function LoanInstrument() {
  const { form, figures, read } = useFigures(EXAMPLE);
  const answer = loan(figures.amount, figures.rate, figures.years);
  return (
    <form
      ref={form}
      action="/loan-funding"
      onInput={read}
      className="plinth rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">What would it cost a month?</h2>
      <p className="mb-5 text-small text-stone">An example: change the figures. Nothing is sent until you ask.</p>
      <input type="hidden" name="fundingType" value="Home Loan" />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Figure figure="amount" label="Loan, in rupees" value={EXAMPLE.amount} name="loanAmount" />
        <Figure figure="rate" label="Rate, % a year" value={EXAMPLE.rate} />
        <Figure figure="years" label="Years" value={EXAMPLE.years} />
      </div>
      <output className="mt-6 block">
        {answer ? (
          <>
            <span className="figures block text-h2 text-brass">₹{grouped(answer.emi)} a month</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-4 w-full" aria-hidden="true">
              <rect width="100" height="4" fill="var(--art-brass)" />
              <rect width={(100 * (answer.total - answer.interest)) / answer.total} height="4" fill="var(--leaf)" />
            </svg>
            <span className="figures mt-2 flex flex-wrap justify-between gap-x-6 text-small">
              <span className="text-leaf">Borrowed {inWords(answer.total - answer.interest)}</span>
              <span className="text-brass">Interest {inWords(answer.interest)}</span>
            </span>
          </>
        ) : (
          <span className="field-error">
            Enter a loan of at least ₹1,000, a rate of up to 40 % and a term of 1 to 40 years.
          </span>
        )}
      </output>
      <button type="submit" className="btn btn-secondary mt-6">
        Apply for this loan
      </button>
    </form>
  );
}
