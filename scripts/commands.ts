/** Tools run as children of a script: under the same Node, without a prompt, heard only when they fail. */
import "./offline.ts";
import { spawn } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

const TOOLS = {
  vite: "vite/bin/vite.js",
  wrangler: "wrangler/bin/wrangler.js",
};

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a tool of node_modules and keeps what it says. */
export function quietly(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, "node_modules", TOOLS[tool]), ...args], {
      cwd: ROOT,
      env: { ...process.env, CI: "true", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
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
    { XDG_CONFIG_HOME: path.join(ROOT, ".wrangler/home") },
  );

export const build = (): Promise<Outcome> => quietly("vite", ["build", "--logLevel", "warn"]);
