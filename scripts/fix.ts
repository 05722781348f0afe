/** `npm run fix`: all that a machine can do before a commit. What is left is said, and is for a person. */
import { quietly } from "./commands.ts";

const STEPS = [
  () => quietly({ script: "scripts/generate.ts" }, []),
  () => quietly("oxlint", ["--fix"]),
  // Last, for it formats what the others have written.
  () => quietly("oxfmt", []),
];

for (const step of STEPS) {
  const { ok, output } = await step();
  if (output.trim()) console.log(output.trim());
  if (!ok) process.exitCode = 1;
}
