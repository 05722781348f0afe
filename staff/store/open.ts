/** Opens the Store of a place: Miniflare over the local site's state, or Cloudflare's API. Neither loads wrangler, which is slow. */
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { localRuntime } from "../../shared/local-runtime.ts";
import { explain, EXIT, CommandFailure, type Place } from "../failure.ts";
import { readRemote } from "../desk-settings.ts";
import { type Bindings, createStore } from "./bindings.ts";
import { createBindings } from "./cloudflare.ts";
import type { Store } from "./store.ts";

async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) {
    const message =
      "There is no local database yet. Run `npm start` once: it prepares the database.";
    throw new CommandFailure(message, EXIT.unreachable);
  }
  for (const folder of [state, path.join(state, "v3"), path.join(state, "v3/d1")]) {
    try {
      accessSync(folder, constants.R_OK | constants.W_OK);
    } catch {
      throw new CommandFailure(
        `You have no right to write in ${folder}, where the local database is.`,
        EXIT.unreachable,
      );
    }
  }
  try {
    const runtime = await localRuntime(state);
    const close = (): Promise<void> => runtime.dispose();
    const env = await runtime
      .getBindings()
      .catch((error: unknown) => close().then(() => Promise.reject(error)));
    return createStore(env as unknown as Bindings, { place: "local", close });
  } catch (error) {
    throw explain(error, "local");
  }
}

/**
 * Opens the database and the bucket of a place. The caller closes the store.
 *
 * @param options.state the local state folder, as wrangler's `--persist-to`
 * @throws CommandFailure (exit code 4) if the local database is missing, or the deployed one is out
 * of reach
 */
export const openStore = async ({
  place,
  state,
}: {
  readonly place: Place;
  readonly state: string;
}): Promise<Store> =>
  place === "local"
    ? openLocal(state)
    : createStore(createBindings(await readRemote()), { place, close: () => Promise.resolve() });
