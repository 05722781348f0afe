/** `wrangler d1 export --local` knows no `--persist-to`: it reads the state that stands beside the configuration. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain } from "../failure.ts";
import { CONFIG, runWrangler } from "./wrangler.ts";

/** So it gets a configuration of its own, beside which the state folder seems to stand. */
export async function dumpLocal(state: string, file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "aipm-dump-"));
  try {
    const config = path.join(folder, "wrangler.toml");
    copyFileSync(CONFIG, config);
    mkdirSync(path.join(folder, ".wrangler"));
    symlinkSync(state, path.join(folder, ".wrangler/state"), "junction");
    const ran = await runWrangler(["d1", "export", "DB", "--local", "--output", file], config);
    // wrangler ends well even where it wrote nothing.
    if (ran.code !== 0 || !existsSync(file)) throw explain(ran.err || ran.out, "local");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
