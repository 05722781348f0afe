/** Folds words for a search, because visitors and staff type one letter with different codes. */
import { westernDigits } from "../forms/reading/digits.ts";

/** Marks that spellings leave out: accents of Latin letters, and the nukta of every Indian script. */
const MARKS = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0C3C\u0CBC]/g;
/** The candrabindu and the anusvara of one script are neighbours. */
const CANDRABINDU = /[\u0900\u0901\u0981\u0A01\u0A81\u0B01\u0C01\u0C81\u0D01]/g;
/** A nasal before a consonant is also written as an anusvara: मुम्बई, मुंबई. */
const NASAL = /[ङञणनम]\u094D(?=[क-ह])/g;
/** Letters with a second code. Old programs write a chillu of Malayalam and the khanda ta of Bengali as a consonant with a virama. */
const TWINS: Readonly<Record<string, string>> = {
  ൺ: "ണ്",
  ൻ: "ന്",
  ർ: "ര്",
  ൽ: "ല്",
  ൾ: "ള്",
  ൿ: "ക്",
  ৎ: "ত্",
  // Tamil writes "Sri" with either letter.
  ஶ: "ஸ",
  // Urdu keyboards and Arabic ones.
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ہ: "ه",
  ھ: "ه",
};
const TWIN = new RegExp(Object.keys(TWINS).join("|"), "g");

/**
 * Words without case, accents, nuktas, invisible signs and punctuation, with one space between them and western digits. Both sides of a comparison must be
 * folded. The column `city_words` has folded words, so a change here needs a migration.
 */
export const foldWords = (text: string): string =>
  westernDigits(text)
    .normalize("NFKD")
    // Capitals first: "ß" and "SS", "ı" and "I" become the same.
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Cf}/gu, "")
    .replace(MARKS, "")
    .replace(CANDRABINDU, (mark) => String.fromCodePoint((mark.codePointAt(0)! & ~3) | 2))
    .replace(NASAL, "ं")
    .replace(TWIN, (letter) => TWINS[letter]!)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .normalize("NFC");
