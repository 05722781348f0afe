/**
 * Writes the next migration, for the views that no longer match the catalogue. What is committed stays as it is. Until then
 * there is one such migration, however often a form changes.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readForms } from "./forms.ts";
import { ROOT } from "./commands.ts";
import { isCommitted } from "./committed.ts";
import { MIGRATIONS, migratedViews, migrationFiles } from "./migrations.ts";
import { type View, viewsOf } from "./views.ts";

/** Statements that turn the views that are into those that should be. */
export function viewChanges(wanted: readonly View[], present: ReadonlyMap<string, string>): string[] {
  const names = new Set(wanted.map(({ name }) => name));
  const gone = [...present.keys()].filter((name) => !names.has(name)).map((name) => `DROP VIEW IF EXISTS ${name};`);
  const changed = wanted
    .filter(({ name, sql }) => present.get(name) !== sql)
    .map(({ name, sql }) => `DROP VIEW IF EXISTS ${name};\n${sql};`);
  return [...gone, ...changed];
}

const textOf = (changes: readonly string[]): string =>
  `-- Written by \`npm run generate\` from the catalogue of forms.\n\n${changes.join("\n\n")}\n`;

/** A migration of views that is not committed yet: nobody else has it, so another may take its place. */
type Drafts = ReadonlyMap<string, string>;

/**
 * The one draft that there should be.
 * @param changes what the views need after all other migrations
 * @param names of all migrations, drafts among them: a database that has one applies the next only under another name
 */
export function redraft(changes: readonly string[], names: readonly string[], drafts: Drafts): Drafts {
  if (changes.length === 0) return new Map();
  const text = textOf(changes);
  if (drafts.size === 1 && [...drafts.values()].includes(text)) return drafts;
  const last = Math.max(0, ...names.map((name) => Number(name.slice(0, 4))));
  return new Map([[`${String(last + 1).padStart(4, "0")}_views.sql`, text]]);
}

if (import.meta.main) {
  const forms = (await readForms()).map(({ form }) => form);
  const names = migrationFiles();
  const isDraft = (name: string): boolean =>
    /^\d{4}_views\.sql$/.test(name) && !isCommitted(ROOT, `migrations/${name}`);
  const drafts = new Map(
    names.filter(isDraft).map((name) => [name, readFileSync(path.join(MIGRATIONS, name), "utf8")] as const),
  );
  const others = names.filter((name) => !drafts.has(name));
  const wanted = redraft(viewChanges(viewsOf(forms), migratedViews(others)), names, drafts);
  for (const name of drafts.keys()) if (!wanted.has(name)) rmSync(path.join(MIGRATIONS, name));
  for (const [name, text] of wanted) {
    if (drafts.has(name)) continue;
    writeFileSync(path.join(MIGRATIONS, name), text);
    console.log(`Wrote migrations/${name}.`);
  }
}
