/** The files of a backup: out of the bucket into its folder, and back. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { SPOOL } from "../../worker/lead/spool-key.ts";
import { fileKeysIn } from "../../worker/uploads/keys.ts";
import { CommandFailure } from "../failure.ts";
import { sql } from "../store/sql.ts";
import { numberOf, type Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { pathOf } from "./manifest.ts";
import type { Source } from "./source.ts";

const AT_ONCE = 4;

const Upload = v.object({ key: v.string(), size: v.number(), state: v.string(), content_type: v.string() });
type Upload = v.InferOutput<typeof Upload>;

/** Runs the work for each file of a lead, a few at a time. The first failure ends it. */
async function forEachFile(source: Source, work: (upload: Upload) => Promise<void>): Promise<void> {
  const claimed = new Set<string>();
  for await (const object of source.spooled()) for (const key of fileKeysIn(object.body)) claimed.add(key);
  const uploads: Upload[] = [];
  for await (const row of source.rows("uploads")) {
    const upload = v.parse(Upload, row);
    if (upload.state === "attached" || claimed.has(upload.key)) uploads.push(upload);
  }
  const progress = showProgress(uploads.length, "files");
  const queue = uploads.values();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (const upload of queue) {
      await work(upload);
      progress.to((done += 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  progress.end();
}

/**
 * Downloads the files that the folder does not have yet.
 * @param source the rows of the backup that is being made
 * @returns the files of the folder that belong to leads, and the keys that the bucket lacks
 */
export async function copyFiles(
  store: Store,
  folder: string,
  source: Source,
): Promise<{ readonly held: ReadonlySet<string>; readonly lost: readonly string[] }> {
  const held = new Set<string>();
  const lost: string[] = [];
  await forEachFile(source, async ({ key, size }) => {
    const file = pathOf(folder, key);
    if (statSync(file, { throwIfNoEntry: false })?.size !== size) {
      mkdirSync(path.dirname(file), { recursive: true });
      if (!(await store.download(key, `${file}.part`))) return void lost.push(key);
      renameSync(`${file}.part`, file);
    }
    held.add(file);
  });
  return { held, lost };
}

/** Removes the files of leads that were erased since the backup before. */
export function removeOtherFiles(folder: string, held: ReadonlySet<string>): void {
  const all = readdirSync(path.join(folder, "files"), { recursive: true, withFileTypes: true });
  for (const entry of all.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (!held.has(file)) rmSync(file);
  }
}

/**
 * Uploads the files that the bucket lacks, or has in another size.
 * @returns how many files leads have now, and the keys that neither the backup nor the bucket has
 */
export async function putFiles(
  store: Store,
  folder: string,
  source: Source,
): Promise<{ readonly there: number; readonly lacking: readonly string[] }> {
  const lacking: string[] = [];
  let there = 0;
  await forEachFile(source, async ({ key, content_type: type }) => {
    // The row of a lead that was erased since did not come back.
    if ((await numberOf(store, sql`SELECT COUNT(*) AS n FROM uploads WHERE key = ${key}`)) === 0) return;
    const file = pathOf(folder, key);
    const bytes = await store.sizeOf(key);
    if (existsSync(file) && statSync(file).size !== bytes) await store.upload(key, file, type);
    else if (bytes === undefined) return void lacking.push(key);
    there += 1;
  });
  return { there, lacking };
}

/**
 * Puts back leads that waited in the spool when the backup was made, and are neither stored nor erased since.
 * @returns how many
 */
export async function putSpool(store: Store, source: Source): Promise<number> {
  let count = 0;
  for await (const { key, body } of source.spooled()) {
    if (!key.startsWith(SPOOL))
      throw new CommandFailure(`The backup names an object that is none of the spool's: ${key}`);
    const id = path.posix.basename(key, ".json");
    const known = sql`SELECT (SELECT COUNT(*) FROM leads WHERE id = ${id}) + (SELECT COUNT(*) FROM erasures WHERE lead_id = ${id}) AS n`;
    if ((await numberOf(store, known)) > 0 || (await store.sizeOf(key)) !== undefined) continue;
    await store.write(key, body);
    count += 1;
  }
  return count;
}
