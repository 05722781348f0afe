/** Finds the city in an answer, for the column by which staff find and sort leads. The answer itself is stored as it was typed. */
import { CITIES, type City } from "./cities.ts";
import type { AnyForm } from "../define.ts";

/**
 * One spelling for all: small letters, no hyphens, points or nukta, and one sign for a nasal, which Hindi writes in three ways.
 */
export const normalizeName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("\u0901", "\u0902")
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])/g, "\u0902")
    .replace(/[.\p{Pd} ]+/gu, " ");

const BY_NAME: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) => [city.name, city.hindi, ...city.others].map((name) => [normalizeName(name), city] as const)),
);

const NAMES = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{M}])`,
  "gu",
);

/** Before these words the name is that of a road or a colony: "12 Agra Road, Thane". */
const OF_LOCALITY =
  /^ (?:road|rd|marg|street|st|highway|gate|bypass|lane|path|chowk|naka|hill|nagar|vihar|colony|enclave|puri|puram|kunj|park|garden|society|apartments?|residency|towers?|house|bazaa?r|market|रोड|मार्ग|सड़क|हाईवे|गेट|बाईपास|चौक|नाका|नगर|विहार|कॉलोनी|कालोनी|एन्क्लेव|पुरी|कुंज|पार्क|बाजार|मार्केट)(?![\p{L}\p{M}])/u;

/** Names that are also parts of other names, such as Janak Puri. They count only where they stand alone. */
const ALONE: ReadonlySet<string> = new Set(["Anand", "Arrah", "Goa", "Hassan", "Pali", "Pen", "Puri", "Sagar"]);

/** No address is longer, and a longer text would take too long to read. */
const LONGEST = 1000;

const withoutPin = (part: string): string => part.replace(/[-–,\s]*\b\d{3}\s?\d{3}\b/g, "").trim();

/** The last known city in a text. Goa and "Delhi NCR" are regions, which count only without a city. */
export function knownCity(text: string): string | undefined {
  const words = normalizeName(text.slice(0, LONGEST));
  const found = [...words.matchAll(NAMES)].flatMap(({ 0: key, index }) => {
    const name = BY_NAME.get(key)!.name;
    const [before, after] = [words.slice(0, index), words.slice(index + key.length)];
    const isAlone = /(?:^|[,\n(])\s*$/.test(before) && /^\s*(?:$|[,\n)\d])/.test(after);
    if (OF_LOCALITY.test(after) || (ALONE.has(name) && !isAlone)) return [];
    return [{ name, isRegion: name === "Goa" || /^ ?\(?ncr/.test(after) }];
  });
  const cities = found.filter(({ isRegion }) => !isRegion);
  return (cities.length > 0 ? cities : found).at(-1)?.name;
}

/** The last known city in an address; without one, the address's last part without its PIN code. */
export function cityIn(address: string): string | undefined {
  const parts = address.slice(0, LONGEST).split(/[,\n]/).map(withoutPin);
  const places = parts.filter((part) => part !== "" && !/^(?:india|bharat|भारत)\.?$/i.test(part));
  return knownCity(address) ?? places.at(-1);
}

/** The value of the city column: a known city by its one name, any other place as it was typed. */
export const cityOf = (form: AnyForm, city: string | undefined): string | undefined =>
  city !== undefined && form.fields[form.city ?? ""]?.kind === "longText"
    ? cityIn(city)
    : city && (knownCity(city) ?? city);
