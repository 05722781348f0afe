/** Writes worker/bindings.d.ts: what wrangler.toml gives the worker, as types. What is written by hand is optional secrets alone. */
import { quietly } from "./commands.ts";

const FILE = "worker/bindings.d.ts";

/** @returns what wrangler says; not ok where it is asked to check, and the file is older than the settings */
export const writeBindings = (isCheck = false): ReturnType<typeof quietly> =>
  quietly("wrangler", [
    "types",
    FILE,
    "--env-interface=Bindings",
    // The runtime's own types come from @cloudflare/workers-types.
    "--include-runtime=false",
    // Settings differ from place to place: text is text.
    "--strict-vars=false",
    ...(isCheck ? ["--check"] : []),
  ]);

if (import.meta.main) {
  const { ok, output } = await writeBindings();
  if (!ok) {
    console.error(output);
    process.exitCode = 1;
  }
}
