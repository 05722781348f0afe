/** What a backup is: a folder with tables as JSON lines, the files by their keys, and a manifest of both. */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync, renameSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { idsOf } from "../../worker/uploads/keys.ts";
import { Failure } from "../failure.ts";

const MANIFEST = "manifest.json";

const Part = v.object({
  of: v.string(),
  file: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  rows: v.number(),
  sha256: v.string(),
});
/** Rows of a table, of the spool (`spool`), or the marks of leads as they are now (`flags`). */
export type Part = v.InferOutput<typeof Part>;

const Paged = v.object({
  format: v.literal(2),
  at: v.string(),
  /** Where D1's Time Travel stood. */
  bookmark: v.nullable(v.string()),
  counts: v.record(v.string(), v.number()),
  files: v.number(),
  parts: v.pipe(v.array(Part), v.readonly()),
  /** The last lead: the next backup into the same folder goes on behind it. */
  last: v.nullable(v.object({ rowid: v.number(), id: v.string() })),
});

/** Until 2026-11 a backup was one SQL dump. */
const Dumped = v.object({
  at: v.optional(v.string(), "1970-01-01T00:00:00.000Z"),
  sha256: v.string(),
  counts: v.record(v.string(), v.number()),
  files: v.number(),
});
export const DUMP = "database.sql";

export type PagedManifest = v.InferOutput<typeof Paged>;
export type DumpedManifest = v.InferOutput<typeof Dumped>;
export type Manifest = PagedManifest | DumpedManifest;

export const isPaged = (manifest: Manifest): manifest is PagedManifest => "format" in manifest;

/** Where a file stands in the folder. A key that is none of ours could point anywhere. */
export function pathOf(folder: string, key: string): string {
  if (!idsOf(key)) throw new Failure(`The database names a file that cannot be one of ours: ${key}`);
  return path.join(folder, "files", ...key.split("/"));
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

async function check(folder: string, file: string, sha256: string): Promise<void> {
  const whole = path.join(folder, file);
  const found = await sha256Of(whole).catch(() => undefined);
  if (found === undefined) throw new Failure(`${whole} is missing: this backup is not whole.`);
  if (found !== sha256) throw new Failure(`${whole} is not what was backed up: its checksum differs.`);
}

/** The manifest of a whole backup, every checksum compared. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Failure(`${folder} is no backup: it has no ${MANIFEST}. A backup that broke off has none.`);
  }
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([Paged, Dumped])), text);
  if (!manifest.success)
    throw new Failure(`${file} is none that this release can read. Use the release that wrote it.`);
  if (!isPaged(manifest.output)) await check(folder, DUMP, manifest.output.sha256);
  else for (const part of manifest.output.parts) await check(folder, part.file, part.sha256);
  return manifest.output;
}

/** What was a backup stays one until this is written. */
export function writeManifest(folder: string, manifest: PagedManifest): void {
  const file = path.join(folder, MANIFEST);
  writeFileSync(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
