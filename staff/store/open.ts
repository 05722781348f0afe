/**
 * Opens the Store of a place. The local one is Miniflare over the local site's state, without wrangler, whose loading takes longer than
 * all else that a command does. The deployed one is asked by Cloudflare's API: nothing of ours is started there.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { localRuntime } from "../../scripts/local-runtime.ts";
import { explain, EXIT, CommandFailure, type Place } from "../failure.ts";
import { remoteOf } from "../settings.ts";
import { type Bindings, storeOver } from "./bindings.ts";
import { deployedBindings } from "./cloudflare.ts";
import type { Store } from "./store.ts";

async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) {
    const message = "There is no local database yet. Run `npm start` once: it prepares the database.";
    throw new CommandFailure(message, EXIT.unreachable);
  }
  try {
    const site = await localRuntime(state);
    const close = (): Promise<void> => site.dispose();
    const env = await site.getBindings().catch((error: unknown) => close().then(() => Promise.reject(error)));
    return storeOver(env as unknown as Bindings, { place: "local", close });
  } catch (error) {
    throw explain(error, "local");
  }
}

/** With a colleague's own token, or the rights of whoever is logged in to wrangler. */
async function openRemote(): Promise<Store> {
  const close = (): Promise<void> => Promise.resolve();
  return storeOver(deployedBindings(await remoteOf()), { place: "remote", close });
}

/**
 * Opens the database and the bucket of a place. The caller closes the store.
 * @param where.state the local state folder, as wrangler's `--persist-to`
 * @throws CommandFailure (exit code 4) where there is no local database yet, or the deployed one is out of reach
 * @example
 * const store = await openStore({ place: "local", state: ".wrangler/state" });
 * console.log(await store.query(sql`SELECT COUNT(*) AS n FROM leads`));
 * await store.close();
 */
export const openStore = ({ place, state }: { readonly place: Place; readonly state: string }): Promise<Store> =>
  place === "local" ? openLocal(state) : openRemote();
