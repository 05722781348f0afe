/** Answers as a colleague reads them: under their labels, amounts in figures and in words. */
import { type AnswerColumn, columnsOf } from "../../src/forms/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { cellOf, type FieldKind } from "../../src/forms/fields.ts";
import { grouped, inWords } from "../../src/forms/rupees.ts";
import { oneLine } from "../terminal/layout.ts";
import { valueAt, withoutPaths } from "./payload.ts";

type Pair = readonly [label: string, value: string];

const amountText = (rupees: number): string => `${grouped(rupees)} (${inWords(rupees)})`;

/** As the spreadsheet has it, but an amount: "2,50,00,000 (₹2.5 crore)". */
function textOf(
  { kind, field }: { readonly kind: FieldKind; readonly field: AnswerColumn["field"] },
  value: unknown,
): string {
  return kind === "amount" && typeof value === "number" ? amountText(value) : cellOf(kind, value, field);
}

/**
 * What was answered, label by label; what no field of the form shows stands last.
 * @param city what stands beside the answers already: an answer that says no more is left out
 */
export function answersIn(form: AnyForm | undefined, payload: unknown, city: string | null = null): readonly Pair[] {
  const columns = form ? columnsOf(form) : [];
  const rest = withoutPaths(
    payload,
    columns.map(({ path }) => path),
  );
  const pairs: Pair[] = [
    ...columns.map((column) => [column.label, textOf(column, valueAt(payload, column.path))] as const),
    ["Other answers", rest === undefined ? "" : JSON.stringify(rest, null, 2)],
  ];
  const cityLabel = columns.find(({ name }) => name === "answer_city")?.label;
  return pairs.filter(([label, value]) => value !== "" && !(label === cityLabel && value === city));
}

/** One a line, as a cell of a spreadsheet has them. */
export const answerLines = (form: AnyForm | undefined, payload: unknown): string =>
  answersIn(form, payload)
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");

/** These say nothing without their label. */
const BARE: ReadonlySet<FieldKind> = new Set(["yesNo", "checkbox", "wholeNumber", "date", "size"]);
const LONGEST = 200;

/** What somebody wants, in one line: the answers but the amounts, in the order of the form. */
export function wantsIn(form: AnyForm | undefined, payload: unknown): string {
  const parts = (form ? columnsOf(form) : []).flatMap(({ kind, label, path, field }) => {
    const text = kind === "amount" ? "" : oneLine(cellOf(kind, valueAt(payload, path), field));
    return text === "" ? [] : [BARE.has(kind) ? `${label}: ${text}` : text];
  });
  const line = parts.join(" · ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).toWellFormed()}…` : line;
}

/** The amounts of a form that were answered, in words. */
export const amountsIn = (form: AnyForm | undefined, payload: unknown): readonly Pair[] =>
  (form ? columnsOf(form) : []).flatMap(({ kind, label, path }): Pair[] => {
    const value = valueAt(payload, path);
    return kind === "amount" && typeof value === "number" ? [[label, inWords(value)]] : [];
  });
