import path from "node:path";
import { readManifest } from "../backup/manifest.ts";
import { putFiles, putSpool } from "../backup/put-files.ts";
import { type Put, putRows } from "../backup/put-rows.ts";
import { openSource } from "../backup/source.ts";
import { TABLES } from "../backup/tables.ts";
import { type Begun, unfinishedRestore } from "../backup/unfinished.ts";
import { wipe } from "../backup/wipe.ts";
import { inIndia } from "../dates.ts";
import { Failure, usage } from "../failure.ts";
import { clockOf } from "../store/clock.ts";
import { sql } from "../store/sql.ts";
import { numberOf } from "../store/store.ts";
import { confirmed } from "../terminal/confirm.ts";
import { table } from "../terminal/layout.ts";
import { showProgress } from "../terminal/progress.ts";
import type { Command, Context } from "./command.ts";

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

async function run({ given, words, place, state, store, say, note }: Context): Promise<void> {
  const folder = path.resolve(words[0]!);
  const manifest = await readManifest(folder);
  const source = await openSource(folder, manifest);
  const open = await store();
  const unfinished = unfinishedRestore(place, state);
  const last = unfinished.read();
  const goesOn = last?.folder === folder && last.backupOf === manifest.at;
  const present = await numberOf(open, sql`SELECT COUNT(*) AS n FROM leads`);
  if (present > 0 && !given.replace && !goesOn) {
    throw usage(`The ${place} database holds ${present} leads. Restore into an empty one, or add --replace.`);
  }
  const question = goesOn
    ? `Go on with the restore that broke off? (y/N) `
    : `Replace the ${place} database (${present} leads) with the ${manifest.counts.leads} of ${inIndia(manifest.at)} IST? (y/N) `;
  if (!given.yes && !(await confirmed(question))) throw new Failure("Nothing was restored.");
  if (goesOn) note("Going on with the restore that broke off.");
  const begun: Begun = goesOn
    ? last
    : { folder, backupOf: manifest.at, startedAt: await clockOf(open), wiped: present === 0 };
  unfinished.write(begun);

  const put = new Map<string, Put>();
  const restore = async (name: (typeof TABLES)[number]): Promise<void> => {
    const progress = showProgress(manifest.counts[name] ?? 0, name);
    put.set(name, await putRows(open, name, source.rows(name), progress.to));
    progress.end();
  };
  // Who was erased is known before anything goes or comes, from the backup as well as from the database.
  await restore("erasures");
  if (!begun.wiped) await wipe(open, begun.startedAt);
  unfinished.write({ ...begun, wiped: true });
  for (const name of TABLES) if (name !== "erasures") await restore(name);
  const spooled = await putSpool(open, source);
  const { there, lacking } = await putFiles(open, folder, source);
  unfinished.done();

  const rows = [...put].map(([name, { read, restored, leftOut }]) => [name, read, restored, leftOut].map(String));
  say(
    table(
      ["Table", "In the backup", "Restored", "Left out"],
      [...rows, ["files", String(manifest.files), String(there), ""]],
    ),
  );
  if (spooled > 0) note(`${plural(spooled, "lead")} back in the spool: the site brings them in.`);
  if (lacking.length > 0) throw new Failure(`The backup lacks files that leads name:\n  ${lacking.join("\n  ")}`);
  const short = Object.entries(manifest.counts).filter(([name, count]) => (put.get(name)?.read ?? count) < count);
  if (short.length > 0)
    throw new Failure(`The backup holds fewer rows than its manifest says: ${short.map(([name]) => name).join(", ")}.`);
  note(`Restored. Leads that were erased since are left out: ${put.get("leads")!.leftOut}.`);
}

export const restore: Command = {
  name: "restore",
  takes: "DIR",
  about: "the database and the files of a backup, checked row by row",
  options: {
    replace: { type: "boolean", about: "wipe a database that holds leads" },
    yes: { type: "boolean", short: "y", about: "without asking" },
  },
  examples: [
    ["restore backups/2026-11-21", "into the local site: the drill"],
    ["restore backups/2026-11-21 --remote --replace", "into the deployed site; asks first"],
    ["restore backups/2026-11-21 --remote", "the same again, where it broke off: it goes on"],
  ],
  run,
};
