/** CSV for Excel, LibreOffice and Google Sheets: UTF-8 with a BOM, CRLF, and no cell that is a formula. */

export const BOM = "\uFEFF";

/** The beginnings of a formula, also after spaces or invisible characters; in some languages Excel reads the wide forms too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/**
 * Where lists are separated by semicolons, as in most of Europe, Excel splits a line at them and at its ends, also between quotes:
 * what follows them must not begin a formula either. Dashes alone are none.
 */
const INNER_FORMULA = /[;\t\n](?=(?:[^\S\t\n]|["\p{Cf}])*(?:[=@＝＠]|[-+－＋][^;\t\n]*[\p{L}\p{N}]))/gu;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;
/** Control characters but tab and line feed. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** An apostrophe makes a formula plain text. A negative number is no formula. */
function escapeFormula(text: string): string {
  const inside = text.replace(INNER_FORMULA, "$&'");
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${inside}` : inside;
}

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*";
/** What Excel takes for a date, a time, a fraction, or a number that it would write otherwise. */
const CHANGED = new RegExp(
  [
    String.raw`\d{1,4}(?:[-/:]\d{1,4})+`,
    String.raw`\d{1,2}\.\d{1,2}\.\d{2,4}`,
    String.raw`\d+ \d+/\d+`,
    String.raw`(?:\d{1,4}[-/. ]?)?${MONTH}[-/. ]?\d{1,4}`,
    String.raw`\d{1,4}[-/. ]?${MONTH}`,
    String.raw`\d+(?:\.\d+)?e[-+]?\d+`,
    String.raw`0\d+|\d{12,}|\d+\.\d*0`,
    "true|false",
  ]
    .map((shape) => `^(?:${shape})$`)
    .join("|"),
  "i",
);

/** A text in a sheet that people read: an apostrophe keeps what Excel would change, such as the survey number 12/3. */
export const asTyped = (text: string): string => (CHANGED.test(text.trim()) ? `'${text}` : text);

export function csvCell(value: string): string {
  // Most cells of a wide sheet: this keeps a long export quick.
  if (value === "") return "";
  const text = escapeFormula(value.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, ""));
  return /[",;\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;
