/** Documents link to existing files, name existing npm scripts, and have commands that paste into any shell. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const guides = ["docs/**/*.md", "*.md", "{tools,staff,public/pictures}/*.md"].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: object;
};
const git = (...words: readonly string[]): string[] =>
  execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
const read = (guide: string): string => readFileSync(path.join(ROOT, guide), "utf8");

/** The lines of command blocks, which people paste. */
const commandsIn = (text: string): string[] =>
  [
    ...text.matchAll(/^ *```sh\n([\s\S]+?)^ *```/gm),
    ...text.matchAll(/^ {4}((?:npm|npx|node) .*\n)/gm),
  ]
    .flatMap(([, block]) => block!.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);

const outsideQuotes = (line: string): string => line.replace(/"[^"!$`\\]*"/g, "");

it.each(guides)("%s links to files and names npm scripts that exist", (guide) => {
  const text = read(guide);
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(path.join(ROOT, path.dirname(guide), link)))).toEqual(
    [],
  );
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it("CONTRIBUTING.md names files of tests that exist, as guards of changes", () => {
  const guards = [
    ...read("CONTRIBUTING.md").matchAll(/`(unit|contracts|built|worker|staff|e2e)\/([\w/-]+)`/g),
  ];
  expect(guards.length).toBeGreaterThan(15);
  const files = guards.map(([, folder, name]) =>
    folder === "e2e" ? `e2e/${name}.spec.ts` : `tests/${folder}/${name}.test.ts`,
  );
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

it("requirements.md states the number of forms and of those with a screen", () => {
  const withScreen = catalogue.filter(({ pages }) => pages.length > 0);
  const sentence = `accepts ${catalogue.length} forms. ${withScreen.length} of them have a screen`;
  expect(
    read("docs/requirements.md").includes(sentence),
    `Write in docs/requirements.md: "${sentence}"`,
  ).toBe(true);
});

/**
 * In zsh, a comment after a command is an argument, `?` and `[` match files, and an apostrophe opens a string.
 * PowerShell does not continue a line at a backslash and interprets `@` and `&`. cmd has no single quotes.
 */
it.each(guides)("%s has commands that paste into zsh, bash and PowerShell", (guide) => {
  const lines = commandsIn(read(guide));
  expect(
    lines.filter((line) => /[#?*[\](){}!;&|<'"`$\\@~]|(?<=\s)=/.test(outsideQuotes(line))),
  ).toEqual([]);
});

/** Leads are personal data, and keys are secrets. */
it("git ignores every file that a documented command writes", () => {
  const named = guides.flatMap((guide) => {
    const bare = [...read(guide).matchAll(/(?<![\w./-])[\w-]+\.(?:jsonl?|csv|sql)\b/g)].map(
      ([file]) => file,
    );
    const outputs = commandsIn(read(guide)).flatMap(
      (line) => /(?:--(?:out|output|download)|>) (\S+)/.exec(outsideQuotes(line))?.[1] ?? [],
    );
    return [...bare, ...outputs];
  });
  expect(named).toContain("exports/papers");
  named.push("november.csv", "november.xlsx", "leads.jsonl", "leads.sql", ".env");
  const tracked = git("ls-files");
  const others = [...new Set(named)].filter(
    (file) => !tracked.some((own) => `/${own}`.endsWith(`/${file}`)),
  );
  const listIgnored = (files: readonly string[]): string[] =>
    spawnSync("git", ["check-ignore", ...files], { cwd: ROOT, encoding: "utf8" })
      .stdout.split("\n")
      .filter(Boolean);
  expect(listIgnored(others)).toEqual(others);
  // The desk writes only where git ignores, and a build publishes this folder.
  expect(listIgnored(["public/leads.csv", "public/november.csv", "public/leads.jsonl"])).toEqual(
    [],
  );
});

it("has every text with LF, because tools and tests read it so", () => {
  const other = git("ls-files", "--eol").filter(
    (line) => !/^i\/(?:lf|none) .* attr\/text=auto eol=lf|^i\/-text /.test(line),
  );
  expect(other).toEqual([]);
});

it("has no name that Windows cannot save, and no two that differ in case only", () => {
  const files = git("ls-files");
  const reserved =
    /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)|[<>:"|?*\\\p{Cc}]|[ .](?:\/|$)/iu;
  expect(files.filter((file) => reserved.test(file) || file.length > 150)).toEqual([]);
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});
