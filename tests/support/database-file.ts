import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns the SQLite file of the database in a state folder of the local site. */
export function databaseFile(state: string): string {
  const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[\da-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`No database in ${folder}`);
  return path.join(folder, file);
}
