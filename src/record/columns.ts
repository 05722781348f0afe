/** The columns of a lead, for the D1 views and the CSV. */
import type { AnyForm } from "../forms/define.ts";
import type { Field, FieldKind } from "../forms/fields.ts";
import { LEAD_COLUMNS, LEAD_RECORD, type LeadColumn } from "./lead-record.ts";
import { CODES_WITH_LEADING_ZERO } from "../forms/reading/phone.ts";
import { mapFieldPaths, PERSONAL } from "../forms/wire.ts";

export interface Column {
  /** snake_case, the same in a view and in code. */
  readonly name: string;
  /** The heading in a spreadsheet. */
  readonly label: string;
  readonly kind: FieldKind;
  /** An SQL expression over a row of `leads`. */
  readonly sql: string;
}

/** A column of a form's own answers. */
export interface AnswerColumn extends Column {
  /** Its path in the payload, such as `["formData", "notes"]`. */
  readonly path: readonly string[];
  readonly field: Field;
}

const sharedColumn = (of: LeadColumn, kind: FieldKind = "text"): Column => {
  const { column, label = column }: { readonly column: string; readonly label?: string } =
    LEAD_RECORD[of];
  return { name: column, label, kind, sql: column };
};

/** `dialledNumber` of phone.ts in SQL. tests/staff/spool.test.ts compares the two. */
const DIALLED = `CASE WHEN country_code IN ('${CODES_WITH_LEADING_ZERO.join("', '")}') THEN phone ELSE ltrim(phone, '0') END`;

/**
 * The shared columns before the answers. Times in the database are UTC. India has no daylight
 * saving.
 */
export const LEADING_COLUMNS: readonly Column[] = [
  sharedColumn("reference"),
  {
    name: "received_ist",
    label: "Received (IST)",
    kind: "text",
    sql: "strftime('%Y-%m-%d %H:%M:%S', received_at, '+330 minutes')",
  },
  sharedColumn("receivedAt"),
  sharedColumn("fullName"),
  sharedColumn("countryCode", "countryCode"),
  sharedColumn("phone", "phone"),
  { name: "call", label: "Call", kind: "text", sql: `'tel:' || country_code || ${DIALLED}` },
  {
    name: "chat",
    label: "Chat",
    kind: "text",
    sql: `'https://wa.me/' || ltrim(country_code, '+') || ${DIALLED}`,
  },
  sharedColumn("email", "email"),
  sharedColumn("city"),
];

const LEADING = new Set(LEADING_COLUMNS.map(({ name }) => name));

/** The shared columns after the answers: the files, and the rest of the record. */
export const TRAILING_COLUMNS: readonly Column[] = [
  {
    name: "files",
    label: "Files",
    kind: "longText",
    sql: "(SELECT group_concat(file_name, char(10)) FROM uploads WHERE lead_id = leads.id)",
  },
  ...LEAD_COLUMNS.filter(([, { column, label }]) => label && !LEADING.has(column)).map(([name]) =>
    sharedColumn(name),
  ),
];

const SHARED = new Set([...LEADING_COLUMNS, ...TRAILING_COLUMNS].map(({ name }) => name));

const snake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();

/** The prefix `answer_` avoids a clash with a shared column. */
const columnName = (field: string): string =>
  SHARED.has(snake(field)) ? `answer_${snake(field)}` : snake(field);

/** The columns of a form's own answers, in the order of its page. A list or a group stays JSON text in SQL. */
export function listAnswerColumns(form: AnyForm): readonly AnswerColumn[] {
  const paths = mapFieldPaths(form);
  return (
    Object.entries(form.fields)
      // The person is in shared columns. The city stays, since its shared column has only the name of the city.
      .filter(([name]) => name in paths && !PERSONAL.has(name))
      .map(([name, field]) => {
        const path = paths[name] ?? [];
        const sql = `json_extract(payload, '$.${path.join(".")}')`;
        return { name: columnName(name), label: field.label, kind: field.kind, sql, path, field };
      })
  );
}

/** All columns of a form's view, in order. */
export const listColumns = (form: AnyForm): readonly Column[] => [
  ...LEADING_COLUMNS,
  ...listAnswerColumns(form),
  ...TRAILING_COLUMNS,
];
