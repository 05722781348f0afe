import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Command, Context } from "./command.ts";
import { inIndia } from "../dates.ts";
import { EXIT, Failure } from "../failure.ts";
import { inParallel } from "../backup/parallel.ts";
import { showProgress } from "../terminal/progress.ts";
import {
  attachedFiles,
  countsOf,
  DATABASE,
  MANIFEST,
  type Manifest,
  pathOf,
  type SavedFile,
  sha256Of,
} from "../backup/manifest.ts";
import type { Store } from "../store/store.ts";

/** Remotely each file is a process of its own. */
const AT_ONCE = 4;

const isThere = (file: string, bytes: number): boolean => statSync(file, { throwIfNoEntry: false })?.size === bytes;

/** Copies what is not there yet: a backup into the same folder brings only what is new. Names of what the bucket lacks. */
async function copyFiles(store: Store, files: readonly SavedFile[], folder: string): Promise<string[]> {
  const progress = showProgress(files.length, "files");
  const lost: string[] = [];
  let done = 0;
  await inParallel(files, AT_ONCE, async ({ key, bytes }) => {
    const file = pathOf(folder, key);
    if (!isThere(file, bytes)) {
      mkdirSync(path.dirname(file), { recursive: true });
      if (await store.download(key, `${file}.part`)) renameSync(`${file}.part`, file);
      else lost.push(key);
    }
    progress.to((done += 1));
  });
  progress.end();
  return lost;
}

async function run({ words, now, store, say, note }: Context): Promise<void> {
  const folder = path.resolve(words[0]!);
  const open = await store();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Without its manifest a folder counts as no backup: one that breaks off cannot be mistaken for a whole one.
  rmSync(path.join(folder, MANIFEST), { force: true });
  const counts = await countsOf(open);
  const dump = path.join(folder, DATABASE);
  await open.dump(dump);
  chmodSync(dump, 0o600);
  const files = await attachedFiles(open);
  const lost = await copyFiles(open, files, folder);
  const manifest: Manifest = {
    at: new Date(now).toISOString(),
    sha256: await sha256Of(dump),
    counts,
    files: files.length - lost.length,
  };
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  say(folder);
  note(
    `${counts.leads} leads and ${manifest.files} ${manifest.files === 1 ? "file" : "files"}, as of ${inIndia(manifest.at)} IST.`,
  );
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
    ["backup backups/latest --remote", "again into the same folder: only new files are fetched"],
  ],
  run,
};
