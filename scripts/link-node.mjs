// npm 10 does not link node_modules/.bin/node when several optional packages share the name. This link makes every npm script
// run under the Node of the lock file, which wrangler needs.
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { MODULES, ownNode } from "./own-node.mjs";

const binary = ownNode();
const link = path.join(MODULES, ".bin/node");
// On Windows npm writes command files.
if (binary && process.platform !== "win32" && !existsSync(link)) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(`../${binary}`, link);
}
