/** Fingerprint of the sources in `dist`. Modification times mean nothing after a checkout or in a cached folder. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "./commands.ts";

const SOURCES = [
  "src",
  "worker",
  "scripts",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "uno.config.ts",
  "wrangler.toml",
  ".dev.vars",
];

/** The build itself may write it. */
const GENERATED = "src/routeTree.gen.ts";

const FINGERPRINT = "dist/fingerprint";
/** The Cloudflare plugin writes it with each build and needs it to serve the build. */
const DEPLOY_CONFIG = ".wrangler/deploy/config.json";

/** Returns every file under a path, in the same order on each machine. */
const filesUnder = (root: string, name: string): string[] =>
  statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name))
        .toSorted()
        .flatMap((inner) => filesUnder(root, `${name}/${inner}`))
    : [name];

/** A hash of the names and contents of all sources. */
function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((name) => filesUnder(root, name))) {
    if (file !== GENERATED) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** True if `dist` was built from the current sources. */
export function isBuilt(root = ROOT): boolean {
  try {
    const isServable = existsSync(path.join(root, DEPLOY_CONFIG));
    return isServable && readFileSync(path.join(root, FINGERPRINT), "utf8") === fingerprint(root);
  } catch {
    // The build is missing or incomplete.
    return false;
  }
}

/** Computes the fingerprint before a build and writes it afterwards, so that a change in between makes the build outdated. */
export function writeFingerprint(root = ROOT): Plugin[] {
  const file = path.join(root, FINGERPRINT);
  let holder = "";
  return [
    {
      name: "aipm:take-fingerprint",
      enforce: "pre",
      buildApp: {
        order: "pre",
        async handler() {
          rmSync(file, { force: true });
          holder = fingerprint(root);
        },
      },
    },
    {
      name: "aipm:write-fingerprint",
      enforce: "post",
      buildApp: {
        order: "post",
        async handler() {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, holder);
        },
      },
    },
  ];
}
