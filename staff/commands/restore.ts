import { existsSync } from "node:fs";
import path from "node:path";
import type { Command, Context } from "./command.ts";
import { confirmed } from "../terminal/confirm.ts";
import { inIndia } from "../dates.ts";
import { fitting, linesOf, statementsIn } from "../backup/dump.ts";
import { Failure, usage } from "../failure.ts";
import { inParallel } from "../backup/parallel.ts";
import { showProgress } from "../terminal/progress.ts";
import { attachedFiles, countsOf, DATABASE, pathOf, readManifest } from "../backup/manifest.ts";
import { quoted } from "../store/sql.ts";
import type { Row, Store } from "../store/store.ts";
import { table } from "../terminal/layout.ts";

const AT_ONCE = 4;

const hasTable = async (store: Store, name: string): Promise<boolean> =>
  (await store.query(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ${quoted(name)}`)).length > 0;

const leadsIn = async (store: Store): Promise<number> =>
  (await hasTable(store, "leads")) ? Number((await store.query("SELECT COUNT(*) AS n FROM leads"))[0]?.n) : 0;

/** Erased since the backup was made: what was promised then holds for the restored database too. */
const erasuresIn = async (store: Store): Promise<readonly Row[]> =>
  (await hasTable(store, "erasures")) ? store.query("SELECT * FROM erasures") : [];

/** Views first, then tables from the youngest to the oldest: no table goes before one that points to it. */
async function wipe(store: Store): Promise<void> {
  const rows = await store.query(
    `SELECT type, name FROM sqlite_master WHERE type IN ('view', 'table') AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY type = 'table', rowid DESC`,
  );
  if (rows.length > 0) await store.transact(rows.map(({ type, name }) => `DROP ${String(type)} "${String(name)}"`));
}

async function eraseAgain(store: Store, erasures: readonly Row[]): Promise<void> {
  const inserts = erasures.map((row) => {
    const values = Object.values(row).map((value) =>
      typeof value === "number" ? String(value) : quoted(String(value)),
    );
    return `INSERT INTO erasures (${Object.keys(row).join(", ")}) VALUES (${values.join(", ")}) ON CONFLICT DO NOTHING`;
  });
  const ofErased = "IN (SELECT lead_id FROM erasures)";
  await store.transact([
    ...inserts,
    `DELETE FROM notices WHERE lead_id ${ofErased}`,
    `DELETE FROM uploads WHERE lead_id ${ofErased}`,
    `DELETE FROM leads WHERE id ${ofErased}`,
  ]);
}

/** Names of files that the backup lacks. */
async function putFiles(store: Store, folder: string): Promise<{ put: number; lacking: string[] }> {
  const files = await attachedFiles(store);
  const progress = showProgress(files.length, "files");
  const lacking: string[] = [];
  let done = 0;
  await inParallel(files, AT_ONCE, async ({ key, contentType }) => {
    const file = pathOf(folder, key);
    if (existsSync(file)) await store.upload(key, file, contentType);
    else lacking.push(key);
    progress.to((done += 1));
  });
  progress.end();
  return { put: files.length - lacking.length, lacking };
}

async function run({ given, words, place, store, say, note }: Context): Promise<void> {
  const folder = path.resolve(words[0]!);
  const manifest = await readManifest(folder);
  const open = await store();
  const present = await leadsIn(open);
  if (present > 0 && !given.replace) {
    throw usage(`The ${place} database holds ${present} leads. Restore into an empty one, or add --replace.`);
  }
  const question = `Replace the ${place} database (${present} leads) with the ${manifest.counts.leads} of ${inIndia(manifest.at)} IST? (y/N) `;
  if (!given.yes && !(await confirmed(question))) throw new Failure("Nothing was restored.");
  const erasures = await erasuresIn(open);
  await wipe(open);
  await open.load(fitting(statementsIn(linesOf(path.join(folder, DATABASE)))));
  const restored = await countsOf(open);
  await eraseAgain(open, erasures);
  const { put, lacking } = await putFiles(open, folder);
  const after = await countsOf(open);
  const rows = Object.entries(manifest.counts).map(([name, count]) => [
    name,
    String(count),
    String(restored[name]),
    String(after[name]),
  ]);
  say(
    table(
      ["Table", "In the backup", "Restored", "Kept"],
      [...rows, ["files", String(manifest.files), String(put), String(put)]],
    ),
  );
  const differing = Object.entries(manifest.counts).filter(([name, count]) => restored[name] !== count);
  if (differing.length > 0 || lacking.length > 0) throw new Failure("The restored database is not what was backed up.");
  note(`Restored. Leads that were erased since are left out: ${restored.leads! - after.leads!}.`);
  if (place === "remote")
    note("Now apply newer migrations: npx wrangler d1 migrations apply DB --remote --env production");
}

export const restore: Command = {
  name: "restore",
  takes: "DIR",
  about: "the database and the files of a backup, checked against its counts",
  options: {
    replace: { type: "boolean", about: "wipe a database that holds leads" },
    yes: { type: "boolean", short: "y", about: "without asking" },
  },
  examples: [
    ["restore backups/2026-11-21", "into the local site: the drill"],
    ["restore backups/2026-11-21 --remote --replace", "into the deployed site; asks first"],
  ],
  run,
};
