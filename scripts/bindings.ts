/** Writes worker/bindings.d.ts, the types of the bindings in wrangler.toml. worker/ declares optional secrets by hand. */
import { quietly } from "../shared/commands.ts";

const FILE = "worker/bindings.d.ts";

/** @param isCheck writes nothing, and fails if the file is out of date */
export const writeBindings = (isCheck = false): ReturnType<typeof quietly> =>
  quietly("wrangler", [
    "types",
    FILE,
    "--env-interface=Bindings",
    // @cloudflare/workers-types has the types of the runtime.
    "--include-runtime=false",
    // Values differ between environments, so their type is `string`.
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
