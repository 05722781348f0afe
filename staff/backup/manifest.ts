/** What a backup is: a folder with the database as SQL, the files by their keys, and a manifest of both. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import path from "node:path";
import { idsOf } from "../../worker/uploads/keys.ts";
import { Failure } from "../failure.ts";
import type { Store } from "../store/store.ts";

export const DATABASE = "database.sql";
export const MANIFEST = "manifest.json";

export interface Manifest {
  readonly at: string;
  readonly sha256: string;
  readonly counts: Counts;
  readonly files: number;
}
export type Counts = Readonly<Record<string, number>>;

/** Tables whose rows a restored database must have again. */
const TABLES = ["leads", "uploads", "erasures", "notices"] as const;

export async function countsOf(store: Store): Promise<Counts> {
  const [row] = await store.query(
    `SELECT ${TABLES.map((name) => `(SELECT COUNT(*) FROM ${name}) AS ${name}`).join(", ")}`,
  );
  return Object.fromEntries(TABLES.map((name) => [name, Number(row?.[name])]));
}

export interface SavedFile {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Files that belong to leads; others are on their way in, or out. */
export async function attachedFiles(store: Store): Promise<readonly SavedFile[]> {
  const rows = await store.query("SELECT key, content_type, size FROM uploads WHERE state = 'attached' ORDER BY key");
  return rows.map((row) => ({
    key: String(row.key),
    contentType: String(row.content_type),
    bytes: Number(row.size),
  }));
}

/** Where a file stands in the folder. A key that is none of ours could point anywhere. */
export function pathOf(folder: string, key: string): string {
  if (!idsOf(key)) throw new Failure(`The database names a file that cannot be one of ours: ${key}`);
  return path.join(folder, "files", ...key.split("/"));
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), "utf8")) as Manifest;
  } catch {
    throw new Failure(`${folder} is no backup: it has no ${MANIFEST}. A backup that broke off has none.`);
  }
  if ((await sha256Of(path.join(folder, DATABASE))) !== manifest.sha256) {
    throw new Failure(`${path.join(folder, DATABASE)} is not what was backed up: its checksum differs.`);
  }
  return manifest;
}
