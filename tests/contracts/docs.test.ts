/**
 * What a machine can hold of the documents: the files, commands and tests that they name are there. Their words are nobody's test.
 * To mend: each failure prints what the document names; correct it there, or name the test that took over.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const filesAt = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => file.replaceAll(path.sep, "/"));

const guides = [...filesAt("docs/**/*.md"), "README.md", "CONTRIBUTING.md", "SECURITY.md"];
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

it.each(guides)("%s names files and commands that exist", (guide) => {
  const text = read(guide);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(guide), link)))).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const citing = filesAt("{tests,e2e,scripts}/**/*.{ts,tsx}")
  .filter((file) => file !== "tests/contracts/docs.test.ts")
  .map((file) => ({ file, text: read(file) }));
/** What heads of files cite: `Requirements F1, P2 to P4. Decision 3.` */
const cited = (text: string, of: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${of}s? ((?:[A-Z]?\\d+(?:, | to )?)+)`, "g"))].flatMap(([, list]) =>
    list!.split(", "),
  );

it("holds each requirement by a test, and knows no other", () => {
  const owed = [...read("docs/requirements.md").matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id!);
  const held = citing.flatMap(({ text }) => cited(text, "Requirement"));
  expect(
    owed.filter((id, i) => owed.indexOf(id) !== i),
    "ids that stand twice in docs/requirements.md",
  ).toEqual([]);
  expect(
    owed.filter((id) => !held.includes(id)),
    "requirements that no test cites",
  ).toEqual([]);
  expect(
    held.filter((id) => !owed.includes(id)),
    "requirements that a test cites, and nobody wrote down",
  ).toEqual([]);
});

describe("docs/decisions.md", () => {
  const decisions = read("docs/decisions.md")
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((text, i) => ({ number: i + 1, text }));

  it("is numbered without a gap", () => {
    expect(decisions.filter(({ number, text }) => !text.startsWith(`${number}. **`))).toEqual([]);
  });

  it("names for each decision a guard that cites it", () => {
    const unguarded = decisions.filter(({ number, text }) => {
      const named = text
        .split("Guard:")
        .at(-1)!
        .matchAll(/`([\w./*-]+\.tsx?|tests\/\w+)`/g);
      const guards = new Set([...named].flatMap(([, one]) => filesAt(/\.tsx?$/.test(one!) ? one! : `${one}/*.ts`)));
      return !citing.some(({ file, text: its }) => guards.has(file) && cited(its, "Decision").includes(String(number)));
    });
    expect(unguarded.map(({ text }) => text)).toEqual([]);
  });

  it("quotes of a guard the title that it has", () => {
    const quoted = decisions.flatMap(({ text }) => [...text.matchAll(/`([\w./-]+\.tsx?)`,\s+"([^"]+)"/g)]);
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter(([, file, title]) => !read(file!).includes(title!)).map(([whole]) => whole)).toEqual([]);
  });

  it("knows every decision that a test cites", () => {
    const taken = new Set(decisions.map(({ number }) => String(number)));
    expect(citing.flatMap(({ text }) => cited(text, "Decision")).filter((one) => !taken.has(one))).toEqual([]);
  });
});

/** A proof is written `smoke, "typed before"; tests/worker/spool`: a file, of e2e where no folder is named, and a part of a title. */
it("holds what docs/reliability.md says of each fault by a test that is there", () => {
  const rows = [...read("docs/reliability.md").matchAll(/^\| (?!-|what )(.+) \|$/gm)].map(([, row]) =>
    row!.split(/ +\| +/),
  );
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap(([fault, , proofs]) =>
    proofs!
      .trim()
      .split(/[;,] (?!")/)
      .filter((proof) => !proof.startsWith("`"))
      .filter((proof) => {
        const [, name, title = ""] = /^([\w/-]+)(?:, "(.+)")?$/.exec(proof) ?? [];
        const files = filesAt(name?.includes("/") ? `${name}{,.isolated}.test.{ts,tsx}` : `e2e/${name}.spec.ts`);
        return !files.some((file) => read(file).includes(title));
      })
      .map((proof) => `${fault}: ${proof}`),
  );
  expect(missing).toEqual([]);
});
