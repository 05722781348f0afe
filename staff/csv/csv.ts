/** CSV that opens right in Excel, LibreOffice and Google Sheets: UTF-8 with a BOM, CRLF, and no cell that is a formula. */

export const BOM = "\uFEFF";

/** What a spreadsheet takes for a formula, behind spaces or marks nobody sees; Excel reads the wide forms alike in some languages. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;
/** Controls that no cell can show; tab and line feed are kept. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** An apostrophe disarms a formula and leaves the words readable; a negative number is none. */
const escapeFormula = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

export function csvCell(value: string): string {
  // Most cells of a sheet of all forms.
  if (value === "") return "";
  const text = escapeFormula(value.toWellFormed().replace(/\r\n?/g, "\n").replace(UNSEEN, ""));
  return /[",\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;
