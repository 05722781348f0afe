/**
 * Opens the store of a place. The local one is the runtime of the local site, started without wrangler around it: to load wrangler
 * takes twice as long as all else that a command does. The deployed one is reached through wrangler, which knows the login.
 */
import "../../scripts/offline.ts";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain, EXIT, Failure, type Place } from "../failure.ts";
import { deployedBindings, localNames, ROOT } from "../settings.ts";
import { type Bindings, storeOver } from "./bindings.ts";
import type { Store } from "./store.ts";
import { bookmarkOf } from "./time-travel.ts";

export interface Where {
  readonly place: Place;
  /** The local state folder, as wrangler's `--persist-to`. */
  readonly state: string;
}

const NOTHING_YET = "There is no local database yet. Run `npm start` once: it prepares the database.";

/** Loaded late, as wrangler is: `--help` should not wait for it. */
async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) throw new Failure(NOTHING_YET, EXIT.unreachable);
  const { Miniflare, convertV4MiniflareOptions } = await import("miniflare");
  const { database, bucket } = localNames();
  const worker = {
    name: "aipm-desk",
    modules: true,
    script: "export default {}",
    rootPath: ROOT,
    d1Databases: { DB: database },
    r2Buckets: { FILES: bucket },
  } as const;
  const site = new Miniflare({
    ...convertV4MiniflareOptions(worker),
    resourcePersistencePath: path.join(state, "v3"),
  });
  try {
    const env = (await site.getBindings()) as unknown as Bindings;
    return storeOver(env, { place: "local", bookmark: () => Promise.resolve(undefined), close: () => site.dispose() });
  } catch (error) {
    await site.dispose();
    throw explain(error, "local");
  }
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
    const { getPlatformProxy } = await import("wrangler");
    const { env, dispose } = await getPlatformProxy({ configPath, persist: false, remoteBindings: true });
    return storeOver(env as unknown as Bindings, { place: "remote", bookmark: bookmarkOf, close: dispose });
  } catch (error) {
    throw explain(error, "remote");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const openStore = ({ place, state }: Where): Promise<Store> =>
  place === "local" ? openLocal(state) : openRemote();
