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

const citing = globSync("{tests,e2e,scripts}/**/*.{ts,tsx}", { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => file !== "tests/contracts/docs.test.ts")
  .map((file) => ({ file, text: read(file) }));
/** What heads of files cite: `Requirements F1, P2 to P4. Decision 3.` */
const cited = (text: string, of: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${of}s? ((?:[A-Z]?\\d+(?:, | to )?)+)`, "g"))].flatMap(([, list]) =>
    list!.split(", "),
  );

describe("what tests cite", () => {
  const owed = [...read("docs/requirements.md").matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id!);
  const held = citing.flatMap(({ text }) => cited(text, "Requirement"));

  it("is one requirement by each id", () => {
    expect(owed.filter((id, i) => owed.indexOf(id) !== i)).toEqual([]);
  });

  it("is each requirement at least once", () => {
    expect(owed.filter((id) => !held.includes(id))).toEqual([]);
  });

  it("is no requirement that nobody wrote down", () => {
    expect(held.filter((id) => !owed.includes(id))).toEqual([]);
  });

  const decisions = read("docs/decisions.md")
    .split(/^(?=\d+\. )/m)
    .slice(1);

  it.each(decisions.map((text, i) => [i + 1, text] as const))(
    "is decision %i, by the guard it names",
    (number, text) => {
      expect(text).toMatch(new RegExp(`^${number}\\. \\*\\*`));
      const named = [
        ...text
          .split("Guard:")
          .at(-1)!
          .matchAll(/`([\w./*-]+\.tsx?|tests\/\w+)`/g),
      ].map(([, one]) => one!);
      const guards = new Set(
        globSync(
          named.map((one) => (one.endsWith("ts") || one.endsWith("tsx") ? one : `${one}/*.ts`)),
          { cwd: ROOT },
        ).map((file) => file.replaceAll(path.sep, "/")),
      );
      const citers = citing.filter(({ text: its }) => cited(its, "Decision").includes(String(number)));
      expect(citers.map(({ file }) => file).filter((file) => guards.has(file))).not.toEqual([]);
    },
  );

  it("is no decision that nobody took", () => {
    const taken = new Set(decisions.map((_, i) => String(i + 1)));
    expect(citing.flatMap(({ text }) => cited(text, "Decision")).filter((one) => !taken.has(one))).toEqual([]);
  });
});
