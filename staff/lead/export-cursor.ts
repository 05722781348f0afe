/**
 * The place where the next `export --new` begins: after the last exported lead of its scope that the database still has. No clock takes part.
 * Rows can shift when a database is imported, and a row can be reused after an erasure. So the next export begins some rows earlier, and
 * skips the leads that it remembers.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Context } from "../commands/command.ts";
import { writeOutput } from "../output.ts";
import type { Store } from "../store/store.ts";
import { lastRow, type StoredLead } from "./lead-query.ts";

const OVERLAP = 1000;

/** The ids of the last exported leads, by scope. */
const Cursors = v.record(v.string(), v.array(v.string()));

const cursorFile = ({ state, place }: Context): string =>
  path.join(state, "staff", `exported-${place}.json`);

/** Without cursors if the file is missing or unreadable. */
function readCursors(context: Context): v.InferOutput<typeof Cursors> {
  try {
    return v.parse(Cursors, JSON.parse(readFileSync(cursorFile(context), "utf8")));
  } catch {
    return {};
  }
}

/**
 * Finds the first row to export, and the leads after it that were exported before.
 * @param scope a form's type, or "all"
 */
export async function readCursor(context: Context, store: Store, scope: string) {
  const ids = readCursors(context)[scope] ?? [];
  const last = await lastRow(store, ids);
  if (last === undefined && ids.length > 0)
    context.note(
      "The database has none of the leads of your last export: everything is exported again.",
    );
  return { afterRow: last === undefined ? -1 : last - OVERLAP, exported: new Set(ids) };
}

/** Collects the last leads of an export in little memory. */
export function collectLastRows() {
  let last: { readonly id: string; readonly row: number }[] = [];
  const cut = (): void => void (last = last.toSorted((a, b) => b.row - a.row).slice(0, OVERLAP));
  return {
    add(leads: readonly StoredLead[]): void {
      for (const { id, row } of leads) last.push({ id, row });
      if (last.length > 4 * OVERLAP) cut();
    },
    /** Moves the cursor. The leads of the export before stay in it until newer ones replace them. */
    async save(context: Context, scope: string): Promise<void> {
      cut();
      const cursors = readCursors(context);
      const ids = [...last.map(({ id }) => id), ...(cursors[scope] ?? [])];
      const next = { ...cursors, [scope]: [...new Set(ids)].slice(0, OVERLAP) };
      await writeOutput(cursorFile(context), JSON.stringify(next));
    },
  };
}
