/**
 * `npm run mutate -- ROOM…`: changes the code of a lead's way, one little thing at a time, and asks its tests whether they notice (Stryker).
 * Rooms stand in tests/mutation/rooms.ts; a file of one may be named instead. `--last N`: only lines that the last N commits touched,
 * with `--files N` of the N files that were touched last. What survives the first tests of a room meets the next. `--loading`: also what is
 * made while a module is loaded, which takes much longer. It fails where one is left in a room that has been read, and
 * tests/mutation/equal.ts does not know it.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { quietly, ROOT } from "../../scripts/commands.ts";
import { git } from "../../scripts/committed.ts";
import { EQUAL } from "./equal.ts";
import { ROOMS, type Stage } from "./rooms.ts";

const { values, positionals } = parseArgs({
  options: {
    last: { type: "string" },
    files: { type: "string" },
    concurrency: { type: "string", default: "2" },
    loading: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const print = console.log;
const FOLDER = path.join(ROOT, ".tmp/mutation", String(process.pid));
// What was started ends with this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
process.on("exit", () => rmSync(FOLDER, { recursive: true, force: true }));
const REPORT = path.join(FOLDER, "report.json");

interface Place {
  readonly line: number;
  readonly column: number;
}
interface Mutant {
  readonly file: string;
  readonly source: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement: string;
  readonly status: string;
}
interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Omit<Mutant, "file" | "source">[] }>
  >;
}

/**
 * Asks a stage about each mutant of the places: files, or files with lines.
 * @param loads also against those of what is made while a module is loaded, which all its tests have to load anew
 */
async function meet(places: readonly string[], stage: Stage, loads: boolean): Promise<Mutant[]> {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(REPORT, { force: true });
  const config = {
    mutate: places,
    ...(stage === "simulator"
      ? { testRunner: "simulator", plugins: [path.join(ROOT, "tests/mutation/simulator.ts")] }
      : {
          testRunner: "vitest",
          plugins: ["@stryker-mutator/vitest-runner"],
          // In threads, which are its default, leads with picked files are not sent.
          vitest: { configFile: "tests/mutation/vitest.config.ts", related: false, pool: "forks" },
        }),
    coverageAnalysis: "perTest",
    ignoreStatic: !loads,
    warnings: { slow: false },
    allowConsoleColors: false,
    concurrency: Number(values.concurrency),
    // A busy machine is slow, not wrong: a mutant that never ends is found by how often it comes by.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: REPORT },
    ignorePatterns: ["/art", "/dist", "/public", "/.wrangler", "/.tmp"],
    tempDirName: path.relative(ROOT, path.join(FOLDER, "sandbox")),
    packageManager: "npm",
    // Of a TypeScript that has no such interface any more it would rewrite the settings.
    tsconfigFile: "none",
  };
  const file = path.join(FOLDER, "stryker.json");
  writeFileSync(file, JSON.stringify(config));
  const { ok, output } = await quietly("stryker", ["run", file], {
    // Not by its own list of tests: with one it changes too late what is made while a module is loaded.
    env: { MUTATION_STAGE: JSON.stringify(stage), MUTATION_LOADS: loads ? "1" : "0" },
    onOutput: (text) => process.stderr.write(text),
  });
  if (!ok || !existsSync(REPORT)) throw new Error(output);
  const { files } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  return Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file: name, source })),
  );
}

const placeOf = ({ file, location: { start, end } }: Mutant): string =>
  `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
const keyOf = (mutant: Mutant): string => `${placeOf(mutant)} ${mutant.replacement}`;

/** Meets these mutants again, and no other of their places. */
async function again(mutants: readonly Mutant[], stage: Stage, loads: boolean): Promise<Mutant[]> {
  if (mutants.length === 0) return [];
  const keys = new Set(mutants.map(keyOf));
  const met = await meet([...new Set(mutants.map(placeOf))], stage, loads);
  const found = met.filter((mutant) => keys.has(keyOf(mutant)));
  if (new Set(found.map(keyOf)).size !== keys.size)
    throw new Error("A file has changed since its mutants met the first tests.");
  return found;
}

const isLeft = ({ status }: Mutant): boolean => status === "Survived" || status === "NoCoverage";
const nameOf = (stage: Stage): string => (typeof stage === "string" ? stage : Object.keys(stage).join(", "));
const isStatic = ({ status }: Mutant): boolean => status === "Ignored";

/** The mutants that no stage noticed, those that met none, and how many there were. */
async function survivors(
  places: readonly string[],
  stages: readonly Stage[],
): Promise<{ all: number; left: Mutant[]; unmet: number }> {
  let all: number | undefined;
  let left: Mutant[] | undefined;
  let ofLoading: Mutant[] = [];
  for (const stage of stages) {
    if (left?.length === 0) break;
    const met: Mutant[] = left ? await again(left, stage, false) : await meet(places, stage, false);
    all ??= met.length;
    ofLoading = [...ofLoading, ...met.filter(isStatic)];
    left = met.filter(isLeft);
    print(`${nameOf(stage)}: ${met.length} mutants, ${left.length} left, ${ofLoading.length} of loading`);
  }
  for (const stage of values.loading ? stages : []) {
    ofLoading = (await again(ofLoading, stage, true)).filter((mutant) => isLeft(mutant) || isStatic(mutant));
    print(`${nameOf(stage)}: ${ofLoading.length} of loading left`);
  }
  return values.loading
    ? { all: all ?? 0, left: [...(left ?? []), ...ofLoading], unmet: 0 }
    : { all: (all ?? 0) - ofLoading.length, left: left ?? [], unmet: ofLoading.length };
}

const short = (code: string): string => {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > 90 ? `${line.slice(0, 60)}…${line.slice(-29)}` : line;
};

/** How tests/mutation/equal.ts says it: the line, what stands in it, and what stands there instead. */
function told({ source, location: { start, end }, replacement }: Mutant): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const line = short(lines[0]!);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return `${line}: ${short(lines.join("\n"))} → ${short(replacement)}`;
}

/** The files that the last commits touched, the latest first. */
function touched(commits: number): string[] {
  const log = git(ROOT, "log", "--format=", "--name-only", `--max-count=${commits}`, "HEAD");
  return [...new Set(log?.split("\n"))];
}

/** The lines of these files that the last commits touched, and what is not committed. */
function changed(files: readonly string[], commits: number): string[] {
  const before = git(ROOT, "rev-list", `--max-count=${commits + 1}`, "HEAD")
    ?.trim()
    .split("\n")
    .at(-1);
  const diff = before && git(ROOT, "diff", "--unified=0", "--no-color", before, "--", ...files);
  if (diff === undefined) throw new Error("There is no Git here: name files, or rooms.");
  return diff.split("\ndiff --git ").flatMap((part) => {
    const file = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1];
    const hunks = part.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm);
    return [...hunks].flatMap(([, from, count = "1"]) =>
      file && count !== "0" ? [`${file}:${from}-${Number(from) + Number(count) - 1}`] : [],
    );
  });
}

const rooms = Object.entries(ROOMS).map(([name, { files, except = [], ...room }]) => {
  const all = globSync(files, { cwd: ROOT, exclude: except });
  const isWhole = positionals.length === 0 || positionals.includes(name);
  return { name, ...room, named: isWhole ? all : all.filter((file) => positionals.includes(file)) };
});
const few =
  values.last && values.files
    ? touched(Number(values.last))
        .filter((file) => rooms.some(({ named }) => named.includes(file)))
        .slice(0, Number(values.files))
    : undefined;

let hasUnknown = false;
for (const { name, stages, isRead = false, named } of rooms) {
  const asked = few ? named.filter((file) => few.includes(file)) : named;
  const places = values.last && asked.length > 0 ? changed(asked, Number(values.last)) : asked;
  if (places.length === 0) continue;
  const start = performance.now();
  const { all: count, left, unmet } = await survivors(places, stages);
  const noted = left.filter((mutant) => told(mutant) in (EQUAL[mutant.file] ?? {}));
  const unknown = left.filter((mutant) => !noted.includes(mutant));
  for (const mutant of unknown)
    print(
      `${mutant.file}:${mutant.location.start.line}: ${told(mutant)}${mutant.status === "NoCoverage" ? "  (not run)" : ""}`,
    );
  const killed = count - left.length;
  const share = ((100 * killed) / (count - noted.length)).toFixed(1);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  print(
    `${name}: ${count} mutants, ${killed} killed (${share} % of what is not noted), ${noted.length} noted, ${unknown.length} left, ${unmet} of loading not met; ${minutes} min`,
  );
  hasUnknown ||= isRead && unknown.length > 0;
}
process.exitCode = hasUnknown ? 1 : 0;
