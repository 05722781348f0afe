/** Phone numbers as people type them. Nothing a person could mean is refused. */
import { westernDigits } from "./digits.ts";

/** Without spaces, punctuation and the invisible marks that address books copy along; a leading + survives. */
const bare = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s\p{P}\p{Cf}]/gu, "")
    .replace("＋", "+");

export const isPhone = (typed: string): boolean => /^\+?\d{7,15}$/.test(bare(typed));

/** E.164 country calling codes: one, two or three digits, none the beginning of another (ITU-T). */
const CALLING_CODE = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

export interface PhoneNumber {
  readonly countryCode: string;
  /** Digits alone, without the country code. */
  readonly number: string;
}

/** An Indian number loses its trunk 0 or repeated 91. */
const national = (digits: string, countryCode: string): string =>
  (countryCode === "+91" && /^(?:0|91)(\d{10})$/.exec(digits)?.[1]) || digits;

/** A typed + or 00 wins over the selected code, where a number is left behind it. */
export function normalisePhone(typed: string, selected: string): PhoneNumber {
  const digits = bare(typed);
  const international = /^(?:\+|00)(\d+)$/.exec(digits)?.[1] ?? "";
  const code = CALLING_CODE.exec(international)?.[0];
  const rest = code ? international.slice(code.length) : "";
  if (code && rest) return { countryCode: `+${code}`, number: national(rest, `+${code}`) };
  return { countryCode: selected, number: national(digits.replace(/\D/g, ""), selected) };
}

/** Shown beside the field, never a refusal. Undefined where nothing looks odd. */
export function phoneWarning(typed: string, selected: string): string | undefined {
  const { countryCode, number } = normalisePhone(typed, selected);
  return isPhone(typed) && countryCode === "+91" && number.length !== 10
    ? `Indian numbers have 10 digits, this one has ${number.length}. Please check it; you can still send the form.`
    : undefined;
}
