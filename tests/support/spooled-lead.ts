/** A lead as the edge spools it, made from a database row. */
import { LEAD_COLUMNS } from "../../src/record/lead-record.ts";
import type { LeadRow } from "./sample-lead.ts";

export const spooledLead = (
  row: LeadRow,
  changes: Readonly<Record<string, unknown>> = {},
): string =>
  JSON.stringify({
    version: 1,
    ...Object.fromEntries(
      LEAD_COLUMNS.map(([name, { column }]) => [
        name,
        (row as Readonly<Record<string, unknown>>)[column] ?? null,
      ]),
    ),
    flags: "",
    language: row.language ?? "en",
    files: { batchId: null, keys: [] },
    ...changes,
  });
