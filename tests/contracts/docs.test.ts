/** Checks that the documents name links and commands that exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const guides = ["docs/**/*.md", "*.md", "{src,staff,tools}/**/*.md"].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name === "node_modules" }),
);
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

it.each(guides)("%s names files and commands that exist", (guide) => {
  const text = read(guide);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(guide), link)))).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
