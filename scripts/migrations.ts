/** The migrations, and databases that they were applied to. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");

/** The file names, in the order in which they are applied. */
export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/** Makes a database with migrations applied, by default all of them. The caller closes it. */
export function migratedDatabase(file = ":memory:", names = migrationFiles()): DatabaseSync {
  const database = new DatabaseSync(file);
  for (const name of names) database.exec(readFileSync(path.join(MIGRATIONS, name), "utf8"));
  return database;
}

/** The views after the migrations: their statements by name. */
export function migratedViews(names = migrationFiles()): ReadonlyMap<string, string> {
  const database = migratedDatabase(":memory:", names);
  try {
    const rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'view'").all();
    return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
  } finally {
    database.close();
  }
}
