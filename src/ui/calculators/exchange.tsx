import { grouped, inWords } from "../../forms/reading/rupees.ts";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";
import { Example, Figure } from "./figure.tsx";
import { isWithin } from "./loan-formula.ts";
import { exchange } from "./exchange-formula.ts";
import { useFigures, useSentFigures } from "./use-figures.ts";

const EXAMPLE = { yours: 8_500_000, wanted: 11_000_000 } as const;
const WRONG = "exchange-wrong";

const RESULT = {
  you: (sum: string): string => t("You pay {sum}", { sum }),
  they: (sum: string): string => t("You receive {sum}", { sum }),
  nobody: (): string => t("Nobody pays"),
};

/** Compares the values of two homes. It opens the exchange form with its figures filled in. */
export function ExchangeCalculator({ title }: { title: string }) {
  const { form, figures, question, read } = useFigures(EXAMPLE, () => "value");
  const { yours, wanted } = figures;
  const answer = exchange(yours, wanted);
  const share = (value = 0): number => (100 * value) / Math.max(yours ?? 0, wanted ?? 0);
  useSentFigures(form, (data) => {
    const typed = form.current!.querySelectorAll("[data-figure]:not(:placeholder-shown)").length;
    // The exchange form has no field for the wanted home, so it goes into the notes.
    const notes = [
      form.current!.querySelector('[data-figure="wanted"]:not(:placeholder-shown)') && isWithin(wanted, "value")
        ? t("The home we want is worth {sum}.", { sum: `₹${grouped(wanted)}` })
        : "",
      data.get("additionalNotes") ?? "",
    ].filter(Boolean);
    data.delete("additionalNotes");
    if (notes.length > 0) data.set("additionalNotes", notes.join(" "));
    // Only if both values were typed: the example is nobody's preference.
    if (answer && typed === 2) data.set("exchangePreference", answer.preference);
  });
  return (
    <form
      ref={form}
      action={localHref("/property-exchange")}
      onInput={read}
      className="plinth grid gap-x-16 gap-y-10 rounded-lg bg-card px-5 py-6 shadow-card sm:px-8 sm:py-8 lg:grid-cols-[6fr_5fr]"
    >
      <div>
        <h2 className="text-h3">{title}</h2>
        <Example />
        <div className="grid gap-4 sm:grid-cols-2">
          <Figure
            figure="yours"
            label={t("Your home, in rupees")}
            example={EXAMPLE.yours}
            name="approximateMarketValue"
            wrong={!isWithin(yours, "value") && WRONG}
          />
          <Figure
            figure="wanted"
            label={t("The home you want")}
            example={EXAMPLE.wanted}
            wrong={!isWithin(wanted, "value") && WRONG}
          />
        </div>
        <output className="calculated mt-6 block">
          {answer ? (
            <>
              <svg viewBox="0 0 100 9" preserveAspectRatio="none" className="mb-4 h-9 w-full" aria-hidden="true">
                <path d={`M0 0h${share(yours)}v4H0z`} fill="var(--leaf)" />
                <path d={`M0 5h${share(wanted)}v4H0z`} fill="var(--art-brass)" />
              </svg>
              <span className="figures block text-h2 text-brass">
                {RESULT[answer.payer](inWords(answer.difference))}
              </span>
              <span className="text-small text-stone">{t("Before stamp duty, registration and fees.")}</span>
            </>
          ) : (
            <span id={WRONG} className="field-error">
              {question ?? t("Enter both values in rupees, ₹1,00,000 or more.")}
            </span>
          )}
        </output>
        <button type="submit" className="btn btn-primary mt-6">
          {t("Start with these two homes")}
        </button>
      </div>
      <Months />
    </form>
  );
}

/** A calendar of twelve radios, marked by CSS alone. The chosen month goes into the notes of the exchange form. */
function Months() {
  // The sentence that is sent has the whole name.
  const names = t("January February March April May June July August September October November December").split(" ");
  return (
    <fieldset className="self-center">
      <legend className="field-label mb-3">{t("And the dates? Choose when both owners could agree")}</legend>
      <div className="months">
        {t("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
          .split(" ")
          .map((month, i) => (
            <label key={month}>
              <input
                type="radio"
                name="additionalNotes"
                value={t("We could agree in {month}.", { month: names[i]! })}
              />
              {month}
            </label>
          ))}
      </div>
      <p className="mt-4 flex gap-3 text-small">
        <i className="month-mark bg-leaf" />
        {t("Both owners agree, and the papers and loans begin.")}
      </p>
      <p className="mt-2 flex gap-3 text-small">
        <i className="month-mark month-keys" />
        {t("In one of these two months both sets of keys change hands, on one day.")}
      </p>
    </fieldset>
  );
}
