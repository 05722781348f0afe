/** A release of the build that is there, by the steps of `npm run deploy` after it has built. What takes its time is not waited for. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../../scripts/commands.ts";
import { viewStatements } from "../../scripts/views.ts";
import { wantedOf } from "../../tools/production.ts";
import { releaseVersion, running, type Run, Stopped } from "../../tools/release.ts";

const config = { config: path.join(ROOT, "wrangler.toml"), env: "production" };
const { worker, origin, bucket } = wantedOf(unstable_readConfig(config, { hideWarnings: true }), []);

const impatiently: Run = (command) =>
  running(command.tool === "smoke" ? { ...command, args: [...command.args, "--wait", "0"] } : command);

await releaseVersion(impatiently, {
  worker,
  origin,
  bucket,
  cors: "worker/uploads/cors.json",
  views(there) {
    writeFileSync(path.join(ROOT, "dist/views.sql"), `${viewStatements(there).join(";\n")};\n`);
    return "dist/views.sql";
  },
  commit: "a fault",
  isFirst: false,
}).catch((error: unknown) => {
  console.error(error instanceof Stopped ? error.message : String(error));
  process.exitCode = 1;
});
