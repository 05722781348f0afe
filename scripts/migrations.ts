/** The migrations, and databases in this process that they and the views were laid down in. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type ViewDatabase, VIEWS_THERE, viewStatements } from "./views.ts";

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

/** wrangler's own books, which `wrangler d1 migrations list` reads. */
const LEDGER =
  "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** Applies to a database of Miniflare what is pending, each migration whole or not at all, as wrangler does, whose start alone takes two seconds. */
export async function migrate(database: ViewDatabase): Promise<void> {
  await database.prepare(LEDGER).all();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of migrationFiles().filter((file) => !applied.has(file))) {
    const statements = [
      readFileSync(path.join(MIGRATIONS, name), "utf8"),
      `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
    ];
    await database.batch(statements.map((statement) => database.prepare(statement) as never));
  }
}
