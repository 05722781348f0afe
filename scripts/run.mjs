/**
 * `node scripts/run.mjs SCRIPT` runs a TypeScript script of this folder on a machine that only has Node 20 and npm. It installs
 * missing packages and starts the script under the packaged Node. Uses core modules only.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { MODULES, ownNode } from "./own-node.mjs";
import { endWithParent } from "./parent.mjs";

const ROOT = path.dirname(MODULES);

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8")).packages;

/** True if the installed packages match the lock file. npm writes its own copy last, so a broken install lacks it. */
function isInstalled() {
  try {
    const installed = packagesIn("node_modules/.package-lock.json");
    return Object.entries(packagesIn("package-lock.json")).every(
      ([folder, { version, integrity, optional }]) =>
        folder === "" ||
        (optional && !installed[folder]) ||
        (installed[folder]?.version === version && installed[folder]?.integrity === integrity),
    );
  } catch {
    return false;
  }
}

function install() {
  console.log("Installing packages: a minute or more, once…");
  const start = performance.now();
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js")
    ? process.env.npm_execpath
    : undefined;
  const { status, stdout, stderr } = spawnSync(
    npm ? process.execPath : "npm",
    // Some machines leave out development or optional packages, which the build needs.
    [...(npm ? [npm] : []), "ci", "--include=dev", "--include=optional", "--no-progress"],
    {
      cwd: ROOT,
      encoding: "utf8",
      shell: !npm && process.platform === "win32",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status === 0)
    return console.log(
      `Installing packages: done in ${((performance.now() - start) / 1000).toFixed(0)} s`,
    );
  console.error(`${stdout ?? ""}${stderr ?? ""}\nThe packages could not be installed (npm ci).`);
  process.exit(1);
}

/** @param {string} node @param {string} script */
function runUnder(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], { cwd: ROOT, stdio: "inherit" });
  // Without a listener a signal would end this process before its child.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  endWithParent();
  child.on("exit", (code) => process.exit(code ?? 1));
}

async function main() {
  // The script reads the other arguments.
  const [name = ""] = process.argv.splice(2, 1);
  const isComplete = isInstalled() && (ownNode() !== undefined || "typescript" in process.features);
  if (!isComplete) install();
  if ("typescript" in process.features && process.features.typescript) {
    await import(new URL(name, import.meta.url).href);
    return;
  }
  const node = ownNode();
  if (node) return runUnder(path.join(MODULES, node), path.join(import.meta.dirname, name));
  console.error(
    `Node ${process.version} is too old, and no Node is packaged for this machine. Install Node 24.`,
  );
  process.exit(1);
}

await main();
