/** Database of the local site: migrations and views. */
import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import type { Outcome } from "./commands.ts";
import { localRuntime } from "./local-runtime.ts";
import { migrate, migrationFiles } from "./migrations.ts";
import { layViews, type ViewDatabase } from "./views.ts";

/** Opens the database of a state folder for one task. */
async function inRuntime<T>(state: string, work: (database: ViewDatabase) => Promise<T>): Promise<T> {
  const site = await localRuntime(state);
  try {
    return await work((await site.getD1Database("DB")) as unknown as ViewDatabase);
  } finally {
    await site.dispose();
  }
}

/** Returns applied migrations that this code does not have. Their tables may differ from the ones that the code expects. */
export async function strangeMigrations(state: string): Promise<readonly string[]> {
  if (!existsSync(path.join(state, "v3/d1"))) return [];
  const files = migrationFiles();
  return inRuntime(state, async (database) => {
    const tables = await database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").all();
    if (tables.results.length === 0) return [];
    const { results } = await database.prepare("SELECT name FROM d1_migrations ORDER BY id").all<{ name: string }>();
    return results.map(({ name }) => name).filter((name) => !files.includes(name));
  });
}

/** Renames a state folder with its leads and files. @returns The new name. */
export function setAside(state: string, now = new Date()): string {
  const to = `${state}-${now.toISOString().slice(0, 19).replaceAll(":", "")}`;
  renameSync(state, to);
  return to;
}

/** Applies pending migrations to the database of a state folder and recreates its views. */
export async function prepareDatabase(state: string): Promise<Outcome> {
  try {
    await inRuntime(state, async (database) => {
      await migrate(database);
      await layViews(database);
    });
    return { ok: true, output: "" };
  } catch (error) {
    return { ok: false, output: `The database could not be brought up to date. ${String(error)}` };
  }
}
