/** Leads as rows of one sheet: the columns of every lead, and a column for each answer of one form or of all. */
import {
  type AnswerColumn,
  type Column,
  columnsOf,
  LEADING_COLUMNS,
  TRAILING_COLUMNS,
} from "../../src/forms/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { formOfType } from "../catalogue.ts";
import { asTyped } from "./csv.ts";
import { cellOf } from "../../src/forms/fields.ts";
import { valueAt } from "../../src/forms/wire.ts";
import { amountsIn, answerLines, summaryOf, withoutPaths } from "../lead/answer-text.ts";
import { dialReady } from "../lead/contact.ts";
import { columnOf, type Lead, payloadOf } from "../lead/lead.ts";
import { promiseOf } from "../lead/when-to-call.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { inIndia } from "../dates.ts";

export interface Sheet {
  readonly headings: readonly string[];
  readonly cellsOf: (lead: Lead) => string[];
}

/** The cells of columns that every lead has. The phone number is the one to dial: after the country code, without a trunk 0. */
const sharedCells = (columns: readonly Column[], lead: Lead): string[] =>
  columns.map(({ name, kind }) =>
    name === "phone" ? dialReady(lead).slice(lead.country_code.length) : cellOf(kind, columnOf(lead, name)),
  );

/** The labels of answers. Where columns share a label, each gets its name too. */
function headingsOf(columns: readonly AnswerColumn[]): string[] {
  const times = Map.groupBy([...LEADING_COLUMNS, ...columns, ...TRAILING_COLUMNS], ({ label }) => label);
  return columns.map(({ label, name }) => (times.get(label)!.length > 1 ? `${label} (${name})` : label));
}

/** The last column: answers that no other column shows, since the form has changed after the lead was sent. */
const OTHER = "Other answers";

/** All answers in one cell. */
const ANSWERS = "Answers";

/** The sheet of `export`. Forms whose answers have the same name share a column. */
export function sheetOf(forms: readonly AnyForm[]): Sheet {
  const columnsOfForm = new Map(forms.map((form) => [form, columnsOf(form)]));
  const distinct = new Map<string, AnswerColumn>();
  for (const column of [...columnsOfForm.values()].flat()) {
    if (!distinct.has(column.name)) distinct.set(column.name, column);
  }
  const columns = [...distinct.values()];
  const titles = (list: readonly Column[]): string[] => list.map(({ label }) => label);
  return {
    headings: ["Form", ...titles(LEADING_COLUMNS), ANSWERS, ...headingsOf(columns), ...titles(TRAILING_COLUMNS), OTHER],
    cellsOf(lead) {
      const type = lead.form_type;
      const form = formOfType(forms, type);
      const own = (form && columnsOfForm.get(form)) ?? [];
      const payload = payloadOf(lead);
      const answers = new Map(
        own.map(({ name, kind, path, field }) => [name, cellOf(kind, valueAt(payload, path), field)]),
      );
      const rest = withoutPaths(
        payload,
        own.map(({ path }) => path),
      );
      return [
        form?.heading ?? type,
        ...sharedCells(LEADING_COLUMNS, lead),
        answerLines(form, payload),
        ...columns.map(({ name }) => answers.get(name) ?? ""),
        ...sharedCells(TRAILING_COLUMNS, lead),
        rest === undefined ? "" : JSON.stringify(rest),
      ];
    },
  };
}

/** The columns of `export --brief`, to read and to call by. They are the same for every form. */
const BRIEF_HEADINGS = [
  "Received (IST)",
  "Reference",
  "Form",
  "Name",
  "Phone",
  "Call before (IST)",
  "City",
  "Wants",
  "Amount",
  "Files",
  "Marks",
  "Language",
] as const;

function amountCell(form: AnyForm | undefined, payload: unknown): string {
  const amounts = amountsIn(form, payload);
  if (amounts.length === 1) return amounts[0]![1];
  return amounts.map(([label, words]) => `${label}: ${words}`).join("\n");
}

/** Phone numbers begin with `tel:`, because spreadsheets take a cell that begins with a plus for a formula. */
export const briefSheetOf = (forms: readonly AnyForm[]): Sheet => ({
  headings: BRIEF_HEADINGS,
  cellsOf(lead: Lead) {
    const form = formOfType(forms, lead.form_type);
    const payload = payloadOf(lead);
    return [
      lead.received_ist.slice(0, 16),
      lead.reference,
      form?.heading ?? lead.form_type,
      asTyped(lead.full_name),
      lead.call,
      form?.unlisted ? "" : inIndia(new Date(promiseOf(lead)).toISOString()).slice(0, 16),
      asTyped(lead.city ?? ""),
      asTyped(summaryOf(form, payload)),
      amountCell(form, payload),
      lead.files ?? "",
      lead.flags.replaceAll(",", ", "),
      languageName(lead.language),
    ];
  },
});
