/**
 * The columns of a stored lead. The row, the spool, the notice, the desk and the CSV are made from this table.
 */
import * as v from "valibot";
import { parseJson } from "../forms/objects.ts";

interface RecordColumn {
  /** In the table `leads`. */
  readonly column: string;
  /** The heading in a spreadsheet. The desk hides a column without one. */
  readonly label?: string;
  /** The most letters of a text that came with the lead. */
  readonly most?: number;
  /** Path in `meta` of a line that the body has next to the answers. */
  readonly meta?: readonly string[];
  readonly isNullable?: true;
}

/** In spreadsheet order. A new column comes last, with a migration and a writer. */
export const LEAD_RECORD = {
  formType: { column: "form_type" },
  /**
   * The answers as JSON: the body without `submissionId`, `meta` and the properties that
   * worker/lead/cut-body.ts removes.
   */
  payload: { column: "payload" },
  contentHash: { column: "content_hash" },
  reference: { column: "reference", label: "Reference" },
  /** ISO 8601 in UTC. */
  receivedAt: { column: "received_at", label: "Received (ISO)" },
  fullName: { column: "full_name", label: "Full name", most: 200 },
  countryCode: { column: "country_code", label: "Country code" },
  phone: { column: "phone", label: "Phone" },
  email: { column: "email", label: "Email", most: 254, isNullable: true },
  city: { column: "city", label: "City", most: 200, isNullable: true },
  sourcePath: { column: "source_path", label: "Page", most: 200, meta: ["path"], isNullable: true },
  referrer: {
    column: "referrer",
    label: "Referrer",
    most: 500,
    meta: ["referrer"],
    isNullable: true,
  },
  utmSource: {
    column: "utm_source",
    label: "UTM source",
    most: 200,
    meta: ["utm", "source"],
    isNullable: true,
  },
  utmMedium: {
    column: "utm_medium",
    label: "UTM medium",
    most: 200,
    meta: ["utm", "medium"],
    isNullable: true,
  },
  utmCampaign: {
    column: "utm_campaign",
    label: "UTM campaign",
    most: 200,
    meta: ["utm", "campaign"],
    isNullable: true,
  },
  utmTerm: {
    column: "utm_term",
    label: "UTM term",
    most: 200,
    meta: ["utm", "term"],
    isNullable: true,
  },
  utmContent: {
    column: "utm_content",
    label: "UTM content",
    most: 200,
    meta: ["utm", "content"],
    isNullable: true,
  },
  noticeVersion: { column: "notice_version", most: 40, meta: ["noticeVersion"], isNullable: true },
  /** Marks for staff (flags.ts), with commas between them. */
  flags: { column: "flags", label: "Marks" },
  id: { column: "id", label: "Submission ID" },
  /** Of the page with the form. */
  language: { column: "language", label: "Language" },
  /** Of the visitor's device, such as "Asia/Kolkata". */
  timeZone: { column: "time_zone", label: "Time zone", isNullable: true },
  callTime: { column: "call_time", label: "Good time to call", isNullable: true },
  /** The whole answer of the city's field, folded (fold.ts): staff search in it. */
  cityWords: { column: "city_words", most: 500, isNullable: true },
} as const satisfies Readonly<Record<string, RecordColumn>>;

export type LeadColumns = typeof LEAD_RECORD;
export type LeadColumn = keyof LeadColumns;

/** A row of `leads` as it is written. */
export type LeadRow = {
  readonly [Name in LeadColumn]: LeadColumns[Name] extends { readonly isNullable: true }
    ? string | null
    : string;
};

/** Names and columns, in the order of the table. */
export const LEAD_COLUMNS = Object.entries(LEAD_RECORD).map(
  ([name, column]) => [name as LeadColumn, column as RecordColumn] as const,
);

/** The select list of a query for some columns: `form_type AS formType`. */
export const selectList = (names: readonly LeadColumn[]): string =>
  names.map((name) => `${LEAD_RECORD[name].column} AS ${name}`).join(", ");

/** The rows of the upload ledger that a lead claims. */
const Files = v.object({
  batchId: v.nullable(v.string()),
  keys: v.pipe(v.array(v.string()), v.readonly()),
});

/** A lead on its way to the database: its row, and the files that it names. */
export type IncomingLead = LeadRow & { readonly files: Readonly<v.InferOutput<typeof Files>> };

const rules: Readonly<Partial<Record<LeadColumn, v.GenericSchema<unknown, string>>>> = {
  id: v.pipe(v.string(), v.minLength(1)),
  payload: v.pipe(
    v.string(),
    v.check((text) => parseJson(text) !== undefined, "is not JSON"),
  ),
  receivedAt: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(Date.parse(time)), "is not a time"),
  ),
};
/** The type of each column. */
export const columnSchema = (name: LeadColumn): v.GenericSchema<unknown, string | null> => {
  const { isNullable }: RecordColumn = LEAD_RECORD[name];
  return rules[name] ?? (isNullable ? v.nullable(v.string()) : v.string());
};
/** A release may add a nullable column while leads of the last one are in the spool, so such a column may be missing. */
const spooledSchema = (columns: Readonly<typeof LEAD_COLUMNS>) =>
  v.object({
    ...Object.fromEntries(
      columns.map(([name, { isNullable }]) => [
        name,
        isNullable ? v.optional(v.nullable(v.string()), null) : columnSchema(name),
      ]),
    ),
    files: Files,
  });

/** Version of the spool's record shape. Increment it when the shape changes, and add a sample to tests/support/spooled. A new column that may be null does not change it. */
const VERSION = 1;

export const spooledText = (lead: IncomingLead): string =>
  JSON.stringify({ version: VERSION, ...lead });

type Parsed =
  | { readonly ok: true; readonly lead: IncomingLead }
  | { readonly ok: false; readonly reason: string };

/** Reads an object of the spool, which another release may have written, or which may be broken. */
export function parseSpooledLead(
  text: string,
  columns: Readonly<typeof LEAD_COLUMNS> = LEAD_COLUMNS,
): Parsed {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, reason: "is not JSON" };
  const parsed = v.safeParse(v.looseObject({ version: v.number() }), value);
  if (parsed.success && parsed.output.version !== VERSION) {
    return {
      ok: false,
      reason: `is of version ${parsed.output.version}, and this release knows version ${VERSION}`,
    };
  }
  const lead = v.safeParse(spooledSchema(columns), value);
  return parsed.success && lead.success
    ? { ok: true, lead: lead.output as unknown as IncomingLead }
    : { ok: false, reason: "does not have the shape of a lead" };
}
