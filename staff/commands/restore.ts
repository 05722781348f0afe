import path from "node:path";
import * as v from "valibot";
import { readManifest } from "../backup/manifest.ts";
import { putFiles, putSpool } from "../backup/files.ts";
import { putRows, type RestoredRows, wipe } from "../backup/put-rows.ts";
import { partsSource } from "../backup/source.ts";
import { TABLES } from "../backup/tables.ts";
import { inIndia } from "../dates.ts";
import { CommandFailure, usage } from "../failure.ts";
import { stateFile } from "../state-file.ts";
import { sql } from "../store/sql.ts";
import { clockOf, NOTHING, numberOf } from "../store/store.ts";
import { confirm } from "../terminal/confirm.ts";
import { plural, table } from "../terminal/layout.ts";
import { showProgress } from "../terminal/progress.ts";
import type { Command, Context } from "./command.ts";

/** A restore that has begun. The same command continues it, and wipes nothing twice. */
const Begun = v.object({ folder: v.string(), backupOf: v.string(), startedAt: v.string(), wiped: v.boolean() });

async function run({ given, words, place, state, store, say, note }: Context): Promise<void> {
  const folder = path.resolve(words[0]!);
  const manifest = await readManifest(folder);
  const source = partsSource(folder, manifest.parts);
  const open = await store();
  const unfinished = stateFile({ place, state }, "restore", Begun);
  const last = unfinished.read();
  const continues = last?.folder === folder && last.backupOf === manifest.at;
  const present = await numberOf(open, sql`SELECT COUNT(*) AS n FROM leads`);
  if (present > 0 && !given.replace && !continues) {
    throw usage(`The ${place} database holds ${present} leads. Restore into an empty one, or add --replace.`);
  }
  const question = continues
    ? `Go on with the restore that broke off?`
    : `Replace the ${place} database (${present} leads) with the ${manifest.counts.leads} of ${inIndia(manifest.at)} IST?`;
  await confirm(given, question, "Nothing was restored.");
  await open.remove([NOTHING]);
  if (continues) note("Going on with the restore that broke off.");
  const begun = continues
    ? last
    : { folder, backupOf: manifest.at, startedAt: await clockOf(open), wiped: present === 0 };
  unfinished.write(begun);

  const put = new Map<string, RestoredRows>();
  const restore = async (name: (typeof TABLES)[number]): Promise<void> => {
    const progress = showProgress(manifest.counts[name] ?? 0, name);
    put.set(name, await putRows(open, name, source.rows(name), progress.to));
    progress.end();
  };
  // First: no lead that was erased may come back, whether the backup or the database tells of it.
  await restore("erasures");
  if (!begun.wiped) await wipe(open, begun.startedAt);
  unfinished.write({ ...begun, wiped: true });
  for (const name of TABLES) if (name !== "erasures") await restore(name);
  const spooled = await putSpool(open, source);
  const { there, lacking } = await putFiles(open, folder, source);
  unfinished.remove();

  const rows = [...put].map(([name, { read, restored, leftOut }]) => [name, read, restored, leftOut].map(String));
  say(
    table(
      ["Table", "In the backup", "Restored", "Left out"],
      [...rows, ["files", String(manifest.files), String(there), ""]],
    ),
  );
  if (spooled > 0) note(`${plural(spooled, "lead")} back in the spool: the site brings them in.`);
  if (lacking.length > 0)
    throw new CommandFailure(`The backup lacks files that leads name:\n  ${lacking.join("\n  ")}`);
  const short = Object.entries(manifest.counts).filter(([name, count]) => (put.get(name)?.read ?? count) < count);
  if (short.length > 0)
    throw new CommandFailure(
      `The backup holds fewer rows than its manifest says: ${short.map(([name]) => name).join(", ")}.`,
    );
  note(`Restored. Leads that were erased since are left out: ${put.get("leads")!.leftOut}.`);
}

/**
 * `leads restore DIR`: puts a backup back, and prints a table of what came back. Leads that were erased since are left out. A restore that broke
 * off is continued by the same command. Exit codes: 0, 2, 4; 1 where the answer is no, or the backup is not whole.
 */
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
