/** Files and spooled leads of a backup back into the bucket; what is there already is left alone. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { SPOOL } from "../../worker/forms/spool-key.ts";
import { Failure } from "../failure.ts";
import { sql } from "../store/sql.ts";
import { numberOf, type Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { pathOf } from "./manifest.ts";
import { inParallel } from "./parallel.ts";
import { claimedIn, type Source } from "./source.ts";

const AT_ONCE = 4;

const Upload = v.object({ key: v.string(), content_type: v.string(), state: v.string() });

/** How many there are now, and the keys that neither the backup nor the bucket has. */
export async function putFiles(
  store: Store,
  folder: string,
  source: Source,
): Promise<{ there: number; lacking: string[] }> {
  const claimed = new Set<string>();
  for await (const object of source.spooled()) for (const key of claimedIn(object)) claimed.add(key);
  const files: v.InferOutput<typeof Upload>[] = [];
  for await (const row of source.rows("uploads")) {
    const upload = v.parse(Upload, row);
    if (upload.state === "attached" || claimed.has(upload.key)) files.push(upload);
  }
  const progress = showProgress(files.length, "files");
  const lacking: string[] = [];
  let [there, done] = [0, 0];
  await inParallel(files, AT_ONCE, async ({ key, content_type: type }) => {
    progress.to((done += 1));
    // Of a lead that was erased since: its row did not come back.
    if ((await numberOf(store, sql`SELECT COUNT(*) AS n FROM uploads WHERE key = ${key}`)) === 0) return;
    const file = pathOf(folder, key);
    const bytes = await store.sizeOf(key);
    if (existsSync(file) && statSync(file).size !== bytes) await store.upload(key, file, type);
    else if (bytes === undefined) return void lacking.push(key);
    there += 1;
  });
  progress.end();
  return { there, lacking };
}

/** Leads that waited when the backup was made, and are neither stored nor erased by now. */
export async function putSpool(store: Store, source: Source): Promise<number> {
  let put = 0;
  for await (const { key, body } of source.spooled()) {
    if (!key.startsWith(SPOOL)) throw new Failure(`The backup names an object that is none of the spool's: ${key}`);
    const id = path.posix.basename(key, ".json");
    const known = sql`SELECT (SELECT COUNT(*) FROM leads WHERE id = ${id}) + (SELECT COUNT(*) FROM erasures WHERE lead_id = ${id}) AS n`;
    if ((await numberOf(store, known)) > 0 || (await store.sizeOf(key)) !== undefined) continue;
    await store.write(key, body);
    put += 1;
  }
  return put;
}
