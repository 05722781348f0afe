/** Formats text for a terminal. Strips control characters, because a visitor could move the cursor or colour text with them. */
import { escapeFormula } from "../csv/csv.ts";
import { fit, cellWidth } from "./width.ts";

/** Control characters and bidirectional overrides. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, (char) => (char === "\n" ? char : ""))
    .trimEnd();

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, " ");

const WIDEST = 32;

/** Formats a table. Cuts long cells, except in the last column. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map(oneLine));
  const widths = headings.map((heading, i) =>
    Math.min(
      i < headings.length - 1 ? WIDEST : Number.POSITIVE_INFINITY,
      Math.max(heading.length, ...clean.map((row) => cellWidth(row[i] ?? ""))),
    ),
  );
  const toLine = (row: readonly string[]): string =>
    widths
      .map((width, i) => fit(row[i] ?? "", width))
      .join("  ")
      .trimEnd();
  return [
    toLine(headings),
    widths.map((width) => "─".repeat(width)).join("  "),
    ...clean.map(toLine),
  ].join("\n");
}

/** Formats rows with tabs and without headings, for `cut`, `awk`, `sort` and pasting into a spreadsheet. */
export const tabbed = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => pasted(oneLine(cell))).join("\t")).join("\n");

/** A pasted cell is no formula. A phone number with its code is none. */
const pasted = (cell: string): string => (/^\+\d[\d ]*$/.test(cell) ? cell : escapeFormula(cell));

/** Labels on the left, values on the right. A value may have several lines. */
export function details(pairs: readonly (readonly [label: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([label]) => label.length));
  const indent = " ".repeat(width + 2);
  return pairs
    .map(
      ([label, value]) =>
        `${label.padEnd(width)}  ${printable(value).replaceAll("\n", `\n${indent}`)}`,
    )
    .join("\n");
}

export const megabytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** "1 lead", "2 leads". */
export const plural = (n: number, singular: string): string =>
  `${n} ${n === 1 ? singular : `${singular}s`}`;

const SHOWN = 5;

/** The first entries of a list, and the number of the others. */
export const shortList = (entries: readonly string[]): string[] => [
  ...entries.slice(0, SHOWN),
  ...(entries.length > SHOWN ? [`and ${entries.length - SHOWN} more`] : []),
];
