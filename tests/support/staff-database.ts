/** The desk's store over a database in memory. */
import path from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { explain } from "../../staff/failure.ts";
import type { Sql } from "../../staff/store/sql.ts";
import type { Store } from "../../staff/store/store.ts";

export const ROOT = path.resolve(import.meta.dirname, "../..");

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
export function memoryStore(database: DatabaseSync, objects = new Map<string, string>()): Store {
  const run = ({ text, values }: Sql): unknown[] => {
    try {
      return database.prepare(text).all(...values);
    } catch (error) {
      throw explain(error, "local");
    }
  };
  return {
    place: "local",
    query: async (statement) => run(statement),
    async transact(statements) {
      database.exec("BEGIN");
      try {
        statements.forEach(run);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    async *list(prefix) {
      for (const key of [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted())
        yield { key, uploaded: new Date() };
    },
    async read(key) {
      const object = objects.get(key);
      return object === undefined ? undefined : Buffer.from(object);
    },
    remove: async (keys) => keys.forEach((key) => objects.delete(key)),
    close: async () => undefined,
  };
}
