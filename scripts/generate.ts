/** `npm run fix`: writes every committed file that follows from others, and prints what is not translated yet. */
import { runInOrder } from "./commands.ts";

/** In this order: cards and notices are made from files that come before them. */
const SCRIPTS = [
  "scripts/form-paths.ts",
  "scripts/route-tree.ts",
  "scripts/bindings.ts",
  "tools/pictures.ts",
  "tools/fonts.ts",
  "art/glyphs.mjs",
  "tools/licences.ts",
  "scripts/notices.ts",
  "tools/cards.ts",
  "scripts/translations.ts",
];

await runInOrder(SCRIPTS.map((script) => [{ script }, []]));
