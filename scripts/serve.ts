/**
 * `npm start` serves the built site, `npm run dev` the sources with hot reload. Both run the worker in workerd, with the database
 * and files of `.wrangler/state`.
 */
import "./offline.ts";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { stripVTControlCharacters } from "node:util";
import { createLogger, createServer, preview } from "vite";
import { fail, isTaken, readOptions, listUrls } from "./address.ts";
import { isBuilt } from "./built.ts";
import { build, type Outcome, ROOT } from "./commands.ts";
import { prepareDatabase, setAside, strangeMigrations } from "./local-database.ts";
import { endWithParent } from "./parent.mjs";
import { visitorsOnly } from "./visitors-only.ts";

const { port, host, dev, isSetAside } = readOptions(process.argv.slice(2));
const address = { port, ...(host ? { host } : {}) };

let server: { close(): Promise<void> } | undefined;
let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // Ctrl-C arrives twice: from the terminal and from npm.
    if (isClosing) return;
    isClosing = true;
    void Promise.resolve(server?.close()).finally(() => process.exit(0));
  });
}
endWithParent();

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const refusePort = (): never =>
  fail(`Port ${port} is taken. Choose another: npm ${dev ? "run dev" : "start"} -- --port ${port + 1}`);
if (await isTaken(address)) refusePort();

/** Folder of the database and files. */
const state = path.resolve(ROOT, process.env.STATE_DIR ?? ".wrangler/state");
if ((await strangeMigrations(state)).length > 0) {
  const isAgreed =
    isSetAside ||
    (process.stdin.isTTY && (await confirm("The local database has unknown migrations. Set it aside? [y/N] ")));
  if (!isAgreed) {
    fail(
      `The local database has migrations that this code does not have. npm ${dev ? "run dev" : "start"} -- --set-aside renames it and ` +
        "starts with an empty one. To save its leads first: npm run leads -- export --out leads.csv",
    );
  }
  console.log(`The earlier database and its files are in ${path.relative(ROOT, setAside(state))}.`);
}

/** Runs a step and prints how long it takes. */
const finish = async (action: string, about: string, task: () => Promise<Outcome>): Promise<void> => {
  console.log(`${action}: ${about}…`);
  const start = performance.now();
  const { ok, output } = await task();
  if (!ok) fail(`${output}\n${action} failed.`);
  console.log(`${action}: done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
};
await Promise.all([
  finish("Preparing the local database", "about 5 s", () => prepareDatabase(state)),
  dev || isBuilt() ? undefined : finish("Building the site", "about 20 s, after each change of a source", build),
]);
console.log("Starting the server: about 5 s…");

/** Log lines to hide: requests and a normal start. */
const CHATTER = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) |Parsed \d+ valid/;
const customLogger = createLogger("info", { allowClearScreen: false });
const { info } = customLogger;
customLogger.info = (message, options) => {
  const isChatter = CHATTER.test(stripVTControlCharacters(message)) || options?.environment?.includes("prerender");
  if (!isChatter) info(message, options);
};

const place = {
  port,
  host: host ?? "127.0.0.1",
  strictPort: true,
  // Other machines may use any host name.
  ...(host ? { allowedHosts: true as const } : {}),
};
const plugins = host ? [visitorsOnly()] : [];
const listening = dev
  ? createServer({ root: ROOT, customLogger, plugins, server: place }).then((vite) => vite.listen())
  : preview({ root: ROOT, customLogger, plugins, preview: place });
server = await listening.catch((error: Error) => {
  // Another program took the port during the build.
  if (/already in use/.test(error.message)) refusePort();
  throw error;
});

console.log(`AIPM: ${listUrls(address).join("  ")}`);
