/** CSV for Excel, LibreOffice and Google Sheets: UTF-8 with a BOM, CRLF, no formulas, and no cell that a sheet would change or cut. */

export const BOM = "\uFEFF";

/** The start of a formula, possibly after spaces or invisible characters. Excel also reads the full-width forms in some languages. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * A formula after a semicolon. In most of Europe, Excel splits lines at semicolons, even between quotes. Dashes alone are safe.
 */
const INNER_FORMULA =
  /[;\t\n](?=(?:[^\S\t\n]|["\p{Cf}])*(?:[=@＝＠]|[-+－＋][^;\t\n]*[\p{L}\p{N}]))/gu;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;
/** Control characters except tab and line feed. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Excel holds 32,767 characters and 253 line feeds in a cell. Google Sheets holds more. */
const MOST_LETTERS = 32_767;
const MOST_LINES = 254;

/** Turns formulas into plain text with an apostrophe. Negative numbers are safe. */
export function escapeFormula(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$&'");
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${inside}` : inside;
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const WEEKDAY = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?";
const CLOCK = String.raw`\d{1,2}(?::\d{2}){0,2} ?[ap]m?|\d{1,4}(?::\d{1,2}){1,2}(?:\.\d+)?`;
const DATE = [
  String.raw`\d{1,4}(?:[-/]\d{1,4}){1,2}`,
  String.raw`\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}\.\d{1,2}\.\d{1,2}`,
  String.raw`(?:\d{1,4}[-/. ]?)?${MONTH},?[-/. ]{0,2}\d{1,4}(?:(?:,? ?|[-/])\d{2,4})?`,
  String.raw`\d{1,4}[-/. ]?${MONTH}`,
].join("|");
const NUMBER = String.raw`[-+]?(?:[$€£₹] ?)?[-+]?(?:\d[\d,]*\.?\d*|\.\d+)`;
/** Texts that a spreadsheet would convert: dates, times, fractions, errors, and numbers that it would reformat. */
const CONVERTED = new RegExp(
  [
    `(?:${WEEKDAY},? )?(?:${DATE})(?:(?:,? |T)(?:${CLOCK})Z?)?`,
    CLOCK,
    String.raw`\d+ \d+/\d+`,
    String.raw`[-+]?\d+(?:\.\d*)?e[-+]?\d+`,
    // Leading or trailing zeros, twelve or more digits, separators, currencies, percentages, negative numbers in brackets.
    String.raw`[-+]?0\d+(?:\.\d*)?|\d{12,}|[-+]?\d+\.(?:\d*0)?|[-+]?\.\d+`,
    String.raw`[-+]?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?`,
    String.raw`[-+]?[$€£₹] ?[-+]?[\d,.]+|[\d,.]+ ?[$€£₹]`,
    `${NUMBER} ?%|% ?${NUMBER}`,
    String.raw`[$€£₹]? ?\(${NUMBER}\)`,
    String.raw`\d[\d,.]*-`,
    String.raw`\+[\d.,]+`,
    String.raw`#(?:n/a|ref!|value!|name\?|div/0!|null!|num!|spill!|calc!|field!|busy!|blocked!|connect!|unknown!|python!|getting_data|error!)`,
    "true|false",
  ]
    .map((shape) => `^(?:${shape})$`)
    .join("|"),
  "i",
);

/** Spreadsheets do not convert longer texts. */
const MAX_CONVERTED = 100;

/** Prefixes an apostrophe to text that a spreadsheet would convert, such as the survey number 12/3. */
export const asTyped = (text: string): string =>
  text !== "" && text.length <= MAX_CONVERTED && CONVERTED.test(text.trim()) ? `'${text}` : text;

/** Cuts a text to the size of a cell. @param note Replaces the end of a cut text. */
function cutToCell(text: string, note: string): string {
  if (text.length < MOST_LINES) return text;
  const lines = text.split("\n");
  if (text.length <= MOST_LETTERS && lines.length <= MOST_LINES) return text;
  const visible = lines
    .slice(0, MOST_LINES - 1)
    .join("\n")
    .slice(0, MOST_LETTERS - note.length - 1)
    // The first half of a letter whose second half was cut.
    .replace(/[\uD800-\uDBFF]$/, "");
  return `${visible}\n${note}`;
}

/** Formats one cell. @param note Replaces the end of a text that is too long for a cell. */
export function csvCell(value: string, note = "…"): string {
  // A fast path, because most cells of a wide sheet are empty.
  if (value === "") return "";
  const clean = value.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, "");
  const text = cutToCell(escapeFormula(clean), note);
  return /[",;\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly string[], note?: string): string =>
  `${values.map((value) => csvCell(value, note)).join(",")}\r\n`;
