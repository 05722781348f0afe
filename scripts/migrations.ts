/** The frozen migrations, and what the database looks like once all of them have run. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");

/** File names in the order in which they are applied. */
export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/** A database in memory, or in a file, with every migration applied, or those that are named. The caller closes it. */
export function migratedDatabase(file = ":memory:", names = migrationFiles()): DatabaseSync {
  const database = new DatabaseSync(file);
  for (const name of names) database.exec(readFileSync(path.join(MIGRATIONS, name), "utf8"));
  return database;
}

/** The views that the migrations leave behind: their statements by name. */
export function migratedViews(names = migrationFiles()): ReadonlyMap<string, string> {
  const database = migratedDatabase(":memory:", names);
  try {
    const rows = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'view'").all();
    return new Map(rows.map(({ name, sql }) => [String(name), String(sql)]));
  } finally {
    database.close();
  }
}
