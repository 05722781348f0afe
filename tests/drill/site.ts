/** A local site to break: the built worker in workerd with a clock that can be moved, behind a server that plays Cloudflare's zone. */
import "../../shared/no-network.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../../shared/commands.ts";
import { prepareDatabase } from "../../scripts/local-database.ts";
import { CLIENT } from "../../src/site/build/site-settings.ts";
import { freePort } from "../support/free-port.ts";

export const HEALTH_TOKEN = "drill";
const CONTROL = "/forms/__drill";

/** The entry of the worker under test. `./bad` is the same build after a release that renamed an option of one form. */
const ENTRY = `
import good from "./index.js";
import bad from "./bad/index.js";
const RealDate = Date;
const state = { ahead: 0, isBad: false, down: [], settings: {} };
let lines = [];
globalThis.Date = class extends RealDate {
  constructor(...given) { if (given.length > 0) super(...given); else super(RealDate.now() + state.ahead); }
  static now() { return RealDate.now() + state.ahead; }
};
for (const level of ["log", "warn", "error"]) console[level] = (...words) => void lines.push(words.join(" "));
const down = new Proxy({}, { get: () => () => { throw new Error("away"); } });
const stores = (env) => ({ ...env, ...state.settings, ...Object.fromEntries(state.down.map((name) => [name, down])) });
const control = async (order, env) => {
  Object.assign(state, order.state);
  for (const text of order.sql ?? []) await env.DB.prepare(text).run();
  if (order.scheduledTime) await good.scheduled(order, stores(env));
  const taken = lines;
  lines = [];
  return Response.json(taken);
};
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "${CONTROL}") return control(await request.json(), env);
    return (state.isBad ? bad : good).fetch(request, stores(env), ctx);
  },
};
`;

/** Copies the built worker next to its bad release, with settings of its own. @returns The folder. */
function layWorker(folder: string, origin: string, renamed: readonly [string, string]): void {
  const built = path.join(ROOT, "dist/aipm");
  cpSync(built, folder, { recursive: true });
  cpSync(built, path.join(folder, "bad"), { recursive: true });
  for (const file of globSync("**/*.js", { cwd: path.join(folder, "bad") })) {
    const name = path.join(folder, "bad", file);
    writeFileSync(name, readFileSync(name, "utf8").replaceAll(...renamed));
  }
  writeFileSync(path.join(folder, "drill.js"), ENTRY);
  const config = JSON.parse(readFileSync(path.join(built, "wrangler.json"), "utf8")) as {
    assets: object;
    vars: object;
  };
  const own = {
    main: "drill.js",
    routes: [],
    assets: { ...config.assets, directory: CLIENT },
    vars: { ...config.vars, SITE_ORIGIN: origin, HEALTH_TOKEN },
  };
  writeFileSync(path.join(folder, "wrangler.json"), JSON.stringify({ ...config, ...own }));
  cpSync(path.join(ROOT, ".dev.vars"), path.join(folder, ".dev.vars"));
}

/** Resolves once the server prints that it is ready. */
const isReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = "";
    const take = (data: Buffer): void => {
      printed += String(data);
      if (/Ready on/.test(printed)) resolve();
    };
    child.stdout!.on("data", take);
    child.stderr!.on("data", take);
    child.once("exit", () => reject(new Error(`The local site ended:\n${printed}`)));
  });

/** An answer in the place of the site, or `undefined`. */
export type Zone = (
  request: IncomingMessage,
) => { status: number; headers: Record<string, string> } | undefined;

export interface Site {
  readonly origin: string;
  /** Breaks or repairs what lies between a visitor and the worker. */
  zone: Zone;
  /** Changes every page. */
  rewrite: (html: string) => string;
  /** Sends an order to the worker's entry. @returns The lines of the log since the last order. */
  readonly order: (order: object) => Promise<readonly string[]>;
  readonly stop: () => void;
}

/** Starts a site. `renamed` is an option and its name in the bad release. */
export async function startSite(renamed: readonly [string, string]): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-drill-"));
  const [port, inner] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  layWorker(path.join(folder, "aipm"), origin, renamed);
  await prepareDatabase(path.join(folder, "state"));
  const args = [
    "dev",
    "--config",
    path.join(folder, "aipm/wrangler.json"),
    "--port",
    String(inner),
    "--ip",
    "127.0.0.1",
  ];
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, "node_modules/wrangler/bin/wrangler.js"),
      ...args,
      "--persist-to",
      path.join(folder, "state"),
    ],
    {
      cwd: folder,
      env: { ...process.env, CI: "true", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const site: Site = {
    origin,
    zone: () => undefined,
    rewrite: (html) => html,
    order: async (order) => {
      const answer = await fetch(`http://127.0.0.1:${inner}${CONTROL}`, {
        method: "POST",
        body: JSON.stringify(order),
      });
      if (!answer.ok) throw new Error(`The drill's order failed: ${await answer.text()}`);
      return (await answer.json()) as string[];
    },
    stop() {
      server.close();
      server.closeAllConnections();
      child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  let requests = 0;
  const server = createServer((from, to) => {
    const instead = site.zone(from);
    if (instead) {
      const answer = (): unknown =>
        to.writeHead(instead.status, instead.headers).end("<html>Just a moment…</html>");
      return void from.resume().on("end", answer);
    }
    const { method, url } = from;
    requests += 1;
    const headers = {
      // A request has an address of its own, because rate limits count real minutes, in which days pass here.
      "cf-connecting-ip": `10.7.${(requests >> 8) & 255}.${requests & 255}`,
      ...from.headers,
      // A packed page could not be rewritten.
      "accept-encoding": "identity",
    };
    const passed = request(
      { port: inner, host: "127.0.0.1", method, path: url, headers },
      (answer) => {
        const isPage = answer.headers["content-type"]?.startsWith("text/html");
        if (!isPage) return void answer.pipe(to.writeHead(answer.statusCode!, answer.headers));
        const parts: Buffer[] = [];
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => {
            const { "content-length": _, ...others } = answer.headers;
            to.writeHead(answer.statusCode!, others).end(
              site.rewrite(Buffer.concat(parts).toString()),
            );
          });
      },
    );
    passed.on("error", () => to.destroy());
    from.pipe(passed);
  }).listen(port, "127.0.0.1");
  await isReady(child);
  return site;
}
