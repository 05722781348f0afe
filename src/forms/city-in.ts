/** The city of an address, for the column by which staff sort their leads. */
import { CITIES } from "./cities.ts";
import type { AnyForm } from "./define.ts";

const NAMES = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...CITIES].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/** Behind these words a city names a road, not the place: "12 Agra Road, Thane". */
const ROAD = /^\s+(?:road|rd|marg|street|st|highway|gate|bypass|lane|path|chowk|naka)\b/i;

/** Long enough for every address; the column holds no more. */
const LONGEST = 1000;

const withoutPin = (part: string): string => part.replace(/[-–,\s]*\b\d{3}\s?\d{3}\b/g, "").trim();

/** The last city that is known in it; of an address without one, what stands in its last part but the PIN code. */
export function cityIn(address: string): string | undefined {
  const text = address.slice(0, LONGEST);
  const known = [...text.matchAll(NAMES)].filter(({ 0: name, index }) => !ROAD.test(text.slice(index + name.length)));
  const [name] = known.at(-1) ?? [];
  if (name) return CITIES.find((city) => city.toLowerCase() === name.toLowerCase());
  const parts = text.split(/[,\n]/).map(withoutPin);
  const places = parts.filter((part) => part !== "" && !/^(?:india|bharat)\.?$/i.test(part));
  return places.at(-1);
}

/** What fills the city column: forms whose city is a whole address have it taken out of there. */
export const cityOf = (form: AnyForm, city: string | undefined): string | undefined =>
  city !== undefined && form.fields[form.city ?? ""]?.kind === "longText" ? cityIn(city) : city;
