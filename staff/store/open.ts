/**
 * Opens the Store of a place. The local one is Miniflare over the local site's state, without wrangler, whose loading takes longer than
 * all else that a command does. The deployed one is reached through wrangler, which knows the login.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { localRuntime } from "../../scripts/local-runtime.ts";
import { explain, EXIT, CommandFailure, type Place } from "../failure.ts";
import { deployedBindings } from "../settings.ts";
import { type Bindings, storeOver } from "./bindings.ts";
import type { Store } from "./store.ts";
import { bookmarkOf } from "./time-travel.ts";

async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) {
    const message = "There is no local database yet. Run `npm start` once: it prepares the database.";
    throw new CommandFailure(message, EXIT.unreachable);
  }
  try {
    const site = await localRuntime(state);
    const close = (): Promise<void> => site.dispose();
    const env = await site.getBindings().catch((error: unknown) => close().then(() => Promise.reject(error)));
    const nothing = (): Promise<undefined> => Promise.resolve(undefined);
    return storeOver(env as unknown as Bindings, { place: "local", bookmark: nothing, close });
  } catch (error) {
    throw explain(error, "local");
  }
}

/** With the rights of whoever is logged in to wrangler. */
async function openRemote(): Promise<Store> {
  // Otherwise wrangler writes to stdout, where the command prints its answer, and asks for a login.
  Object.assign(process.env, { WRANGLER_LOG: "none", CI: "true" });
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-remote-"));
  try {
    const configPath = path.join(folder, "wrangler.json");
    writeFileSync(configPath, JSON.stringify(await deployedBindings()));
    const { getPlatformProxy } = await import("wrangler");
    const { env, dispose } = await getPlatformProxy({ configPath, persist: false, remoteBindings: true });
    return storeOver(env as unknown as Bindings, { place: "remote", bookmark: bookmarkOf, close: dispose });
  } catch (error) {
    throw explain(error, "remote");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the database and the bucket of a place. The caller closes the store.
 * @param where.state the local state folder, as wrangler's `--persist-to`
 * @throws CommandFailure (exit code 4) where there is no local database yet, or the deployed one is out of reach
 * @example
 * const store = await openStore({ place: "local", state: ".wrangler/state" });
 * console.log(await numberOf(store, sql`SELECT COUNT(*) AS n FROM leads`));
 * await store.close();
 */
export const openStore = ({ place, state }: { readonly place: Place; readonly state: string }): Promise<Store> =>
  place === "local" ? openLocal(state) : openRemote();
