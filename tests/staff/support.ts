import type { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { readCatalogue } from "../../staff/catalogue.ts";
import { desk } from "../../staff/desk.ts";
import type { Store } from "../../staff/store/store.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { scratch } from "../support/scratch.ts";
import { insert, memoryStore } from "../support/staff-database.ts";

export { scratch };

export const NOW = Date.parse("2026-11-21T10:00:00Z");

export const forms = await readCatalogue();
export const findForm = (type: string) => forms.find((form) => form.type === type)!;

type Rows = Parameters<typeof insert>[2];

/** A database of the test's own, with these leads and uploads. */
export function database(leads: Rows = [], uploads: Rows = []): DatabaseSync {
  const open = migratedDatabase();
  onTestFinished(() => open.close());
  insert(open, "leads", leads);
  insert(open, "uploads", uploads);
  return open;
}

export const idsIn = (open: DatabaseSync, table = "leads", column = "id") =>
  open
    .prepare(`SELECT ${column} AS id FROM ${table} ORDER BY 1`)
    .all()
    .map(({ id }) => id);

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A desk over one database, with its own state folder. */
export function deskOver(store: Store | DatabaseSync, now = NOW, isTerminal = false) {
  const state = scratch();
  const over = "query" in store ? store : memoryStore(store);
  return async (...argv: readonly string[]): Promise<Outcome> => {
    const [out, err]: [string[], string[]] = [[], []];
    const code = await desk([...argv, "--persist-to", state], {
      now,
      who: "asha",
      isTerminal,
      open: () => Promise.resolve(over),
      print: (line) => out.push(line),
      note: (line) => err.push(line),
    });
    return { code, out: out.join("\n"), err: err.join("\n") };
  };
}
