/** Writes worker/bindings.d.ts, the types of what wrangler.toml gives the worker. Optional secrets are typed by hand elsewhere. */
import { quietly } from "./commands.ts";

const FILE = "worker/bindings.d.ts";

/** @param isCheck only tells whether the file is up to date: then the outcome is ok */
export const writeBindings = (isCheck = false): ReturnType<typeof quietly> =>
  quietly("wrangler", [
    "types",
    FILE,
    "--env-interface=Bindings",
    // The runtime's own types come from @cloudflare/workers-types.
    "--include-runtime=false",
    // Values differ between environments, so a text has the type `string`.
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
