import { inWords } from "../../forms/rupees.ts";
import { useHydrated } from "../hydrated.ts";
import { Figure } from "./figure.tsx";
import { exchange } from "./reckon.ts";
import { useFigures } from "./use-figures.ts";

const EXAMPLE = { yours: 8_500_000, wanted: 11_000_000 } as const;

const SAID = {
  you: (sum: string): string => `You pay ${sum}`,
  they: (sum: string): string => `You receive ${sum}`,
  nobody: (): string => "Nobody pays",
};

/** Two homes and what lies between them. It opens the exchange form with both answers filled in. */
export function ExchangeInstrument() {
  const { form, figures, read } = useFigures(EXAMPLE);
  const isAwake = useHydrated();
  const answer = exchange(figures.yours, figures.wanted);
  return (
    <form ref={form} action="/property-exchange" onInput={read} className="plinth mt-8 rounded-lg bg-card px-5 py-6">
      <h3 className="text-h3">Your home for theirs</h3>
      <p className="mb-5 text-small text-stone">An example: change the figures. Nothing is sent until you ask.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Figure figure="yours" label="Your home, in rupees" value={EXAMPLE.yours} name="approximateMarketValue" />
        <Figure figure="wanted" label="The home you want" value={EXAMPLE.wanted} />
      </div>
      {/* Asleep, the answer would still be the example's. */}
      {isAwake && answer && <input type="hidden" name="exchangePreference" value={answer.preference} />}
      <output className="mt-5 block">
        {answer ? (
          <>
            <span className="figures block text-h2 text-brass">{SAID[answer.payer](inWords(answer.difference))}</span>
            <span className="text-small text-stone">Before stamp duty, registration and fees.</span>
          </>
        ) : (
          <span className="field-error">Enter both values in rupees, ₹1,00,000 or more.</span>
        )}
      </output>
      <button type="submit" className="btn btn-primary mt-5">
        Start with these two homes
      </button>
    </form>
  );
}
