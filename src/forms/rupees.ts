/** Rupees as Indians write and say them. */
import { westernDigits } from "./digits.ts";

const GROUPED = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** 15000000 gives "1,50,00,000". */
export const grouped = (rupees: number): string => GROUPED.format(rupees);

const UNITS = [
  [1e7, "crore"],
  [1e5, "lakh"],
  [1e3, "thousand"],
] as const;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** 15000000 gives "₹1.5 crore"; below a thousand the figure itself. Rounded to two decimals of the unit. */
export function inWords(rupees: number): string {
  for (const [i, [unit, name]] of UNITS.entries()) {
    // What rounds to a hundred of the smaller unit is one of this: 99,99,999 is a crore, not a hundred lakh.
    const smaller = UNITS[i + 1]?.[0] ?? 1;
    if (rounded(rupees / smaller) * smaller >= unit) return `₹${GROUPED.format(rounded(rupees / unit))} ${name}`;
  }
  return `₹${GROUPED.format(rupees)}`;
}

/** The number in what was typed: digits and one decimal point are kept. Undefined where there is no digit. */
export function numberIn(typed: string): number | undefined {
  const [whole = "", ...rest] = westernDigits(typed)
    .replace(/[^\d.]/g, "")
    .split(".");
  const digits = rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
  return /\d/.test(digits) ? Number(digits) : undefined;
}

/**
 * What was typed, with Indian grouping, the way it should stand in the field: a trailing point or zeros survive. Where
 * only whole rupees are kept, the point ends the amount: a pasted "50,00,000.00" does not become a hundred times as much.
 */
export function regroup(typed: string, wholeRupees = false): string {
  const [whole = "", ...rest] = westernDigits(typed)
    .replace(/[^\d.]/g, "")
    .split(".");
  const head = whole === "" ? "" : GROUPED.format(BigInt(whole));
  return rest.length > 0 && !wholeRupees ? `${head}.${rest.join("").slice(0, 2)}` : head;
}
