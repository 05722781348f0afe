/** Returns the spool object of a lead row. */
import { LEAD_COLUMNS } from "../../src/forms/lead-record.ts";
import { DEAD_LETTERS, SPOOL } from "../../src/rules/spool-key.ts";
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

/** Moves a spool object to the dead letters, like earlier releases. */
export async function setAside({ objects, notes }: Aside, key: string, text: string, reason: string): Promise<void> {
  const deadLetter = DEAD_LETTERS + key.slice(SPOOL.length);
  objects.set(deadLetter, text);
  notes.set(deadLetter, { reason, since: new Date().toISOString() });
  objects.delete(key);
}
