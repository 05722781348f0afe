/** Runtime of the local site with a separate state folder. */
import "../../shared/no-network.ts";
import path from "node:path";
import { getPlatformProxy } from "wrangler";
import { databaseFile } from "./database-file.ts";
import { migratedDatabase } from "./migrated-database.ts";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import { raw } from "../../staff/store/sql.ts";

/** Opens a state folder: its bindings and a store that commands do not close. */
export async function openSite(state: string) {
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({
    configPath: "wrangler.toml",
    persist: { path: path.join(state, "v3") },
    remoteBindings: false,
  });
  const bindings = env as unknown as Bindings & {
    FILES: {
      head(key: string): Promise<unknown>;
      put(key: string, text: string, options: object): Promise<unknown>;
    };
  };
  const store = createStore(bindings, { place: "local", close: () => Promise.resolve() });
  return { env: bindings, store, dispose };
}

/** Creates a state folder with an empty, migrated database. wrangler's command takes eight seconds. */
export async function migrateState(state: string): Promise<void> {
  const { store, dispose } = await openSite(state);
  await store.query(raw("SELECT 1"));
  await dispose();
  migratedDatabase(databaseFile(state)).close();
}
