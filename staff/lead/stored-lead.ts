/** A lead as commands read it: the columns of every lead, its form's type and its payload. */
import * as v from "valibot";
import { LEADING_COLUMNS, TRAILING_COLUMNS } from "../../src/record/columns.ts";
import {
  columnSchema,
  LEAD_COLUMNS,
  type LeadColumn,
  type LeadColumns,
  type LeadRow,
} from "../../src/record/lead-record.ts";
import { raw } from "../store/sql.ts";

/** The columns of the record that the desk reads, by their names in the database. */
type RecordColumns = {
  [
    Name in LeadColumn as LeadColumns[Name] extends
      | { readonly label: string }
      | LeadColumns["formType" | "payload"]
      ? LeadColumns[Name]["column"]
      : never
  ]: v.GenericSchema<unknown, LeadRow[Name]>;
};

export const Lead = v.object({
  ...(Object.fromEntries(
    LEAD_COLUMNS.filter(
      ([name, { label }]) => label || name === "formType" || name === "payload",
    ).map(([name, { column }]) => [column, columnSchema(name)]),
  ) as unknown as RecordColumns),
  // An import may have left an unreadable time. The other leads are listed, and this one with the text that it has.
  received_at: v.string(),
  // SQLite computes no day from such a time.
  received_ist: v.nullable(v.string(), "unreadable"),
  call: v.string(),
  chat: v.string(),
  /** File names, one on each line. */
  files: v.nullable(v.string()),
});
export type Lead = v.InferOutput<typeof Lead>;

const COLUMNS = [...LEADING_COLUMNS, ...TRAILING_COLUMNS];

/** The columns that a query selects from `leads` for a Lead. */
export const SELECTED = raw(
  [...COLUMNS.map(({ name, sql }) => `${sql} AS "${name}"`), "form_type", "payload"].join(", "),
);
/** A value by the name of its column. */
export const columnValue = (lead: Lead, name: string): string | null =>
  lead[name as keyof Lead] ?? null;

export const readPayload = ({ payload }: Lead): unknown => JSON.parse(payload);

/** A lead as one line of JSON: its columns, and the whole payload. */
export function jsonLine(lead: Lead): string {
  const { payload: _payload, files, ...columns } = lead;
  return JSON.stringify({
    ...columns,
    files: files?.split("\n") ?? [],
    payload: readPayload(lead),
  });
}
