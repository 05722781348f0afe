/**
 * Reads numbers in words, and spellings of lakh and crore: "twenty five lakh", "pachas laakh", "डेढ़ करोड़". They come from computer
 * keyboards, from pasted text and from dictation.
 */
import { normalizeText } from "./figures.ts";

const ONES = "one two three four five six seven eight nine";

/** The words of each number. Hindi has a separate word for each number up to a hundred. */
const NUMBERS: Readonly<Record<number, string>> = {
  1: "ek एक",
  2: "do दो",
  3: "teen tin तीन",
  4: "char chaar चार",
  5: "panch paanch पांच",
  6: "che chhe chah छह छः छ छे",
  7: "saat सात",
  8: "aath आठ",
  9: "nau नौ",
  10: "ten das दस",
  11: "eleven gyarah gyara ग्यारह",
  12: "twelve barah bara बारह",
  13: "thirteen terah tera तेरह",
  14: "fourteen chaudah चौदह",
  15: "fifteen pandrah pandra पंद्रह पन्द्रह",
  16: "sixteen solah sola सोलह",
  17: "seventeen satrah सत्रह",
  18: "eighteen atharah athara अठारह",
  19: "nineteen unnis उन्नीस",
  20: "twenty bees bis बीस",
  21: "ikkis इक्कीस",
  22: "bais बाईस बाइस",
  23: "teis तेईस तेइस",
  24: "chaubis चौबीस",
  25: "pachis pachees pacchis पच्चीस पचीस",
  26: "chabbis छब्बीस",
  27: "sattais सत्ताईस सत्ताइस",
  28: "atthais अट्ठाईस अट्ठाइस अठाईस",
  29: "untis उनतीस",
  30: "thirty tees तीस",
  31: "इकतीस इकत्तीस",
  32: "बत्तीस",
  33: "तैंतीस तेंतीस",
  34: "चौंतीस",
  35: "paintis पैंतीस",
  36: "छत्तीस",
  37: "सैंतीस",
  38: "अड़तीस",
  39: "उनतालीस",
  40: "forty fourty chalis chaalis चालीस",
  41: "इकतालीस",
  42: "बयालीस",
  43: "तैंतालीस",
  44: "चवालीस चौवालीस",
  45: "paintalis पैंतालीस",
  46: "छियालीस",
  47: "सैंतालीस",
  48: "अड़तालीस",
  49: "उनचास",
  50: "fifty pachas pachaas पचास",
  51: "इक्यावन",
  52: "बावन",
  53: "तिरपन",
  54: "चौवन",
  55: "pachpan पचपन",
  56: "छप्पन",
  57: "सत्तावन",
  58: "अट्ठावन अठावन",
  59: "उनसठ",
  60: "sixty saath sath साठ",
  61: "इकसठ",
  62: "बासठ",
  63: "तिरसठ",
  64: "चौंसठ",
  65: "painsath पैंसठ",
  66: "छियासठ",
  67: "सड़सठ",
  68: "अड़सठ",
  69: "उनहत्तर",
  70: "seventy sattar सत्तर",
  71: "इकहत्तर",
  72: "बहत्तर",
  73: "तिहत्तर",
  74: "चौहत्तर",
  75: "pachattar pichhattar pachhattar पचहत्तर पिचहत्तर",
  76: "छिहत्तर",
  77: "सतहत्तर",
  78: "अठहत्तर",
  79: "उनासी उन्यासी",
  80: "eighty assi अस्सी",
  81: "इक्यासी",
  82: "बयासी",
  83: "तिरासी",
  84: "चौरासी",
  85: "pachasi पचासी",
  86: "छियासी",
  87: "सत्तासी सतासी",
  88: "अट्ठासी अठासी",
  89: "नवासी",
  90: "ninety nabbe नब्बे",
  91: "इक्यानवे",
  92: "बानवे",
  93: "तिरानवे",
  94: "चौरानवे",
  95: "pachanve pachanbe पचानवे पंचानवे",
  96: "छियानवे",
  97: "सत्तानवे",
  98: "अट्ठानवे अठानवे",
  99: "निन्यानवे",
  1.5: "dedh derh डेढ",
  2.5: "dhai adhai dhaai ढाई अढाई",
  0.75: "pauna पौना",
  0.5: "half aadha adha आधा",
};

/** Other spellings of the words that figures.ts knows. */
const SPELLINGS: Readonly<Record<string, string>> = {
  billion: "arab अरब",
  crore: "croer corer coror cror crors caror carore karor karore kror krore करोर क्रोर",
  million: "millions",
  lakh: "lk lkh lkhs lak laks lack lacks lakhh laakh laakhs लाखों लख",
  thousand: "thousands thousnd hazaar hajar hajaar",
  hundred: "sau सौ",
  // Between the two ends of a range.
  to: "se ya या",
  and: "aur और",
  // What says nothing of how much.
  "": "neg nego negotiable fixed final onward onwards upto max maximum min minimum above below under asking demand price budget total plot land area size plus rupaye lagbhag kareeb karib tak ka लगभग करीब तक मात्र केवल सिर्फ कुल प्लॉट जमीन का की के",
};

const byWord = (table: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(table).flatMap(([to, names]) =>
    normalizeText(names)
      .split(" ")
      .map((name) => [name, to] as const),
  );

const VALUES: ReadonlyMap<string, string> = new Map([
  ...byWord(NUMBERS as Readonly<Record<string, string>>),
  ...byWord(SPELLINGS),
  ...ONES.split(" ").map((name, i) => [name, String(i + 1)] as const),
]);

const WORD = /[\p{L}\p{M}]+/gu;

/** Words that add this to the number after them; without a number, to 1. */
const QUARTERS: Readonly<Record<string, number>> = {
  sava: 0.25,
  savaa: 0.25,
  सवा: 0.25,
  sadhe: 0.5,
  saadhe: 0.5,
  साढे: 0.5,
  paune: -0.25,
  पौने: -0.25,
  paun: -0.25,
  पौन: -0.25,
};
const QUARTER = new RegExp(
  `(?<![\\p{L}\\p{M}])(${Object.keys(QUARTERS).join("|")})(?![\\p{L}\\p{M}])(?: (\\d+))?`,
  "gu",
);

const TENS_AND_ONES = new RegExp(
  `(?<=(?:twen|thir|for|four|fif|six|seven|eigh|nine)ty)[ -](?=(?:${ONES.replaceAll(" ", "|")})(?!\\p{L}))`,
  "gu",
);

const withFraction = (_: string, whole: string | undefined, part: string, of: string): string =>
  String(Number(whole ?? 0) + Number(part) / Number(of));

/** "1/2 acre" becomes 0.5. Not used for bedrooms, where "1/2" means one or two. */
export const halves = (text: string): string =>
  text.replace(/(?<![\d/])(?:(\d+) )?([13])\/([24])(?![\d/])/g, withFraction);

/** Replaces number words by figures in a text that figures.ts has normalized. Other words stay. */
export const wordsToFigures = (text: string): string =>
  text
    // "11⁄2" is what plain text has for "1½".
    .replace(/(\d*) ?([13])⁄([24])/g, withFraction)
    .replace(/[~≈<>()]/g, " ")
    .replaceAll("&", "and")
    .replace(/(?<!\p{L})an? (?=\p{L})/gu, "1 ")
    .replace(/at (?:least|most)|up to|से (?:ऊपर|ज्यादा|कम|अधिक)/g, "")
    .replace(TENS_AND_ONES, "+")
    .replace(WORD, (word) => VALUES.get(word) ?? word)
    .replace(/(?<!\d ?)hundred/g, "100")
    .replace(/(\d0)\+(\d)/g, (_, tens: string, ones: string) => String(Number(tens) + Number(ones)))
    .replace(/(\d) and (?:1 )?0\.5/g, "$1.5")
    .replace(/(\d) (?:point|पॉइंट|दशमलव) (\d)/g, "$1.$2")
    .replace(QUARTER, (_, word: string, number = "1") => String(Number(number) + QUARTERS[word]!))
    .replace(/\.(?=\s|$)/g, "");
