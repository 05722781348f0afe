/** The answers in a lead's payload, in words for colleagues. */
import { type AnswerColumn, listAnswerColumns } from "../../src/record/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { formatCell } from "../../src/forms/fields.ts";
import { isObject } from "../../src/forms/objects.ts";
import { valueAt } from "../../src/forms/wire.ts";
import { groupDigits, inWords } from "../../src/forms/reading/rupees.ts";
import { oneLine } from "../terminal/layout.ts";

/** Names in the payload that are not answers. The columns of every lead show them, or no one needs them. */
const ENVELOPE = new Set([
  "formType",
  "submissionId",
  "meta",
  "fullName",
  "email",
  "countryCode",
  "phoneNumber",
  "city",
  "fileUploadBatchId",
  "uploadedFileKeys",
  "uploadedDocuments",
]);

/** A payload without these paths and without the envelope, or `undefined` if nothing else is in it. */
export function withoutPaths(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (!isObject(value)) return value;
  const left = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const deeper = paths.filter((path) => path[0] === name).map((path) => path.slice(1));
    if (deeper.some((path) => path.length === 0) || ENVELOPE.has(name)) return [];
    const rest = withoutPaths(inner, deeper);
    return rest === undefined || rest === null || rest === "" ? [] : [[name, rest]];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

type Pair = readonly [label: string, value: string];

/** An answer as in a spreadsheet, but amounts in words too: "2,50,00,000 (₹2.5 crore)". */
const toText = ({ kind, field }: AnswerColumn, value: unknown): string =>
  kind === "amount" && typeof value === "number"
    ? `${groupDigits(value)} (${inWords(value)})`
    : formatCell(kind, value, field);

/** The answers by label, in the order of the form. Answers without a field come last, as JSON. */
export function answersIn(form: AnyForm | undefined, payload: unknown): readonly Pair[] {
  const columns = form ? listAnswerColumns(form) : [];
  const rest = withoutPaths(
    payload,
    columns.map(({ path }) => path),
  );
  const pairs: Pair[] = [
    ...columns.map(
      (column) => [column.label, toText(column, valueAt(payload, column.path))] as const,
    ),
    ["Other answers", rest === undefined ? "" : JSON.stringify(rest, null, 2)],
  ];
  return pairs.filter(([, value]) => value !== "");
}

/** The answers for one cell of a spreadsheet, one on each line. */
export const answerLines = (form: AnyForm | undefined, payload: unknown): string =>
  answersIn(form, payload)
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");

const LONGEST = 300;

/** The answers with their labels in one line of at most 300 letters, without amounts. */
export function summarize(form: AnyForm | undefined, payload: unknown): string {
  const parts = (form ? listAnswerColumns(form) : []).flatMap(({ kind, label, path, field }) => {
    const text = kind === "amount" ? "" : oneLine(formatCell(kind, valueAt(payload, path), field));
    return text === "" ? [] : [`${label}: ${text}`];
  });
  const line = parts.join(" · ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).toWellFormed()}…` : line;
}

/** The amounts among the answers, in words. */
export const amountsIn = (form: AnyForm | undefined, payload: unknown): readonly Pair[] =>
  (form ? listAnswerColumns(form) : []).flatMap(({ kind, label, path }): Pair[] => {
    const value = valueAt(payload, path);
    return kind === "amount" && typeof value === "number" ? [[label, inWords(value)]] : [];
  });
