/** Opens the store of a place. Both are wrangler's bindings: the local state's, and with `remote` the deployed ones. */
import "../../scripts/offline.ts";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain, EXIT, Failure, type Place } from "../failure.ts";
import { CONFIG, deployedBindings } from "../settings.ts";
import { type Bindings, storeOver } from "./bindings.ts";
import type { Store } from "./store.ts";
import { bookmarkOf } from "./time-travel.ts";

export interface Where {
  readonly place: Place;
  /** The local state folder, as wrangler's `--persist-to`. */
  readonly state: string;
}

const NOTHING_YET = "There is no local database yet. Run `npm start` once: it prepares the database.";

/** Loaded late: it takes most of a second, and `--help` should not wait for it. */
async function proxyOf(options: object): Promise<{ env: Bindings; dispose(): Promise<void> }> {
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>(options);
  return { env: env as unknown as Bindings, dispose };
}

async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) throw new Failure(NOTHING_YET, EXIT.unreachable);
  const { env, dispose } = await proxyOf({
    configPath: CONFIG,
    persist: { path: path.join(state, "v3") },
    remoteBindings: false,
  });
  return storeOver(env, { place: "local", bookmark: () => Promise.resolve(undefined), close: dispose });
}

/**
 * With the rights of whoever is logged in to wrangler. It says what it does on stdout, which is the answer's, and
 * would ask who one is; both are the command line's to say.
 */
async function openRemote(): Promise<Store> {
  Object.assign(process.env, { WRANGLER_LOG: "none", CI: "true" });
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-remote-"));
  try {
    const configPath = path.join(folder, "wrangler.json");
    writeFileSync(configPath, JSON.stringify(await deployedBindings()));
    const { env, dispose } = await proxyOf({ configPath, persist: false, remoteBindings: true });
    return storeOver(env, { place: "remote", bookmark: bookmarkOf, close: dispose });
  } catch (error) {
    throw explain(error, "remote");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const openStore = ({ place, state }: Where): Promise<Store> =>
  place === "local" ? openLocal(state) : openRemote();
