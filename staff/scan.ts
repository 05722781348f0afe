/** A virus scan of a visitor's file, by ClamAV's daemon where this machine has one. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

export type Verdict =
  | { readonly is: "clean" }
  /** `what`: the scanner's name for what it found. */
  | { readonly is: "infected"; readonly what: string }
  | { readonly is: "unscanned"; readonly why: string };

/** Scans a file. Never rejects: where it cannot scan, the verdict says why. */
export async function scan(file: string): Promise<Verdict> {
  try {
    // The daemon is another user and may not read the file: --fdpass hands it over open.
    await promisify(execFile)("clamdscan", ["--no-summary", "--fdpass", file]);
    return { is: "clean" };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    const output = stdout + stderr;
    if (code === "ENOENT") return { is: "unscanned", why: "this machine has no clamdscan" };
    if (code === 1) return { is: "infected", what: /: (.+) FOUND/.exec(output)?.[1] ?? "something harmful" };
    return { is: "unscanned", why: output.trim().split("\n")[0] || "clamdscan failed" };
  }
}
