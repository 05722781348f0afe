/**
 * `npm start` serves the built site, `npm run dev` the sources with hot reload. Both run the worker in workerd, with the database
 * and files of `.wrangler/state`.
 */
import "../shared/no-network.ts";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { createLogger, createServer, preview } from "vite";
import { build, isBuilt } from "./build.ts";
import { ROOT } from "../shared/commands.ts";
import { saveLocalAddress } from "../shared/local-address.ts";
import { prepareDatabase } from "./local-database.ts";
import { endWithParent } from "./parent.mjs";
import { visitorsOnly } from "./visitors-only.ts";

const USAGE = `npm start   -- [--port 5173] [--host ADDRESS]  the built site
npm run dev -- [--port 5173] [--host ADDRESS]  the sources, with hot reload
  --host 0.0.0.0 lets other machines reach the site`;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit());
endWithParent();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "5173" },
        host: { type: "string" },
        dev: { type: "boolean", default: false },
      },
    });
    if (!/^\d+$/.test(values.port)) throw new Error("--port must be a number.");
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

/** Runs a step and prints how long it takes. */
async function step(action: string, about: string, task: () => Promise<void>): Promise<void> {
  console.log(`${action}: about ${about}…`);
  const start = performance.now();
  await task();
  console.log(`${action}: done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function buildSite(): Promise<void> {
  const { ok, output } = await build();
  if (!ok) throw new Error(`${output}\nThe build failed.`);
}

/** Log lines to hide: requests and a normal start. */
const CHATTER = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) |Parsed \d+ valid/;
const customLogger = createLogger("info", { allowClearScreen: false });
const { info } = customLogger;
customLogger.info = (message, options) => {
  const isChatter =
    CHATTER.test(stripVTControlCharacters(message)) || options?.environment?.includes("prerender");
  if (!isChatter) info(message, options);
};

async function main(): Promise<void> {
  const { port, host, dev } = readOptions();
  const state = path.resolve(ROOT, process.env.STATE_DIR ?? ".wrangler/state");
  await Promise.all([
    step("Preparing the local database", "5 s", () => prepareDatabase(state)),
    dev || isBuilt()
      ? undefined
      : step("Building the site", "20 s, after each change of a source", buildSite),
  ]);
  console.log("Starting the server: about 5 s…");
  const place = { port: Number(port), host: host ?? "127.0.0.1", strictPort: true };
  const config = { root: ROOT, customLogger, plugins: host ? [visitorsOnly()] : [] };
  const server = dev
    ? await createServer({ ...config, server: place }).then((vite) => vite.listen())
    : await preview({ ...config, preview: place });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  saveLocalAddress(state, host ? (local[0] ?? network[0]!) : `http://localhost:${port}`);
  console.log(`AIPM: ${[...local, ...network].join("  ")}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
