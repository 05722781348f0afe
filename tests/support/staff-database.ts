/** Databases in memory for tests of the desk. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Store } from "../../staff/store/store.ts";
import { Bucket, Database, deskStore } from "./stores.ts";

export function insert(
  database: DatabaseSync,
  table: string,
  rows: Iterable<Readonly<Record<string, SQLInputValue>>>,
): void {
  database.exec("BEGIN");
  for (const row of rows) {
    const names = Object.keys(row);
    const statement = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
    database.prepare(statement).run(...Object.values(row));
  }
  database.exec("COMMIT");
}

/** A store over a database in memory, with a map of objects. */
export const memoryStore = (database: DatabaseSync, objects = new Map<string, string>()): Store =>
  deskStore(new Database(database), new Bucket(objects));
