/** `npm run fix`: writes every generated file, mends what lint can mend, and formats. Prints what is left for a person. */
import { runInOrder } from "./commands.ts";

await runInOrder([
  [{ script: "scripts/generate.ts" }, []],
  ["oxlint", ["--fix"]],
  // Last: it formats what the others have written.
  ["oxfmt", []],
]);
