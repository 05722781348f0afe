/** `npm run leads -- …`: the desk on this machine's terminal. */
import { enableCompileCache } from "node:module";
import path from "node:path";

// Keeps the compiled code of the commands and of Miniflare between two runs. It works only for imports after this line.
enableCompileCache(path.resolve(import.meta.dirname, "../node_modules/.cache/desk"));
const [{ desk }, { EXIT }, { writeCause }, { openStore }] = await Promise.all([
  import("./desk.ts"),
  import("./failure.ts"),
  import("./output.ts"),
  import("./store/open.ts"),
]);

// `| head` closes the pipe early. That is a normal end.
const isClosedPipe = ({ code }: NodeJS.ErrnoException): boolean =>
  code === "EPIPE" || code === "EOF";
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (isClosedPipe(error)) process.exit(0);
    if (stream === process.stdout) console.error(`Cannot write the output: ${writeCause(error)}.`);
    process.exit(EXIT.failed);
  });
// An exit, unlike a signal's default, runs the handlers that remove incomplete files.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => process.exit(EXIT.interrupted));

process.exitCode = await desk(process.argv.slice(2), {
  now: Date.now(),
  isTerminal: process.stdout.isTTY === true,
  env: process.env,
  open: openStore,
  print: (line) => console.log(line),
  note: (line) => console.error(line),
});
