import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { migrationFiles, MIGRATIONS } from "../../shared/migrations.ts";
import { viewStatements } from "../../scripts/views.ts";

/** Opens an SQLite database with migrations and views. The caller closes a file. */
export function migratedDatabase(
  file = ":memory:",
  options: DatabaseSyncOptions = {},
): DatabaseSync {
  const database = new DatabaseSync(file, options);
  for (const name of migrationFiles())
    database.exec(readFileSync(path.join(MIGRATIONS, name), "utf8"));
  for (const statement of viewStatements([])) database.exec(statement);
  return database;
}
