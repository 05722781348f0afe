import { useEffect, useRef, useState } from "react";
import { groupDigits, inWords } from "../../forms/reading/rupees.ts";
import { localHref } from "../../i18n/links.ts";
import { t } from "../../i18n/t.ts";
import {
  type Figures,
  type FigureKind,
  figuresIn,
  isWithin,
  loan,
  LOAN_EXAMPLE,
} from "./loan-formula.ts";

const WRONG = "loan-wrong";

interface Read {
  readonly figures: Figures;
  /** About an input with a range. */
  readonly question?: string | undefined;
}

/** Reads the inputs, because a visitor may type before React is ready. A blank one has the figure of the example. */
function readFigures(form: HTMLFormElement): Read {
  let question: string | undefined;
  const read = (kind: FigureKind): number | undefined => {
    const input = form.querySelector<HTMLInputElement>(`[data-figure="${kind}"]`)!;
    if (!input.value.trim()) return LOAN_EXAMPLE[kind];
    const [figure, other] = figuresIn(input.value, kind) ?? [];
    if (other === undefined) return figure;
    const format = kind === "amount" ? inWords : groupDigits;
    question ??= t("{label}: enter one figure, {one} or {other}", {
      label: input.labels![0]!.textContent,
      one: format(figure!),
      other: format(other),
    });
    return undefined;
  };
  const figures = { amount: read("amount"), rate: read("rate"), years: read("years") };
  return { figures, question };
}

/** Removes blank fields from what the form sends, because in the link they would clear answers of a draft. */
function removeBlank({ formData }: FormDataEvent): void {
  for (const [name, value] of Array.from(formData)) if (value === "") formData.delete(name);
}

/** What a loan costs a month. It opens the loan form with the same figures. */
export function LoanCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [{ figures, question }, setRead] = useState<Read>({ figures: LOAN_EXAMPLE });
  useEffect(() => {
    const element = form.current!;
    setRead(readFigures(element));
    element.addEventListener("formdata", removeBlank);
    return () => element.removeEventListener("formdata", removeBlank);
  }, []);
  return (
    <form
      ref={form}
      id="calculator"
      action={localHref("/loan-funding")}
      onInput={(event) => setRead(readFigures(event.currentTarget))}
      className="brass-base rounded-lg bg-card px-5 py-6 shadow-card sm:px-8"
    >
      <h2 className="text-h3">{t("What would it cost per month?")}</h2>
      <p className="mb-5 text-small text-stone">
        {t("An example")}
        {/* Without a script nothing is calculated. */}
        <span className="unscripted:hidden">{t(": change the figures")}</span>
        {t(". Nothing is sent until you ask.")}
      </p>
      <input type="hidden" name="fundingType" value="Home Loan" />
      <div className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Figure kind="amount" label={t("Loan, in rupees")} figures={figures} name="loanAmount" />
        <Figure kind="rate" label={t("Rate, % a year")} figures={figures} />
        <Figure kind="years" label={t("Years")} figures={figures} />
      </div>
      <Cost figures={figures} question={question} />
      <button type="submit" className="btn btn-secondary mt-6">
        {t("Apply for this loan")}
      </button>
    </form>
  );
}

interface FigureProps {
  kind: FigureKind;
  label: string;
  figures: Figures;
  /** The name of a field in the form that opens. Without one it is not sent. */
  name?: string;
}

/** The input of one figure. The example is its placeholder, and is never sent. */
function Figure({ kind, label, figures, name }: FigureProps) {
  return (
    <label className="field">
      <span className="font-600 leading-snug">{label}</span>
      <input
        data-figure={kind}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={groupDigits(LOAN_EXAMPLE[kind])}
        {...(!isWithin(figures[kind], kind) && { "aria-invalid": true, "aria-describedby": WRONG })}
        className="field-input figures"
      />
    </label>
  );
}

/** The monthly instalment, and how it moves from interest to principal: each area is as large as its sum. */
function Cost({ figures: { amount, rate, years }, question }: Read) {
  const answer = loan(amount, rate, years);
  if (!answer) {
    return (
      <output id={WRONG} className="mt-6 block text-small font-600 text-danger">
        {question ??
          t("Enter a loan of at least ₹1,000, a rate of up to 40 % and a term of 1 to 40 years.")}
      </output>
    );
  }
  const { emi, interest, shares } = answer;
  const edge = shares.map(
    (share, i) => `L${((100 * i) / (shares.length - 1)).toFixed(1)} ${(40 * share).toFixed(1)}`,
  );
  return (
    <output className="mt-6 block unscripted:[:has([data-figure]:not(:placeholder-shown))>&]:hidden">
      <span className="figures block text-h2 text-brass">
        {t("{sum} a month", { sum: `₹${groupDigits(emi)}` })}
      </span>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        className="mt-4 h-20 w-full"
        aria-hidden="true"
      >
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
