/** A look at a stranger's file before a colleague opens it, by ClamAV's daemon where this machine has one. */
import { spawn } from "node:child_process";

export type Verdict =
  | { readonly is: "clean" }
  /** What it is called that was found. */
  | { readonly is: "infected"; readonly what: string }
  /** Nobody looked: why. */
  | { readonly is: "unscanned"; readonly why: string };

/** `clamdscan` ends with 0 where nothing was found, with 1 where something was; else it could not look. */
export const scan = (file: string): Promise<Verdict> =>
  new Promise((resolve) => {
    // The daemon is another user, and the file is ours alone: it is handed over open.
    const child = spawn("clamdscan", ["--no-summary", "--fdpass", file], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (data: Buffer) => (said += String(data)));
    child.stderr.on("data", (data: Buffer) => (said += String(data)));
    child.on("error", () => resolve({ is: "unscanned", why: "this machine has no clamdscan" }));
    child.on("close", (code) => {
      if (code === 0) resolve({ is: "clean" });
      else if (code === 1) resolve({ is: "infected", what: /: (.+) FOUND/.exec(said)?.[1] ?? "something harmful" });
      else resolve({ is: "unscanned", why: said.trim().split("\n")[0] ?? "clamdscan failed" });
    });
  });
