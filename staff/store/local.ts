import "../../scripts/offline.ts";
import { createWriteStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { inBatches } from "../backup/dump.ts";
import { explain, EXIT, Failure } from "../failure.ts";
import { dumpLocal } from "./local-dump.ts";
import type { Row, Store } from "./store.ts";
import { CONFIG } from "./wrangler.ts";

/** As much of the bindings as the commands use; their own types would bring the Workers' globals into Node. */
interface Bindings {
  readonly DB: {
    prepare(sql: string): { all(): Promise<{ results: readonly Row[] }> };
    batch(statements: readonly unknown[]): Promise<unknown>;
  };
  readonly FILES: {
    get(key: string): Promise<{ readonly body: ReadableStream } | null>;
    put(key: string, body: ArrayBuffer, options: { httpMetadata: { contentType: string } }): Promise<unknown>;
    delete(keys: readonly string[]): Promise<void>;
  };
}

const NOTHING_YET = "There is no local database yet. Run `npm start` once: it prepares the database.";

async function guarded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explain(error instanceof Error ? error.message : String(error), "local");
  }
}

/** The state folder that the local site uses, through the same runtime. */
export async function openLocal(state: string): Promise<Store> {
  if (!existsSync(path.join(state, "v3/d1"))) throw new Failure(NOTHING_YET, EXIT.unreachable);
  // Loaded here: it takes most of a second, and `--help` should not wait for it.
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({
    configPath: CONFIG,
    persist: { path: path.join(state, "v3") },
    remoteBindings: false,
  });
  const { DB, FILES } = env as unknown as Bindings;
  return {
    place: "local",
    query: async (sql) => (await guarded(DB.prepare(sql).all())).results,
    transact: async (statements) => void (await guarded(DB.batch(statements.map((sql) => DB.prepare(sql))))),
    async download(key, file) {
      const object = await FILES.get(key);
      if (!object) return false;
      await pipeline(Readable.fromWeb(object.body as never), createWriteStream(file));
      return true;
    },
    async upload(key, file, contentType) {
      const bytes = await readFile(file);
      await FILES.put(key, new Uint8Array(bytes).buffer, { httpMetadata: { contentType } });
    },
    remove: async (keys) => void (keys.length > 0 && (await FILES.delete(keys))),
    dump: (file) => dumpLocal(state, file),
    async load(statements) {
      for await (const some of inBatches(statements, 200)) await guarded(DB.batch(some.map((sql) => DB.prepare(sql))));
    },
    close: () => dispose(),
  };
}
