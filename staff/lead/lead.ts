/** A lead as commands read it: the columns of every lead, its form's type and its payload. */
import * as v from "valibot";
import { LEADING_COLUMNS, TRAILING_COLUMNS } from "../../src/forms/columns.ts";
import { raw } from "../store/sql.ts";

const text = v.string();
const maybe = v.nullable(v.string());

export const Lead = v.object({
  reference: text,
  received_ist: text,
  received_at: text,
  full_name: text,
  country_code: text,
  phone: text,
  call: text,
  chat: text,
  email: maybe,
  city: maybe,
  /** Names of its files, one a line. */
  files: maybe,
  source_path: maybe,
  referrer: maybe,
  utm_source: maybe,
  utm_medium: maybe,
  utm_campaign: maybe,
  utm_term: maybe,
  utm_content: maybe,
  flags: text,
  id: text,
  /** The language of its page: "en", "hi". */
  language: text,
  time_zone: maybe,
  call_time: maybe,
  form_type: text,
  /** The body of the request as JSON. */
  payload: text,
});
export type Lead = v.InferOutput<typeof Lead>;

const COLUMNS = [...LEADING_COLUMNS, ...TRAILING_COLUMNS];

/** What a query selects from `leads` for a Lead. */
export const SELECTED = raw(
  [...COLUMNS.map(({ name, sql }) => `${sql} AS "${name}"`), "form_type", "payload"].join(", "),
);
/** The same columns, selected from a query with SELECTED. */
export const SELECTED_AGAIN = raw([...COLUMNS.map(({ name }) => `"${name}"`), "form_type", "payload"].join(", "));

/** A value by the name of its column. */
export const columnOf = (lead: Lead, name: string): string | null => lead[name as keyof Lead] ?? null;

export const payloadOf = ({ payload }: Lead): unknown => JSON.parse(payload);

/** A lead as one line of JSON: its columns, and the whole payload. */
export function jsonLine(lead: Lead): string {
  const { payload: _payload, files, ...columns } = lead;
  return JSON.stringify({ ...columns, files: files?.split("\n") ?? [], payload: payloadOf(lead) });
}
