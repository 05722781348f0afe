/** Leads as rows of one sheet: the columns of every lead, and a column for each answer of one form or of all forms. */
import {
  type AnswerColumn,
  type Column,
  listAnswerColumns,
  LEADING_COLUMNS,
  TRAILING_COLUMNS,
} from "../../src/record/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { formByType } from "../catalogue.ts";
import { asTyped } from "./csv.ts";
import { formatCell, type FieldKind, isNumeric } from "../../src/forms/fields.ts";
import { valueAt } from "../../src/forms/wire.ts";
import { amountsIn, answerLines, summarize, withoutPaths } from "../lead/answer-text.ts";
import { dialReady, promisedCall } from "../lead/contact.ts";
import { columnValue, type Lead, readPayload } from "../lead/stored-lead.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { inIndia } from "../dates.ts";

export interface Sheet {
  readonly headings: readonly string[];
  readonly toCells: (lead: Lead) => string[];
}

const textCell = (kind: FieldKind, text: string): string =>
  isNumeric(kind) ? text : asTyped(text);

/** Columns with times that a spreadsheet may sort and calculate with. */
const OWN_TIMES: ReadonlySet<string> = new Set(["received_ist", "received_at"]);

/** The cells of columns that every lead has. The phone number is ready to dial: after the country code, without a trunk 0. */
const sharedCells = (columns: readonly Column[], lead: Lead): string[] =>
  columns.map(({ name, kind }) => {
    if (name === "phone") return dialReady(lead).slice(lead.country_code.length);
    const cell = formatCell(kind, columnValue(lead, name));
    return OWN_TIMES.has(name) ? cell : textCell(kind, cell);
  });

/** The labels of answers. Columns with the same label also get their names. */
function uniqueHeadings(columns: readonly AnswerColumn[]): string[] {
  const times = Map.groupBy(
    [...LEADING_COLUMNS, ...columns, ...TRAILING_COLUMNS],
    ({ label }) => label,
  );
  return columns.map(({ label, name }) =>
    times.get(label)!.length > 1 ? `${label} (${name})` : label,
  );
}

/** The last column: answers that no other column shows, because the form changed after the lead was sent. */
const OTHER = "Other answers";

/** All answers in one cell. */
const ANSWERS = "Answers";

/** The sheet of `export`. Answers with the same name share a column. */
export function createSheet(forms: readonly AnyForm[]): Sheet {
  const columnsByForm = new Map(forms.map((form) => [form, listAnswerColumns(form)]));
  const distinct = new Map<string, AnswerColumn>();
  for (const column of [...columnsByForm.values()].flat()) {
    if (!distinct.has(column.name)) distinct.set(column.name, column);
  }
  const columns = [...distinct.values()];
  const titles = (list: readonly Column[]): string[] => list.map(({ label }) => label);
  return {
    headings: [
      "Form",
      ...titles(LEADING_COLUMNS),
      ANSWERS,
      ...uniqueHeadings(columns),
      ...titles(TRAILING_COLUMNS),
      OTHER,
    ],
    toCells(lead) {
      const type = lead.form_type;
      const form = formByType(forms, type);
      const own = (form && columnsByForm.get(form)) ?? [];
      const payload = readPayload(lead);
      const answers = new Map(
        own.map(({ name, kind, path, field }) => [
          name,
          textCell(kind, formatCell(kind, valueAt(payload, path), field)),
        ]),
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

/** Phone numbers begin with `tel:` because a cell that begins with a plus is a formula. */
export const createBriefSheet = (forms: readonly AnyForm[]): Sheet => ({
  headings: BRIEF_HEADINGS,
  toCells(lead: Lead) {
    const form = formByType(forms, lead.form_type);
    const payload = readPayload(lead);
    return [
      lead.received_ist.slice(0, 16),
      lead.reference,
      form?.heading ?? lead.form_type,
      asTyped(lead.full_name),
      lead.call,
      form?.unlisted ? "" : inIndia(new Date(promisedCall(lead)).toISOString()).slice(0, 16),
      asTyped(lead.city ?? ""),
      asTyped(summarize(form, payload)),
      amountCell(form, payload),
      lead.files ?? "",
      lead.flags.replaceAll(",", ", "),
      languageName(lead.language),
    ];
  },
});
