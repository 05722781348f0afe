/** Database of the local site: migrations and views. */
import { localRuntime } from "../shared/local-runtime.ts";
import { type LocalDatabase, migrate } from "../shared/migrations.ts";
import { layViews } from "./views.ts";

/** Applies pending migrations to the database of a state folder and recreates its views. */
export async function prepareDatabase(state: string): Promise<void> {
  const runtime = await localRuntime(state);
  try {
    const database = (await runtime.getD1Database("DB")) as unknown as LocalDatabase;
    await migrate(database);
    await layViews(database);
  } catch (error) {
    const hint = `To start with an empty database, rename ${state}.`;
    throw new Error(`The database could not be migrated: ${String(error)}\n${hint}`, {
      cause: error,
    });
  } finally {
    await runtime.dispose();
  }
}
