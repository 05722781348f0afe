/** A guide is followed to its last line, often in a hurry: what it names is there. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const guides = [...globSync("docs/**/*.md", { cwd: ROOT }), "README.md", "CONTRIBUTING.md", "SECURITY.md"];
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

describe.each(guides)("%s", (guide) => {
  const text = read(guide);

  it("links to files that exist", () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
    const targets = links.map((link) => path.join(path.dirname(guide), link).replaceAll(path.sep, "/"));
    expect(targets.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it("names commands that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it("tells of every command of a release", () => {
  const guide = read("docs/deploy.md");
  for (const name of ["launch:check", "deploy", "smoke", "leads"]) expect(guide).toContain(`npm run ${name}`);
});
