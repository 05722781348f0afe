import type { FormValues, InputValue } from "../fields.ts";
import { dialledNumber, normalisePhone, type PhoneNumber } from "./phone.ts";
import { INDIA } from "../definitions/shared-fields.ts";

/** The trimmed text of a value, or "" if it is not text. */
export const trimText = (value: InputValue | undefined): string =>
  typeof value === "string" ? value.trim() : "";

function readPhone(values: FormValues): PhoneNumber | undefined {
  const typed = trimText(values.phoneNumber);
  return typed ? normalisePhone(typed, trimText(values.countryCode) || INDIA) : undefined;
}

/** In groups, as they are said in India and in North America. */
const spaced = (countryCode: string, number: string): string =>
  `${countryCode} ${number.replace(countryCode === "+1" ? /^(\d{3})(\d{3})(\d{4})$/ : /^(\d{5})(\d{5})()$/, "$1 $2 $3").trim()}`;

/** The phone number to dial: "+91 98765 43210". `undefined` if the form has none. */
export function formatDialledNumber(values: FormValues): string | undefined {
  const phone = readPhone(values);
  return phone && spaced(phone.countryCode, dialledNumber(phone));
}
