/**
 * Runs a TypeScript command on a machine with nothing but Node and npm: installs the packages, and starts the command under the Node that
 * comes with them. It uses core modules only, and nothing that Node 20 lacks.
 */
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { isInstalled } from "./installed.mjs";
import { MODULES, ownNode } from "./own-node.mjs";
import { endWithParent } from "./parent.mjs";

const ROOT = path.dirname(MODULES);

function install() {
  console.log("Installing packages: a minute or more, once…");
  const start = performance.now();
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const { status, stdout, stderr } = spawnSync(
    npm ? process.execPath : "npm",
    // The build needs these, also where npm is set up to leave them out.
    [...(npm ? [npm] : []), "ci", "--include=dev", "--include=optional", "--no-progress"],
    { cwd: ROOT, encoding: "utf8", shell: !npm && process.platform === "win32", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status === 0)
    return console.log(`Installing packages: done in ${((performance.now() - start) / 1000).toFixed(0)} s`);
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

/** @param {string} name of a script in this folder */
export async function run(name) {
  if (!isInstalled(ROOT)) install();
  const script = path.join(import.meta.dirname, name);
  if ("typescript" in process.features && process.features.typescript) {
    await import(new URL(name, import.meta.url).href);
    return;
  }
  const node = ownNode();
  if (node) return runUnder(path.join(MODULES, node), script);
  console.error(`Node ${process.version} is too old and none is packaged for this machine: Node 24 is needed.`);
  process.exit(1);
}
