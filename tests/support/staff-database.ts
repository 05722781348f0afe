/** A database with every migration applied, in memory or in the file that the local site's runtime opens. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { explain } from "../../staff/failure.ts";
import type { Sql } from "../../staff/store/sql.ts";
import type { Store } from "../../staff/store/store.ts";

export const ROOT = path.resolve(import.meta.dirname, "../..");

export function insert(
  database: DatabaseSync,
  table: string,
  rows: Iterable<Readonly<Record<string, SQLInputValue>>>,
): void {
  database.exec("BEGIN");
  for (const row of rows) {
    const names = Object.keys(row);
    const statement = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
    database.prepare(statement).run(...Object.values(row));
  }
  database.exec("COMMIT");
}

/** What the edge notes beside an object, by its key. */
export type Notes = Map<string, Readonly<Record<string, string>>>;

/** A store over a database in memory; objects are a map, and so is what is noted beside them. */
export function memoryStore(
  database: DatabaseSync,
  objects = new Map<string, string>(),
  notes: Notes = new Map(),
): Store {
  const run = ({ text, values }: Sql): unknown[] => {
    try {
      return database.prepare(text).all(...values);
    } catch (error) {
      throw explain(error, "local");
    }
  };
  return {
    place: "local",
    query: async (statement) => run(statement),
    async transact(statements) {
      database.exec("BEGIN");
      try {
        statements.forEach(run);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    async *list(prefix) {
      for (const key of [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted())
        yield { key, uploaded: new Date(), customMetadata: notes.get(key) };
    },
    read: async (key) => objects.get(key),
    write: async (key, text) => void objects.set(key, text),
    sizeOf: async (key) => (objects.has(key) ? Buffer.byteLength(objects.get(key)!) : undefined),
    async download(key, file) {
      const object = objects.get(key);
      if (object !== undefined) writeFileSync(file, object);
      return object !== undefined;
    },
    upload: async (key, file) => void objects.set(key, readFileSync(file, "utf8")),
    remove: async (keys) => keys.forEach((key) => objects.delete(key)),
    bookmark: async () => undefined,
    close: async () => undefined,
  };
}

const wranglerArgs = (args: readonly string[]): string[] => [
  path.join(ROOT, "node_modules/wrangler/bin/wrangler.js"),
  ...args,
  "--config",
  path.join(ROOT, "wrangler.toml"),
];

/** Runs the project's wrangler; its stdout, or an error with everything it said. */
export function wrangler(...args: readonly string[]): string {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", NO_COLOR: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, wranglerArgs(args), {
    cwd: ROOT,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`wrangler ${args.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}

/** A state folder of its own, migrated as the local site's is. */
export function makeState(): { readonly state: string; readonly remove: () => void } {
  const scratch = path.join(ROOT, "node_modules/.tmp");
  mkdirSync(scratch, { recursive: true });
  const state = mkdtempSync(path.join(scratch, "staff-"));
  wrangler("d1", "migrations", "apply", "DB", "--local", "--persist-to", state);
  return { state, remove: () => rmSync(state, { recursive: true, force: true }) };
}

/** The runtime's own file, to fill it faster than statement by statement. Nothing else may have it open. */
export function openState(state: string): DatabaseSync {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`No database in ${folder}`);
  return new DatabaseSync(path.join(folder, file));
}
