/** CSV for Excel, LibreOffice and Google Sheets: UTF-8 with a BOM, CRLF, no formulas, and no cell that a sheet would change or cut. */

export const BOM = "\uFEFF";

/** The beginnings of a formula, also after spaces or invisible characters. In some languages Excel reads the wide forms too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * Excel reads this as a formula behind a semicolon. Where semicolons separate lists, as in most of
 * Europe, it splits lines at them, also between quotes. Dashes alone are safe.
 */
const INNER_FORMULA = /[;\t\n](?=(?:[^\S\t\n]|["\p{Cf}])*(?:[=@＝＠]|[-+－＋][^;\t\n]*[\p{L}\p{N}]))/gu;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;
/** Control characters except tab and line feed. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Excel holds 32,767 characters and 253 line feeds in a cell. Google Sheets holds more. */
const MOST_LETTERS = 32_767;
const MOST_LINES = 254;

/** An apostrophe turns a formula into plain text. Negative numbers are safe. */
function escapeFormula(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$&'");
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${inside}` : inside;
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const CLOCK = String.raw`\d{1,2}(?::\d{2}){0,2} ?[ap]m?|\d{1,4}(?::\d{1,2}){1,2}`;
const DATE = [
  String.raw`\d{1,4}(?:[-/]\d{1,4}){1,2}`,
  String.raw`\d{1,2}\.\d{1,2}\.\d{2,4}`,
  String.raw`(?:\d{1,4}[-/. ]?)?${MONTH}[-/. ]{0,2}\d{1,4}(?:(?:,? ?|[-/])\d{2,4})?`,
  String.raw`\d{1,4}[-/. ]?${MONTH}`,
].join("|");
const NUMBER = String.raw`[-+]?(?:[$€£₹] ?)?[-+]?(?:\d[\d,]*\.?\d*|\.\d+)`;
/** Texts that a spreadsheet reads as a date, a time, a fraction, an error, or a number that it would write in another way. */
const CHANGED = new RegExp(
  [
    `(?:${DATE})(?:,? (?:${CLOCK}))?`,
    CLOCK,
    String.raw`\d+ \d+/\d+`,
    String.raw`[-+]?\d+(?:\.\d*)?e[-+]?\d+`,
    // Zeros in front or at the end, sixteen digits, a separator, a currency, a percentage, a negative number in brackets.
    String.raw`[-+]?0\d+|\d{12,}|[-+]?\d+\.(?:\d*0)?|[-+]?\.\d+`,
    String.raw`[-+]?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?`,
    String.raw`[-+]?[$€£₹] ?[-+]?[\d,.]+|[\d,.]+ ?[$€£₹]`,
    `${NUMBER} ?%|% ?${NUMBER}`,
    String.raw`\(${NUMBER}\)`,
    String.raw`\+[\d.,]+`,
    String.raw`#(?:n/a|ref!|value!|name\?|div/0!|null!|num!|spill!|calc!|getting_data|error!)`,
    "true|false",
  ]
    .map((shape) => `^(?:${shape})$`)
    .join("|"),
  "i",
);

/** A longer text is neither a date nor a number to a spreadsheet. */
const LONGEST_CHANGED = 100;

/** Marks a text that a sheet would change, such as the survey number 12/3, with an apostrophe. */
export const asTyped = (text: string): string =>
  text !== "" && text.length <= LONGEST_CHANGED && CHANGED.test(text.trim()) ? `'${text}` : text;

/** Cuts a text to the size of a cell. @param note replaces the end of a text that was cut */
export function cutToCell(text: string, note: string): string {
  if (text.length < MOST_LINES) return text;
  const lines = text.split("\n");
  if (text.length <= MOST_LETTERS && lines.length <= MOST_LINES) return text;
  const visible = lines
    .slice(0, MOST_LINES - 1)
    .join("\n")
    .slice(0, MOST_LETTERS - note.length - 1)
    .toWellFormed();
  return `${visible}\n${note}`;
}

/** @param note replaces the end of a text that no cell holds */
export function csvCell(value: string, note = "…"): string {
  // Most cells of a wide sheet are empty.
  if (value === "") return "";
  const clean = value.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, "");
  const text = cutToCell(escapeFormula(clean), note);
  return /[",;\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly string[], note?: string): string =>
  `${values.map((value) => csvCell(value, note)).join(",")}\r\n`;
