import type { FormValues, InputValue } from "./fields.ts";
import { normalisePhone } from "./phone.ts";
import { INDIA } from "./shared-fields.ts";

export const textOf = (value: InputValue | undefined): string => (typeof value === "string" ? value.trim() : "");

/** As it is dialled: "+91 98765 43210". Undefined where none was given. */
export function dialled(values: FormValues): string | undefined {
  const typed = textOf(values.phoneNumber);
  if (!typed) return undefined;
  const { countryCode, number } = normalisePhone(typed, textOf(values.countryCode) || INDIA);
  const spaced = number.length === 10 ? `${number.slice(0, 5)} ${number.slice(5)}` : number;
  return `${countryCode} ${spaced}`;
}
