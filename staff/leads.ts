/** `npm run leads -- …`: the desk on this machine's terminal. */
import { enableCompileCache } from "node:module";
import path from "node:path";

// Keeps the compiled code of the commands and of Miniflare between two commands. Only what is imported after this is kept.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/desk"));
const [{ desk }, { EXIT }, { openStore }] = await Promise.all([
  import("./desk.ts"),
  import("./failure.ts"),
  import("./store/open.ts"),
]);

// `| head` closes stdout early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : EXIT.failed));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

process.exitCode = await desk(process.argv.slice(2), {
  now: Date.now(),
  isTerminal: process.stdout.isTTY === true,
  open: openStore,
  say: (line) => console.log(line),
  note: (line) => console.error(line),
});
