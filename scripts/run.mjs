/**
 * Runs one of our TypeScript commands on a machine that has nothing but a Node and npm: installs what is missing, then
 * hands over to the Node of the lock file. Core modules only, and nothing that Node 20 lacks.
 */
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { isInstalled } from "./installed.mjs";
import { MODULES, ownNode } from "./own-node.mjs";
import { endWithParent } from "./parent.mjs";

const ROOT = path.dirname(MODULES);

function install() {
  console.log("Installing packages, which takes a minute or more…");
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const { status, stdout, stderr } = spawnSync(
    npm ? process.execPath : "npm",
    // Whatever this machine leaves out by habit, the build needs.
    [...(npm ? [npm] : []), "ci", "--include=dev", "--include=optional", "--no-progress"],
    { cwd: ROOT, encoding: "utf8", shell: !npm && process.platform === "win32", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}\nThe packages could not be installed (npm ci).`);
  process.exit(1);
}

/** @param {string} script @param {string} node */
function handOver(script, node) {
  const child = spawn(node, [script, ...process.argv.slice(2)], { cwd: ROOT, stdio: "inherit" });
  // The child decides when it is done; without a listener this process would go first and leave it behind.
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
  if (node) return handOver(script, path.join(MODULES, node));
  console.error(`Node ${process.version} is too old and none is packaged for this machine: Node 24 is needed.`);
  process.exit(1);
}
