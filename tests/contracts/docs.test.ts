/** Documents link to existing files and name existing npm scripts. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const guides = ["docs/**/*.md", "*.md", "{tools,staff}/*.md"].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { scripts: object };

it.each(guides)("%s links to files and names npm scripts that exist", (guide) => {
  const text = readFileSync(path.join(ROOT, guide), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(guide), link)))).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
