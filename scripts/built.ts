/**
 * Whether `dist` was built from the sources as they are. A build leaves a fingerprint of what it was made of: times tell
 * nothing of a checkout, or of a folder that came out of a cache.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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
];

/** Follows from src/routes, and the build itself may write it. */
const GENERATED = "src/routeTree.gen.ts";

const FINGERPRINT = "dist/fingerprint";

/** Every file at or under a path, in the same order on each machine. */
const filesUnder = (root: string, name: string): string[] =>
  statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name))
        .toSorted()
        .flatMap((inner) => filesUnder(root, `${name}/${inner}`))
    : [name];

/** Of all sources by name and content, and of the environment: a build for production is not what we serve here. */
function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.env.CLOUDFLARE_ENV ?? "");
  for (const file of SOURCES.flatMap((name) => filesUnder(root, name))) {
    if (file !== GENERATED) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

export function isBuilt(root = ROOT): boolean {
  try {
    return readFileSync(path.join(root, FINGERPRINT), "utf8") === fingerprint(root);
  } catch {
    // Nothing was built, or the build was cut short.
    return false;
  }
}

/** Takes the fingerprint before a build and leaves it when all is built: what changes meanwhile is not surely in it. */
export function leaveFingerprint(root = ROOT): Plugin[] {
  const file = path.join(root, FINGERPRINT);
  let taken = "";
  return [
    {
      name: "aipm:take-fingerprint",
      enforce: "pre",
      buildApp: {
        order: "pre",
        async handler() {
          rmSync(file, { force: true });
          taken = fingerprint(root);
        },
      },
    },
    {
      name: "aipm:leave-fingerprint",
      enforce: "post",
      buildApp: {
        order: "post",
        async handler() {
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, taken);
        },
      },
    },
  ];
}
