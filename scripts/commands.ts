/** Tools run as children of a script: under the same Node, without a prompt, heard only when they fail. */
import "./offline.ts";
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

const TOOLS = {
  "html-validate": "html-validate/bin/html-validate.mjs",
  knip: "knip/bin/knip.js",
  oxfmt: "oxfmt/bin/oxfmt",
  oxlint: "oxlint/bin/oxlint",
  playwright: "@playwright/test/cli.js",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};
export type Tool = keyof typeof TOOLS;

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** On Unix each tool leads a group of its own, so that what it started ends with it. */
const OWN_GROUP = process.platform !== "win32";

function end(child: ChildProcess): void {
  try {
    if (OWN_GROUP) process.kill(-child.pid!, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It ended by itself.
  }
}

process.on("exit", () => running.forEach(end));

interface Options {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Seconds. */
  readonly limit?: number;
  /** What it says, as it says it. */
  readonly hear?: (text: string) => void;
}

/** Runs a tool of node_modules, or a script of ours, and keeps what it says. */
export function quietly(
  tool: Tool | { script: string },
  args: readonly string[],
  { env = {}, limit = 1200, hear }: Options = {},
): Promise<Outcome> {
  const file = typeof tool === "string" ? `node_modules/${TOOLS[tool]}` : tool.script;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, file), ...args], {
      cwd: ROOT,
      env: { ...process.env, CI: "true", NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: OWN_GROUP,
    });
    running.add(child);
    let output = "";
    const timer = setTimeout(() => {
      output += `\nStopped after ${limit} seconds.\n`;
      end(child);
    }, limit * 1000);
    const take = (data: Buffer): void => {
      output += String(data);
      hear?.(String(data));
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("close", (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** The local database, in the folder that Vite's worker reads: `.wrangler/state`, or the one in STATE_DIR. */
export const migrate = (): Promise<Outcome> =>
  quietly(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--config", "wrangler.toml"].concat(
      process.env.STATE_DIR ? ["--persist-to", process.env.STATE_DIR] : [],
    ),
    // Not into the home folder, which may be missing or not ours to write.
    { env: { XDG_CONFIG_HOME: path.join(ROOT, ".wrangler/home") } },
  );

/** For visitors, whatever the shell says: React would else be its slow one. */
export const build = (): Promise<Outcome> =>
  quietly("vite", ["build", "--logLevel", "warn"], { env: { NODE_ENV: "production" } });
