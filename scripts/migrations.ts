/** The migrations, and databases in this process that they and the views were laid down in. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { VIEWS_THERE, viewStatements } from "./views.ts";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");

/** The file names, in the order in which they are applied. */
export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/** Makes a database with the migrations applied and the views laid down. The caller closes it. */
export function migratedDatabase(file = ":memory:"): DatabaseSync {
  const database = new DatabaseSync(file);
  for (const name of migrationFiles()) database.exec(readFileSync(path.join(MIGRATIONS, name), "utf8"));
  const views = database.prepare(VIEWS_THERE).all();
  for (const statement of viewStatements(views.map(({ name }) => String(name)))) database.exec(statement);
  return database;
}
