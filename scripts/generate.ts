/**
 * `npm run generate`: the next migration for the views that no longer match the catalogue, and the words of each privacy
 * notice that is new. Old migrations and old notices stay as they are. Prints what is still to be translated.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readForms } from "../src/site/build/form-files.ts";
import { MIGRATIONS, migratedViews, migrationFiles } from "./migrations.ts";
import { addNotices } from "./notices.ts";
import { toTranslate } from "./translations.ts";
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

function nextName(): string {
  const last = Number(migrationFiles().at(-1)?.slice(0, 4) ?? 0);
  return `${String(last + 1).padStart(4, "0")}_views.sql`;
}

if (import.meta.main) {
  const forms = (await readForms()).map(({ form }) => form);
  const changes = viewChanges(viewsOf(forms), migratedViews());
  if (changes.length === 0) {
    console.log("The views match the catalogue: nothing to generate.");
  } else {
    const name = nextName();
    const text = `-- Written by \`npm run generate\` from the catalogue of forms.\n\n${changes.join("\n\n")}\n`;
    writeFileSync(path.join(MIGRATIONS, name), text);
    console.log(
      `Wrote migrations/${name} (${changes.length} views). Apply it with: npx wrangler d1 migrations apply DB`,
    );
  }
  const added = addNotices(forms);
  console.log(added === 0 ? "The notices are known." : `Wrote docs/notices.md (${added} notices).`);
  console.log((await toTranslate()).join("\n"));
}
