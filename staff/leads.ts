/** `npm run leads -- …`: the staff's desk. */
import { enableCompileCache } from "node:module";
import path from "node:path";
import { desk } from "./desk.ts";
import { EXIT } from "./failure.ts";
import { ROOT } from "./settings.ts";
import { openStore } from "./store/open.ts";

// The runtime's three megabytes of script are compiled once, not before each command.
enableCompileCache(path.join(ROOT, "node_modules/.cache/desk"));

// Reading with `| head` ends the work, and is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : EXIT.failed));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

process.exitCode = await desk(process.argv.slice(2), {
  now: Date.now(),
  isTerminal: process.stdout.isTTY === true,
  open: openStore,
  say: (line) => console.log(line),
  note: (line) => console.error(line),
});
