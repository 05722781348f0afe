/** `npm run fix` writes every generated file, fixes lint findings and formats. It prints the remaining work. */
import { runInOrder } from "../shared/commands.ts";

/** In this order: cards and notices depend on the files before them. */
const GENERATORS = [
  "scripts/form-paths.ts",
  "scripts/route-tree.ts",
  "scripts/bindings.ts",
  "tools/pictures.ts",
  "tools/fonts.ts",
  "tools/glyphs.ts",
  "tools/icons.ts",
  "scripts/notices.ts",
  "tools/cards.ts",
  "scripts/translations.ts",
];

await runInOrder([
  ...GENERATORS.map((script): [{ script: string }, string[]] => [{ script }, []]),
  ["oxlint", ["--fix"]],
  // Last, because it formats the files of the others.
  ["oxfmt", []],
]);
