/** A lead as the edge leaves it in the spool, from a row as it would stand in the database. */
import { LEAD_COLUMNS } from "../../src/forms/lead-record.ts";
import { moveToDeadLetters } from "../../worker/lead/dead-letters.ts";
import type { LeadRow } from "./sample-lead.ts";
import type { Notes } from "./staff-database.ts";

export const spooledLead = (row: LeadRow, changes: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    version: 1,
    ...Object.fromEntries(
      LEAD_COLUMNS.map(([name, { column }]) => [name, (row as Readonly<Record<string, unknown>>)[column] ?? null]),
    ),
    flags: "",
    language: row.language ?? "en",
    files: { batchId: null, keys: [] },
    ...changes,
  });

interface Aside {
  readonly objects: Map<string, string>;
  readonly notes: Notes;
}

/** Sets aside what waits in the spool, as the edge does. */
export const setAside = ({ objects, notes }: Aside, key: string, text: string, reason: string): Promise<void> =>
  moveToDeadLetters(
    {
      async put(to, body, { customMetadata }) {
        objects.set(to, body);
        notes.set(to, customMetadata);
      },
      delete: async (from) => void objects.delete(from),
    },
    key,
    text,
    reason,
  );
