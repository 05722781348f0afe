import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copyFiles, removeOtherFiles } from "../backup/files.ts";
import { type Manifest, type Part, readManifest, writeManifest } from "../backup/manifest.ts";
import { readParts } from "../backup/read-parts.ts";
import { partsSource } from "../backup/source.ts";
import { inIndia } from "../dates.ts";
import { EXIT, CommandFailure } from "../failure.ts";
import { recordReading } from "../lead/reading.ts";
import { sql } from "../store/sql.ts";
import { numberOf } from "../store/store.ts";
import { plural } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

/** The rows that were written, by table. */
function countsIn(parts: readonly Part[]): Record<string, number> {
  const counts: Record<string, number> = { leads: 0 };
  for (const { of, rows } of parts) if (of !== "flags") counts[of] = (counts[of] ?? 0) + rows;
  return counts;
}

/** Removes the parts of the backup before. */
function removeOldParts(folder: string, { parts }: Manifest): void {
  const named = new Set(parts.map(({ file }) => file));
  const old = readdirSync(folder).filter((name) => /^[a-z]+-[\da-f-]+\.jsonl$/.test(name) && !named.has(name));
  for (const name of old) rmSync(path.join(folder, name), { force: true });
}

async function run(context: Context): Promise<void> {
  const { words, now, store, say, note } = context;
  const folder = path.resolve(words[0]!);
  const open = await store();
  // Before the first lead is on this disk, so that a backup that breaks off is recorded too.
  await recordReading(context, await numberOf(open, sql`SELECT COUNT(*) AS n FROM leads`), { words: [] });
  mkdirSync(path.join(folder, "files"), { recursive: true, mode: 0o700 });
  // Into a folder without one that is whole, everything is fetched.
  const before = await readManifest(folder).catch(() => undefined);
  const at = new Date(now).toISOString();
  const stamp = `${at.slice(0, 10)}-${randomUUID().slice(0, 8)}`;
  const { parts, last } = await readParts(open, { folder, stamp, before });
  const { held, lost } = await copyFiles(open, folder, partsSource(folder, parts));
  const counts = countsIn(parts);
  const manifest: Manifest = { version: 1, at, counts, files: held.size, parts, last };
  writeManifest(folder, manifest);
  removeOldParts(folder, manifest);
  removeOtherFiles(folder, held);
  say(folder);
  note(`${plural(counts.leads!, "lead")} and ${plural(held.size, "file")}, as of ${inIndia(at)} IST.`);
  if (counts.spool) note(`${counts.spool} more wait in the spool, and are in the backup too.`);
  if (lost.length > 0)
    throw new CommandFailure(`The bucket lacks files that leads name:\n  ${lost.join("\n  ")}`, EXIT.notFound);
}

/**
 * `leads backup DIR`: writes the database and all files into a folder, and prints its path. Into a folder that holds a backup it fetches only
 * what is new. Exit codes: 0, 1, 2, 4; 3 where the bucket lacks a file, and the backup has all else.
 */
export const backup: Command = {
  name: "backup",
  takes: "DIR",
  about: "the whole database and every file, into a folder",
  options: {},
  examples: [
    ["backup backups/2026-11-21 --remote", "the deployed site, as it is now"],
    ["backup backups/latest --remote", "again into the same folder: only what is new is fetched"],
  ],
  run,
};
