/** Migrations of the database. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../migrations");

/** Returns the file names in order. */
export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/** Wrangler's own table of applied migrations. */
const LEDGER =
  "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

/** The part of D1's binding that migrations and views use. */
export interface LocalDatabase {
  prepare(text: string): { all<T>(): Promise<{ readonly results: readonly T[] }> };
  batch(statements: never[]): Promise<unknown>;
}

/** Applies pending migrations to a Miniflare database in one transaction each, like wrangler but without its slow start. */
export async function migrate(database: LocalDatabase): Promise<void> {
  await database.prepare(LEDGER).all();
  const { results } = await database
    .prepare("SELECT name FROM d1_migrations")
    .all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of migrationFiles().filter((file) => !applied.has(file))) {
    const statements = [
      readFileSync(path.join(MIGRATIONS, name), "utf8"),
      `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
    ];
    await database.batch(statements.map((statement) => database.prepare(statement) as never));
  }
}
