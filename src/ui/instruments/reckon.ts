/** The arithmetic of the two instruments: pure, in rupees, and undefined where an answer would mean nothing. */

export interface Loan {
  readonly emi: number;
  readonly interest: number;
  /** What is paid in all. */
  readonly total: number;
  /** How much of the instalment is interest, 0 to 1, from the first month to the last. */
  readonly shares: readonly number[];
}

export const LOAN_EXAMPLE = { amount: 5_000_000, rate: 8.5, years: 20 } as const;

/** Points of the curve of interest. */
const POINTS = 24;

const within = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && value >= least && value <= most;

/** Equated monthly instalments on a reducing balance; a rate of nothing divides the sum evenly. */
export function loan(amount?: number, yearlyRate?: number, years?: number): Loan | undefined {
  if (!within(amount, 1000, 1e10) || !within(yearlyRate, 0, 40) || !within(years, 1, 40)) return undefined;
  const months = Math.round(years * 12);
  const rate = yearlyRate / 1200;
  const emi = Math.round(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
  const total = emi * months;
  // The principal in the instalments grows by the rate, until the last is all but principal.
  const shares = Array.from({ length: POINTS + 1 }, (_, i) => 1 - (1 + rate) ** (((months - 1) * i) / POINTS - months));
  return { emi, interest: Math.max(0, total - amount), total, shares };
}

export interface Exchange {
  readonly difference: number;
  readonly payer: "you" | "they" | "nobody";
  /** The answer that the exchange form knows. */
  readonly preference: string;
}

/** Two homes are of one value when they differ by less than a hundredth: no valuation is closer. */
export function exchange(yours?: number, wanted?: number): Exchange | undefined {
  if (!within(yours, 1e5, 1e11) || !within(wanted, 1e5, 1e11)) return undefined;
  const difference = Math.abs(wanted - yours);
  if (difference < Math.max(yours, wanted) / 100)
    return { difference: 0, payer: "nobody", preference: "Same value house in different location" };
  return wanted > yours
    ? { difference, payer: "you", preference: "Upgrade to bigger house by paying extra" }
    : { difference, payer: "they", preference: "Smaller house with balance in cash" };
}
