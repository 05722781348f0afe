/**
 * `npm run build` builds the site. `isBuilt` compares the sources by content, because modification times mean nothing after a
 * checkout or in a cached folder.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Outcome, quietly, ROOT } from "../shared/commands.ts";

const FOLDERS = ["src", "worker", "shared", "scripts", "public"];
const FILES = [
  "package-lock.json",
  "vite.config.ts",
  "uno.config.ts",
  "wrangler.toml",
  ".dev.vars",
];
/** The build itself may write it. */
const GENERATED = "routeTree.gen.ts";

/** Each build empties this folder, so the fingerprint of an earlier one is never left. */
const FINGERPRINT = "dist/aipm/fingerprint";
/** The Cloudflare plugin writes it with each build and needs it to serve the build. */
const DEPLOY_CONFIG = ".wrangler/deploy/config.json";

/** A hash of the names and contents of all sources. */
function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== GENERATED)
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  for (const file of [...inFolders.toSorted(), ...FILES.map((name) => path.join(root, name))])
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}

/** True if `build` made `dist` from the current sources. */
export function isBuilt(root = ROOT): boolean {
  const file = path.join(root, FINGERPRINT);
  if (!existsSync(file) || !existsSync(path.join(root, DEPLOY_CONFIG))) return false;
  return readFileSync(file, "utf8") === fingerprint(root);
}

const runVite = (): Promise<Outcome> =>
  // The NODE_ENV of the shell may select the development build of React.
  quietly("vite", ["build", "--logLevel", "warn"], { env: { NODE_ENV: "production" } });

/** Builds the site. The fingerprint is taken first, so that a change in between makes the build outdated. */
export async function build(root = ROOT, run = runVite): Promise<Outcome> {
  const sources = fingerprint(root);
  const outcome = await run();
  if (outcome.ok) writeFileSync(path.join(root, FINGERPRINT), sources);
  return outcome;
}

if (import.meta.main) {
  const { ok, output } = await build();
  console.log(output.trim());
  process.exitCode = ok ? 0 : 1;
}
