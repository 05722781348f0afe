/** A backup is a folder: tables as JSON lines, files under their keys, and a manifest with the checksums of the tables. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { idsOf } from "../../worker/uploads/keys.ts";
import { CommandFailure } from "../failure.ts";
import { writeWhole } from "../output.ts";

const MANIFEST = "manifest.json";

const Part = v.object({
  of: v.string(),
  file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  rows: v.number(),
  sha256: v.string(),
});
/** A file of the backup: rows of a table, leads of the spool (`spool`), or the flags of leads (`flags`). */
export type Part = v.InferOutput<typeof Part>;

const Manifest = v.object({
  version: v.literal(1),
  at: v.string(),
  counts: v.record(v.string(), v.number()),
  files: v.number(),
  parts: v.pipe(v.array(Part), v.readonly()),
  /** The last lead: the next backup into the same folder continues after it. */
  last: v.nullable(v.object({ rowid: v.number(), id: v.string() })),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/**
 * The path of a file in the folder.
 * @throws CommandFailure for a key that does not have the form of ours: it could point anywhere
 */
export function pathOf(folder: string, key: string): string {
  if (!idsOf(key)) throw new CommandFailure(`The database names a file that cannot be one of ours: ${key}`);
  return path.join(folder, "files", ...key.split("/"));
}

async function check(file: string, sha256: string): Promise<void> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  } catch {
    throw new CommandFailure(`${file} is missing: this backup is not whole.`);
  }
  if (hash.digest("hex") !== sha256)
    throw new CommandFailure(`${file} is not what was backed up: its checksum differs.`);
}

/**
 * Reads the manifest, and compares every checksum.
 * @throws CommandFailure where the backup is not whole
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CommandFailure(`${folder} is no backup: it has no ${MANIFEST}. A backup that broke off has none.`);
  }
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!manifest.success)
    throw new CommandFailure(`${file} is none that this release can read. Use the release that wrote it.`);
  for (const part of manifest.output.parts) await check(path.join(folder, part.file), part.sha256);
  return manifest.output;
}

/** Written last: until then the folder holds the backup before. */
export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeWhole(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
