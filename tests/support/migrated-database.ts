import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrationFiles, MIGRATIONS } from "../../scripts/migrations.ts";
import { viewStatements } from "../../scripts/views.ts";

/** Opens an SQLite database with migrations and views. The caller closes a file. */
export function migratedDatabase(file = ":memory:"): DatabaseSync {
  const database = new DatabaseSync(file);
  for (const name of migrationFiles()) database.exec(readFileSync(path.join(MIGRATIONS, name), "utf8"));
  for (const statement of viewStatements([])) database.exec(statement);
  return database;
}
