/** Runs the project's own wrangler. */
import "../../scripts/offline.ts";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
export const CONFIG = path.join(ROOT, "wrangler.toml");

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export type RunWrangler = (args: readonly string[], config?: string) => Promise<Ran>;

const PLAIN = { NO_COLOR: "1", FORCE_COLOR: "0" };

/** It never asks: a question would hang a script. */
export const runWrangler: RunWrangler = (args, config = CONFIG) =>
  new Promise((resolve, reject) => {
    const bin = createRequire(import.meta.url).resolve("wrangler/package.json");
    const script = path.join(path.dirname(bin), "bin/wrangler.js");
    const child = spawn(process.execPath, [script, ...args, "--config", config], {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code: code ?? 1, out: Buffer.concat(out).toString("utf8"), err: Buffer.concat(err).toString("utf8") }),
    );
  });
