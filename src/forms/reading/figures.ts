/** Reads figures as people write them: "Rs. 50,00,000", "45L", "1.2 crore", "2-3". What is unclear is asked about, never guessed. */
import { westernDigits } from "./digits.ts";
import { parsers } from "./parsers.ts";

const SCALES: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e9, "bn billion"],
      [1e7, "cr crs crore crores karod करोड"],
      [1e6, "mn million"],
      [1e5, "l lac lacs lakh lakhs लाख"],
      [1e3, "k thousand hazar हजार"],
      [1e2, "hundred"],
    ] as const
  ).flatMap(([scale, names]) => names.split(" ").map((name) => [name, scale] as const)),
);

/**
 * One spelling for all: small letters, western digits, plain spaces, no invisible marks, no nukta, and one sign for a nasal.
 */
export const normalizeText = (text: string): string =>
  westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\u093C|\p{Cf}/gu, "")
    .replaceAll("ँ", "ं")
    .replace(/\s+/g, " ")
    .trim();

/** Words and signs that do not change the amount. */
const FILLERS =
  /₹|(?<!\p{L})(?:rs\.?|inr|rupees?|रुप(?:ये|ए|या|यों)|रु\.?|about|around|approx(?:imately|\.)?|nearly|only|between)(?!\p{L})|\/[-=]|\+$/gu;

/** Indian or western groups, by commas or by spaces, and at most one point. */
const FIGURE = /^(?:\d+|\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*|\d{1,2}(?:([, ])\d\d)(?:\2\d\d)*\2\d{3})?(?:\.\d*)?$/;

const TERM = /^(\.?\d[\d., ]*)([\p{L}\p{M}]*)\.?\s*/u;

const RANGE = /\s*(?:\p{Pd}|−|~|\/|(?<![\p{L}\p{M}])(?:to|or|and|से)(?![\p{L}\p{M}]))\s*/u;

const figureIn = (text: string): number | undefined =>
  FIGURE.test(text) ? Number(text.replace(/[, ]/g, "")) : undefined;

const cents = (number: number): number => Math.round(number * 100) / 100;

/** No figure is longer, and a longer text would take too long to read. */
export const LONGEST = 100;

interface Amount {
  readonly number: number;
  readonly scale: number;
}

/** "50 lakh", "1 crore 20 lakh", "5000000". */
function amountIn(text: string): Amount | undefined {
  let rest = text;
  let number = 0;
  let scale = Infinity;
  do {
    const [all, digits = "", word = ""] = TERM.exec(rest) ?? [];
    const figure = figureIn(digits.trim());
    const next = word === "" ? 1 : SCALES.get(word);
    // "1 crore 20" may mean 1.2 crore or 1,00,00,020; "two hundred 50" is always 250.
    const isNamed = next !== undefined && (next > 1 || scale === 100);
    const isClear = scale === Infinity || (isNamed && (figure ?? 0) * next < scale);
    if (all === undefined || figure === undefined || next === undefined || !isClear) return undefined;
    number += figure * next;
    scale = next;
    rest = rest.slice(all.length);
  } while (rest !== "");
  return { number: cents(number), scale };
}

/**
 * @param unit what may stand behind the number, and is ignored
 * @returns the numbers in a text: none where it is blank, two for a range; undefined where it is not understood
 */
export function numbersIn(typed: string, unit?: RegExp): readonly number[] | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = parsers
    .wordsToFigures(
      normalizeText(typed)
        .replace(unit ?? "", "")
        .replace(FILLERS, " "),
    )
    .trim();
  if (text === "") return /[^\s]/.test(normalizeText(typed)) ? undefined : [];
  const sign = /^\p{Pd}\s*(?=[\d.])/u.exec(text)?.[0] ?? "";
  const unsigned = text.slice(sign.length);
  // A range begins with its lower end, so "1 crore and 20 lakh" is one amount.
  const sum = amountIn(unsigned.replaceAll(" and ", " "));
  const amounts = sum ? [sum] : unsigned.split(RANGE).map(amountIn);
  const [from, to] = amounts;
  if (amounts.length > 2 || !from || amounts.includes(undefined)) return undefined;
  if (!to) return [sign ? -from.number : from.number];
  // In "50-60 lakh" both ends are in lakhs.
  return [from.scale === 1 ? cents(from.number * to.scale) : from.number, to.number];
}
