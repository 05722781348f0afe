/** Settings of wrangler.toml, read without wrangler because loading wrangler takes a second. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { ROOT } from "./commands.ts";

type Table = Readonly<Record<string, unknown>>;

/** Editors on Windows begin a file with a byte order mark. */
const read = (file: string): string =>
  readFileSync(path.join(ROOT, file), "utf8").replace(/^\uFEFF/, "");

/**
 * Looks up settings by name: variables, and the keys of the first database and bucket.
 * @param place "local" prefers the values of `.dev.vars`.
 */
export function readSettings(place: "local" | "remote"): (name: string) => string | undefined {
  const config = parse(read("wrangler.toml")) as Table &
    Record<"d1_databases" | "r2_buckets", readonly Table[]>;
  const local = place === "local" ? parseEnv(read(".dev.vars")) : {};
  const values: Table = {
    ...config.d1_databases[0],
    ...config.r2_buckets[0],
    ...(config.vars as Table),
    ...local,
  };
  return (name) => values[name] as string | undefined;
}
