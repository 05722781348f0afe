/** `npm run leads -- …`: the staff's desk. */
import { enableCompileCache } from "node:module";
import path from "node:path";

// The commands and the runtime's three megabytes of script are compiled once, not before each command: all is imported behind this.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/desk"));
const [{ desk }, { EXIT }, { openStore }] = await Promise.all([
  import("./desk.ts"),
  import("./failure.ts"),
  import("./store/open.ts"),
]);

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
