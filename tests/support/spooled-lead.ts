/** A lead as the edge leaves it in the spool, from a row as it would stand in the database. */
import { LEAD_COLUMNS } from "../../src/forms/lead-record.ts";
import { DEAD_LETTERS, SPOOL } from "../../worker/lead/spool-key.ts";
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

/** Moves an object of the spool to the dead letters, as earlier releases of the edge did. */
export async function setAside({ objects, notes }: Aside, key: string, text: string, reason: string): Promise<void> {
  const deadLetter = DEAD_LETTERS + key.slice(SPOOL.length);
  objects.set(deadLetter, text);
  notes.set(deadLetter, { reason, since: new Date().toISOString() });
  objects.delete(key);
}
