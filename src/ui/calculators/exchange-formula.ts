import { isWithin } from "./loan-formula.ts";

export interface Exchange {
  readonly difference: number;
  readonly payer: "you" | "they" | "nobody";
  /** An option of the exchange form. */
  readonly preference: string;
}

/** The difference between two homes, to the rupee. */
export function exchange(yours?: number, wanted?: number): Exchange | undefined {
  if (!isWithin(yours, "value") || !isWithin(wanted, "value")) return undefined;
  const difference = Math.abs(wanted - yours);
  if (difference === 0) return { difference, payer: "nobody", preference: "Same value house in different location" };
  return wanted > yours
    ? { difference, payer: "you", preference: "Upgrade to bigger house by paying extra" }
    : { difference, payer: "they", preference: "Smaller house with balance in cash" };
}
