/** The files of leads, into the backup's folder. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { linesOf } from "./json-lines.ts";
import { type Part, pathOf } from "./manifest.ts";
import { inParallel } from "./parallel.ts";
import { claimedIn, SpooledObject } from "./source.ts";

const AT_ONCE = 4;

const Upload = v.object({ key: v.string(), size: v.number(), state: v.string() });

type Upload = v.InferOutput<typeof Upload>;

async function claimedBySpool(folder: string, spool: Part): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const line of linesOf(path.join(folder, spool.file)))
    for (const key of claimedIn(v.parse(SpooledObject, JSON.parse(line)))) keys.add(key);
  return keys;
}

/** Files of leads, those in the spool too. Others are on their way in, or out. */
async function wantedIn(folder: string, uploads: Part, spool: Part): Promise<readonly Upload[]> {
  const claimed = await claimedBySpool(folder, spool);
  const files: Upload[] = [];
  for await (const line of linesOf(path.join(folder, uploads.file))) {
    const upload = v.parse(Upload, JSON.parse(line));
    if (upload.state === "attached" || claimed.has(upload.key)) files.push(upload);
  }
  return files;
}

const isThere = (file: string, bytes: number): boolean => statSync(file, { throwIfNoEntry: false })?.size === bytes;

/** Brings what is not there yet. `lost` are the keys that the bucket lacks. */
export async function copyFiles(
  store: Store,
  folder: string,
  uploads: Part,
  spool: Part,
): Promise<{ readonly held: ReadonlySet<string>; readonly lost: readonly string[] }> {
  const files = await wantedIn(folder, uploads, spool);
  const progress = showProgress(files.length, "files");
  const held = new Set<string>();
  const lost: string[] = [];
  let done = 0;
  await inParallel(files, AT_ONCE, async ({ key, size }) => {
    const file = pathOf(folder, key);
    if (isThere(file, size)) held.add(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      if (await store.download(key, `${file}.part`)) {
        renameSync(`${file}.part`, file);
        held.add(file);
      } else lost.push(key);
    }
    progress.to((done += 1));
  });
  progress.end();
  return { held, lost };
}

/** Files that belong to no lead any more: what was erased is not kept by its backup either. */
export function forgetFiles(folder: string, held: ReadonlySet<string>): void {
  const all = readdirSync(path.join(folder, "files"), { recursive: true, withFileTypes: true });
  for (const entry of all.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (!held.has(file)) rmSync(file);
  }
}
