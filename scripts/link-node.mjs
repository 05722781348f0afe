// npm 10, which comes with Node 20, does not link node_modules/.bin/node when several optional packages share the
// name. Link it, so that every npm script runs under the Node of the lock file, which wrangler needs.
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { MODULES, ownNode } from "./own-node.mjs";

const binary = ownNode();
const link = path.join(MODULES, ".bin/node");
// On Windows npm makes the command files itself.
if (binary && process.platform !== "win32" && !existsSync(link)) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(`../${binary}`, link);
}
