/** Database of the local site: migrations and views. */
import { localRuntime } from "./local-runtime.ts";
import { migrate } from "./migrations.ts";
import { layViews, type ViewDatabase } from "./views.ts";

/** Applies pending migrations to the database of a state folder and recreates its views. */
export async function prepareDatabase(state: string): Promise<void> {
  const runtime = await localRuntime(state);
  try {
    const database = (await runtime.getD1Database("DB")) as unknown as ViewDatabase;
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
