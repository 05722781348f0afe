/** Formats rupees the Indian way. */
import { westernDigits } from "./digits.ts";
import { t } from "../../i18n/t.ts";

let grouping: Intl.NumberFormat | undefined;

/** 15000000 gives "1,50,00,000". */
export function groupDigits(rupees: number | bigint): string {
  // Made at the first use, because that takes 65 ms on a slow phone.
  grouping ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  return grouping.format(rupees);
}

const UNITS = [
  [1e7, "₹{amount} crore"],
  [1e5, "₹{amount} lakh"],
  [1e3, "₹{amount} thousand"],
] as const;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * "₹1.5 crore" for 15000000, rounded to two decimals of the unit. Figures below a thousand stay as
 * they are.
 */
export function inWords(rupees: number): string {
  for (const [i, [unit, name]] of UNITS.entries()) {
    // 99,99,999 rounds to a hundred lakh, which is called a crore.
    const smaller = UNITS[i + 1]?.[0] ?? 1;
    if (rounded(rupees / smaller) * smaller >= unit)
      return t(name, { amount: groupDigits(rounded(rupees / unit)) });
  }
  return t("₹{amount}", { amount: groupDigits(rupees) });
}

/**
 * Groups the digits of a figure while it is typed. A trailing point and zeros stay, and so does any text that is not only a figure.
 *
 * @param wholeRupees drops paise, except of a short figure, which may become "1.2 crore"
 */
export function regroup(typed: string, wholeRupees = false): string {
  const [, head, rest] = /^([\d,]*)(?:\.(\d*))?$/.exec(westernDigits(typed)) ?? [];
  if (head === undefined) return typed;
  const digits = head.replaceAll(",", "");
  const whole = digits === "" ? "" : groupDigits(BigInt(digits));
  if (rest === undefined || (wholeRupees && digits.length > 3)) return whole;
  return `${whole}.${digits.length > 3 ? rest.slice(0, 2) : rest}`;
}
