/** Reads figures as people write them: "Rs. 50,00,000", "45L", "1.2 crore", "2-3". The form asks about an unclear text. */
import { westernDigits } from "./digits.ts";

/** Names and common spellings of each scale, in small letters and without nukta. */
const SCALES: ReadonlyMap<string, number> = new Map(
  (
    [
      [1e9, "bn billion arab अरब अ"],
      [1e7, "cr crs crore crores croer corer cror crors caror karod karor karore kror करोड करोर क"],
      [1e6, "mn million millions"],
      [1e5, "l lac lacs lak laks lack lacks lakh lakhs lakhh laakh laakhs lk lkh lkhs लाख"],
      [1e3, "k thousand thousands hazar hazaar hajar हजार"],
      [1e2, "hundred"],
    ] as const
  ).flatMap(([scale, names]) => names.split(" ").map((name) => [name, scale] as const)),
);

/** Signs that come along when a text is copied, such as an emoji, or the placeholder of a picture. */
export const COPIED_SIGNS = /\uFFFC|\u20E3|\p{Extended_Pictographic}/gu;

/** Quotes, asterisks and dandas around a text. */
const AROUND = /^[\s"'“”‘’«»*@=]+|[\s"'“”‘’«»*।॥|\\]+$/gu;

/**
 * Normalizes spelling: small letters, western digits, plain spaces and one sign for a nasal. Removes
 * invisible signs, copied signs and nuktas.
 */
export const normalizeText = (text: string): string =>
  westernDigits(text.replace(COPIED_SIGNS, " "))
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\u093C|\p{Cf}/gu, "")
    .replaceAll("ँ", "ं")
    .replaceAll("॰", ".")
    .replace(/\s+/g, " ")
    .replace(AROUND, "");

const words = (all: string): string => all.trim().replaceAll(" ", "|").replaceAll("_", " ");

/** Remarks that leave the amount as it is: "price: 50 lakh negotiable", "75 lakh + registration". */
const REMARKS = new RegExp(
  `(?:\\+ ?)?(?<![\\p{L}\\p{M}])(?:${words(
    `asking demand expected price cost budget total plot land area size plus and_above onwards? upto up_to max maximum min
     minimum above below under at_least at_most negotiable nego neg fixed final all_inclusive inclusive incl registration
     stamp_duty gst tax taxes extra carpet super built[_-]?up sba bua
     lagbhag kareeb karib tak ka से_ऊपर से_ज्यादा से_कम से_अधिक लगभग करीब तक मात्र केवल सिर्फ कुल प्लॉट जमीन का की के`.replace(
      /\s+/g,
      " ",
    ),
  )})(?![\\p{L}\\p{M}])\\.?(?: ?[:=\\p{Pd}]+)?`,
  "gu",
);

/** Words and signs of rupees. */
const RUPEES =
  /₹|(?<!\p{L})(?:rs\.?|inr|rupees?|rupaye|रुप(?:ये|ए|या|यों)|रु\.?|about|around|approx(?:imately|\.)?|nearly|only|between)(?!\p{L})|[/.]-|[/=]=?0{0,2}(?=\s|$)|\+$|[~≈<>]/gu;

/** Indian or western groups, by commas or by spaces, and at most one point. */
const FIGURE =
  /^(?:\d+|\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*|\d{1,2}(?:([, ])\d\d)(?:\2\d\d)*\2\d{3})?(?:\.\d*)?$/;

const TERM = /^(\.?\d[\d., ]*)([\p{L}\p{M}]*)\.?\s*/u;

/** Between the parts of one amount: "1 crore and 20 lakh". */
const AND = / (?:and|&|aur|और) /gu;
const RANGE =
  /\s*(?:\p{Pd}|−|~|\/|&|(?<![\p{L}\p{M}])(?:to|or|and|से|se|ya|या)(?![\p{L}\p{M}]))\s*/u;

/** A figure in brackets behind another one. */
const IN_BRACKETS = /[([{]([^)\]}]*\d[^)\]}]*)[)\]}]/u;

/** "1½", which NFKC writes "11⁄2", and "3½" without the whole number. */
const withFraction = (_: string, whole: string | undefined, part: string, of: string): string =>
  String(Number(whole ?? 0) + Number(part) / Number(of));

/** "1/2 acre" becomes 0.5. Not used for bedrooms, where "1/2" means one or two. */
export const halves = (text: string): string =>
  text.replace(/(?<![\d/])(?:(\d+) )?([13])\/([24])(?![\d/])/g, withFraction);

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
    // "1 crore 20" is ambiguous: 1.2 crore or 1,00,00,020. "two hundred 50" is always 250.
    const isNamed = next !== undefined && (next > 1 || scale === 100);
    const isClear = scale === Infinity || (isNamed && (figure ?? 0) * next < scale);
    if (all === undefined || figure === undefined || next === undefined || !isClear)
      return undefined;
    number += figure * next;
    scale = next;
    rest = rest.slice(all.length);
  } while (rest !== "");
  return { number: cents(number), scale };
}

/** One number, or the two ends of a range. */
function amountsIn(text: string): readonly number[] | undefined {
  const sign = /^\p{Pd}\s*(?=[\d.])/u.exec(text)?.[0] ?? "";
  const unsigned = text.slice(sign.length);
  // A range begins with its lower end, so "1 crore and 20 lakh" is one amount.
  const sum = amountIn(unsigned.replace(AND, " "));
  const amounts = sum ? [sum] : unsigned.split(RANGE).map(amountIn);
  const [from, to] = amounts;
  if (amounts.length > 2 || !from || amounts.includes(undefined)) return undefined;
  if (!to) return [sign ? -from.number : from.number];
  // In "50-60 lakh" both ends are in lakhs.
  return [from.scale === 1 ? cents(from.number * to.scale) : from.number, to.number];
}

/**
 * @param unit an optional unit after the number
 * @returns the numbers in a text: none if it is blank, two for a range, `undefined` if it is unclear
 */
export function numbersIn(typed: string, unit?: RegExp): readonly number[] | undefined {
  if (typed.length > LONGEST) return undefined;
  const text = normalizeText(typed)
    .replace(/(\d*) ?([13])⁄([24])/g, withFraction)
    .replace(unit ?? "", "")
    .replace(REMARKS, " ")
    .replace(RUPEES, " ")
    .trim();
  const [again] = IN_BRACKETS.exec(text) ?? [];
  const main = again && text.replace(again, " ");
  // "75,00,000 (75 lakh)" says the same twice. Any other figure in brackets makes it unclear.
  if (main && /\d/.test(main)) {
    const [numbers, other] = [numbersIn(main), numbersIn(again)];
    return numbers?.length === 1 && other?.length === 1 && numbers[0] === other[0]
      ? numbers
      : undefined;
  }
  const plain = text.replace(/[()[\]{}]/g, " ").trim();
  return plain === "" ? (normalizeText(typed) === "" ? [] : undefined) : amountsIn(plain);
}
