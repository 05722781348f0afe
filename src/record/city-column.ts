/** The city column, by which staff find and sort leads. The answer itself is stored as typed. */
import type { AnyForm } from "../forms/define.ts";

const withoutPin = (part: string): string => part.replace(/[-–,\s]*\b\d{3}\s?\d{3}\b/g, "").trim();

/** The last part of an address that is neither a PIN code nor the country: "Flat 4, Bandra, Mumbai 400050" gives "Mumbai". */
export function lastPlace(address: string): string | undefined {
  const parts = address.split(/[,\n]/).map(withoutPin);
  const places = parts.filter((part) => part !== "" && !/^(?:india|bharat|भारत)\.?$/i.test(part));
  return places[places.length - 1];
}

/** A city as the visitor typed it. Of a whole address only the last place. */
export const cityColumn = (form: AnyForm, city: string | undefined): string | undefined =>
  city !== undefined && form.fields[form.city ?? ""]?.kind === "longText" ? lastPlace(city) : city;
