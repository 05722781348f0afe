/** The local site's own runtime, with a state folder of the test's. */
import "../../scripts/offline.ts";
import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getPlatformProxy } from "wrangler";
import { migratedDatabase } from "./migrated-database.ts";
import { type Bindings, storeOver } from "../../staff/store/bindings.ts";
import { raw } from "../../staff/store/sql.ts";

/** The local site's runtime, opened over a state folder: its bindings, and the desk's store over them, which commands leave open. */
export async function openSite(state: string) {
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({
    configPath: "wrangler.toml",
    persist: { path: path.join(state, "v3") },
    remoteBindings: false,
  });
  const bindings = env as unknown as Bindings & {
    FILES: { put(key: string, text: string, options: object): Promise<unknown> };
  };
  const store = storeOver(bindings, { place: "local", close: () => Promise.resolve() });
  return { env: bindings, store, dispose };
}

/** The runtime's own file of the database. */
function fileOf(state: string): string {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`No database in ${folder}`);
  return path.join(folder, file);
}

/** To fill it faster than statement by statement. Nothing else may have it open. */
export const openState = (state: string): DatabaseSync => new DatabaseSync(fileOf(state));

/** Makes a state folder with the database that the site begins with. wrangler's own command for it takes eight seconds. */
export async function migrateState(state: string): Promise<void> {
  const { store, dispose } = await openSite(state);
  await store.query(raw("SELECT 1"));
  await dispose();
  migratedDatabase(fileOf(state)).close();
}
