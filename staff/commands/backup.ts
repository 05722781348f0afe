import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { copyFiles, forgetFiles } from "../backup/copy-files.ts";
import { DUMP, isPaged, type PagedManifest, type Part, readManifest, writeManifest } from "../backup/manifest.ts";
import { readParts } from "../backup/read-parts.ts";
import { inIndia } from "../dates.ts";
import { EXIT, Failure } from "../failure.ts";
import { countLeads } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import type { Command, Context } from "./command.ts";

/** What the folder holds, if it is whole and can be added to. */
async function backupIn(folder: string): Promise<PagedManifest | undefined> {
  const manifest = await readManifest(folder).catch(() => undefined);
  return manifest && isPaged(manifest) ? manifest : undefined;
}

/** Counted as written: what the database holds by now is another number. */
function countsIn(parts: readonly Part[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { of, rows } of parts) if (of !== "flags") counts[of] = (counts[of] ?? 0) + rows;
  return { leads: 0, ...counts };
}

/** Parts that no manifest names any more, and the dump that a release before this one wrote. */
function tidy(folder: string, { parts }: PagedManifest): void {
  const named = new Set(parts.map(({ file }) => file));
  const old = readdirSync(folder).filter((name) => /^[a-z]+-[\da-f-]+\.jsonl$/.test(name) && !named.has(name));
  for (const name of [...old, DUMP]) rmSync(path.join(folder, name), { force: true });
}

const partOf = (parts: readonly Part[], name: string): Part => parts.find(({ of }) => of === name)!;

async function run(context: Context): Promise<void> {
  const { words, now, store, say, note } = context;
  const folder = path.resolve(words[0]!);
  const open = await store();
  // Before anything of them is on this disk, also where the backup breaks off.
  await recordReading(context, await countLeads(open, { withSpam: true }), { words: [] });
  mkdirSync(path.join(folder, "files"), { recursive: true, mode: 0o700 });
  const before = await backupIn(folder);
  const at = new Date(now).toISOString();
  const bookmark = (await open.bookmark()) ?? null;
  const { parts, last } = await readParts(open, {
    folder,
    stamp: `${at.slice(0, 10)}-${randomUUID().slice(0, 8)}`,
    before,
  });
  const { held, lost } = await copyFiles(open, folder, partOf(parts, "uploads"), partOf(parts, "spool"));
  const counts = countsIn(parts);
  const manifest: PagedManifest = { format: 2, at, bookmark, counts, files: held.size, parts, last };
  writeManifest(folder, manifest);
  tidy(folder, manifest);
  forgetFiles(folder, held);
  say(folder);
  note(`${counts.leads} leads and ${held.size} ${held.size === 1 ? "file" : "files"}, as of ${inIndia(at)} IST.`);
  if (counts.spool) note(`${counts.spool} more wait in the spool, and are in the backup too.`);
  if (lost.length > 0)
    throw new Failure(`The bucket lacks files that leads name:\n  ${lost.join("\n  ")}`, EXIT.notFound);
}

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
