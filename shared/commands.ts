/** Runs tools as child processes under the same Node, without prompts, and collects their output. */
import "./no-network.ts";
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
  stryker: "@stryker-mutator/core/bin/stryker.js",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
  wrangler: "wrangler/bin/wrangler.js",
};
export type Tool = keyof typeof TOOLS;

export interface Outcome {
  readonly ok: boolean;
  /** stdout and stderr. */
  readonly output: string;
  readonly stdout: string;
}

const running = new Set<ChildProcess>();

/** On Unix each tool leads a process group, so that its own children end with it. */
const OWN_GROUP = process.platform !== "win32";

function end(child: ChildProcess): void {
  try {
    if (OWN_GROUP) process.kill(-child.pid!, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // It has ended already.
  }
}

process.on("exit", () => running.forEach(end));

interface Options {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Receives the output while the tool runs. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Runs a tool of node_modules or a script of this project. Never rejects.
 * @example const { ok, output } = await quietly("tsc", ["-b"]);
 */
export function quietly(
  tool: Tool | { script: string },
  args: readonly string[],
  { env = {}, onOutput }: Options = {},
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
    let [output, stdout] = ["", ""];
    const take = (text: string): void => {
      output += text;
      onOutput?.(text);
    };
    child.stdout.on("data", (data: Buffer) => {
      stdout += String(data);
      take(String(data));
    });
    child.stderr.on("data", (data: Buffer) => take(String(data)));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output, stdout });
    });
  });
}

/** Runs scripts and tools in order and prints each with its seconds and output. If one fails, the others still run, and the process ends with 1. */
export async function runInOrder(steps: readonly Parameters<typeof quietly>[]): Promise<void> {
  for (const step of steps) {
    const start = performance.now();
    const { ok, output } = await quietly(...step);
    const name = typeof step[0] === "string" ? step[0] : step[0].script;
    console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
    if (output.trim()) console.log(output.trim());
    if (ok) continue;
    console.error(`${name} failed.`);
    process.exitCode = 1;
  }
}
