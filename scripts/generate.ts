/**
 * `npm run generate`: every committed file that follows from others. Each is written by a script of its own. What is still to be
 * translated is printed at the end.
 */
import { quietly } from "./commands.ts";

/** In this order: cards and notices are made of what stands before them. */
const SCRIPTS = [
  "scripts/form-paths.ts",
  "scripts/route-tree.ts",
  "scripts/bindings.ts",
  "tools/pictures.ts",
  "tools/fonts.ts",
  "art/glyphs.mjs",
  "tools/licences.ts",
  "scripts/view-migration.ts",
  "scripts/notices.ts",
  "tools/cards.ts",
  "scripts/translations.ts",
];

for (const script of SCRIPTS) {
  const { ok, output } = await quietly({ script }, []);
  if (output.trim()) console.log(output.trim());
  if (!ok) {
    console.error(`${script} failed.`);
    process.exitCode = 1;
  }
}
