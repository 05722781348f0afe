/** CSV for Excel, LibreOffice and Google Sheets: UTF-8 with a BOM, CRLF, and no cell that is a formula. */

export const BOM = "\uFEFF";

/** The beginnings of a formula, also after spaces or invisible characters; in some languages Excel reads the wide forms too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/;
/** Control characters but tab and line feed. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** An apostrophe makes a formula plain text. A negative number is no formula. */
const escapeFormula = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

export function csvCell(value: string): string {
  // Most cells of a wide sheet: this keeps a long export quick.
  if (value === "") return "";
  const text = escapeFormula(value.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROL, ""));
  return /[",\n\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvRow = (values: readonly string[]): string => `${values.map(csvCell).join(",")}\r\n`;
