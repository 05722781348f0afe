/** `npm run leads -- …`: the staff's desk. */
import { desk } from "./desk.ts";
import { EXIT } from "./failure.ts";
import { openStore } from "./store/open.ts";

// Reading with `| head` ends the work, and is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : EXIT.failed));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

process.exitCode = await desk(process.argv.slice(2), {
  now: Date.now(),
  open: openStore,
  say: (line) => console.log(line),
  note: (line) => console.error(line),
});
