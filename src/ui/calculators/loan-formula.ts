/** The loan calculator: reads its figures and computes the instalments, in rupees. */
import { numbersIn } from "../../forms/reading/figures.ts";

export interface Loan {
  readonly emi: number;
  readonly interest: number;
  /** How much of the instalment is interest, 0 to 1, from the first month to the last. */
  readonly shares: readonly number[];
}

export const LOAN_EXAMPLE = { amount: 5_000_000, rate: 8.5, years: 20 } as const;

/** The limits of each figure, and the units that people type behind it. */
export const LIMITS = {
  amount: { least: 1000, most: 1e10, unit: undefined },
  rate: {
    least: 0,
    most: 40,
    unit: /\s*(?:%|per ?cent|प्रतिशत|p\.? ?a\b|per annum).*$/u,
  },
  years: { least: 1, most: 40, unit: /\s*(?:years?|yrs?\.?|साल|वर्ष)$/u },
} as const;
export type FigureKind = keyof typeof LIMITS;

/** Undefined if the text is not one number. */
export type Figures = Readonly<Record<FigureKind, number | undefined>>;

/** A term that is given in months. */
const MONTHS = /\s*(?:months?|mahine|महीने?|माह)$/iu;

/** Parses the typed text. @returns One number, two for a range, or `undefined` if the text has no meaning. */
export function figuresIn(typed: string, kind: FigureKind): readonly number[] | undefined {
  if (kind === "years" && MONTHS.test(typed.trim()))
    return numbersIn(typed, MONTHS)?.map((months) => months / 12);
  // "8,5" is a rate with a decimal comma. In amounts a comma separates groups of digits.
  const text =
    kind === "rate"
      ? typed.replace(/(?<!\p{Nd})(\p{Nd}{1,2}),(\p{Nd}{1,2})(?!\p{Nd})/gu, "$1.$2")
      : typed;
  return numbersIn(text, LIMITS[kind].unit);
}

export const isWithin = (figure: number | undefined, kind: FigureKind): figure is number =>
  figure !== undefined && figure >= LIMITS[kind].least && figure <= LIMITS[kind].most;

/** Points of the curve of interest. */
const POINTS = 24;

/** Equated monthly instalments on a reducing balance. @returns undefined for figures beyond their limits */
export function loan(amount?: number, yearlyRate?: number, years?: number): Loan | undefined {
  if (!isWithin(amount, "amount") || !isWithin(yearlyRate, "rate") || !isWithin(years, "years"))
    return undefined;
  const months = Math.round(years * 12);
  const rate = yearlyRate / 1200;
  // `1 - (1 + rate) ** -months` would lose the precision of a very small rate.
  const instalment =
    rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
  const total = Math.max(amount, Math.round(instalment * months));
  // The principal in the instalments grows by the rate, until the last is all but principal.
  const shares = Array.from(
    { length: POINTS + 1 },
    (_, i) => 1 - (1 + rate) ** (((months - 1) * i) / POINTS - months),
  );
  return { emi: Math.round(instalment), interest: total - amount, shares };
}
