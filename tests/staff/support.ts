import type { DatabaseSync } from "node:sqlite";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { readCatalogue } from "../../staff/catalogue.ts";
import { desk } from "../../staff/desk.ts";
import { CommandFailure, EXIT } from "../../staff/failure.ts";
import type { Store } from "../../staff/store/store.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { parseCsv } from "../support/parse-csv.ts";
import { scratch } from "../support/scratch.ts";
import { insert, memoryStore } from "../support/staff-database.ts";

export { scratch };

export const NOW = Date.parse("2026-11-21T10:00:00Z");

export const forms = await readCatalogue();
export const findForm = (type: string) => forms.find((form) => form.type === type)!;

export const contact = findForm("CONTACT_US");

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

/** A store whose methods fail while the database is away. */
export const withoutAnswer = (
  store: Store,
  ...methods: readonly ("query" | "transact")[]
): Store => ({
  ...store,
  ...Object.fromEntries(
    methods.map((name) => [
      name,
      () => Promise.reject(new CommandFailure("The database is away.", EXIT.unreachable)),
    ]),
  ),
});

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
type Desk = (...argv: readonly string[]) => Promise<Outcome>;

/** A desk over one database, with its own state folder. */
export function deskOver(store: Store | DatabaseSync, now = NOW, isTerminal = false): Desk {
  const state = scratch();
  const over = "query" in store ? store : memoryStore(store);
  return async (...argv) => {
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

/** The objects of `--json`. */
export const jsonLines = (out: string) =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Exports a sheet, and reads its rows by their headings. */
export async function exportSheet(run: Desk, ...options: readonly string[]) {
  const file = path.join(scratch(), "leads.csv");
  const { code, out, err } = await run("export", ...options, "--out", file);
  expect({ code, out }, err).toEqual({ code: 0, out: file });
  const text = readFileSync(file, "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [headings = [], ...rows] = parseCsv(text.slice(1));
  const records = rows.map((row) =>
    Object.fromEntries(headings.map((heading, i) => [heading, row[i]!])),
  );
  return { headings, records, err };
}
