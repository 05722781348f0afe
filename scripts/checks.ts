/**
 * `npm test`: runs every check, also after one has failed, and prints time and result of each; of a failed one its output. The last line counts
 * checks and tests. `npm run test:all` runs the longest tests too, and records the commit for which all passed.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { build, type Outcome, quietly, ROOT } from "./commands.ts";
import { endWithParent } from "./parent.mjs";
import { playwrightCounts, type Counts, vitestCounts } from "./test-counts.ts";
import { cleanCommit, forgetTested, noteTested } from "./tested.ts";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
// Read by the settings of vitest and of Playwright.
if (values.all) process.env.TEST_ALL = "1";
else delete process.env.TEST_ALL;

interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** Counts the tests in a runner's report. Without it a check counts as one. */
  readonly count?: (outcome: Outcome) => Counts;
  /** Prints its output also where it passes. */
  readonly printsAlways?: boolean;
}

const total = { passed: 0, failed: 0 };

/** Runs a check and prints its result. @returns whether it passed */
async function perform({ name, run, count, printsAlways = false }: Check): Promise<boolean> {
  console.log(`        ${name}…`);
  const start = performance.now();
  const outcome = await run();
  const counts = count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1, remarks: [] };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const hasPassed = counts.failed === 0;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const detail = count ? `  (${counts.passed} passed, ${counts.failed} failed)` : "";
  console.log(`${hasPassed ? "passed" : "FAILED"}  ${name.padEnd(28)}${seconds.padStart(8)}${detail}`);
  for (const remark of counts.remarks) console.log(`        ${remark}`);
  if (!hasPassed || printsAlways) console.log(`\n${stripVTControlCharacters(outcome.output).trim()}\n`);
  return hasPassed;
}

/** A runner's JSON report; undefined where it ended before it wrote one. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const reportFile = (name: string): string => {
  const file = path.join(ROOT, "node_modules/.tmp", `${name.replaceAll(/\W+/g, "-")}.json`);
  rmSync(file, { force: true });
  return file;
};

function vitest(name: string, projects: string): Check {
  const file = reportFile(name);
  const settings = ["--config=tests/vitest.config.ts", `--project=${projects}`];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    run: () => quietly("vitest", ["run", ...settings, ...reporters]),
    count: ({ ok }) => vitestCounts(report(file), ok),
  };
}

const PROGRESS = /^\[\d+\/\d+\].*\n?/gm;
const SAYS_EVERY_MS = 15_000;

function playwright(name: string): Check {
  const file = reportFile(name);
  return {
    name,
    async run() {
      let progress = "starts";
      const clock = setInterval(() => console.log(`        ${name} ${progress}`), SAYS_EVERY_MS);
      const { ok, output } = await quietly("playwright", ["test", "--config", "e2e", "--reporter=line,json"], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        onOutput: (text) => (progress = text.match(/\[\d+\/\d+\]/g)?.at(-1) ?? progress),
      });
      clearInterval(clock);
      return { ok, output: stripVTControlCharacters(output).replaceAll(PROGRESS, "") };
    },
    count: ({ ok }) => playwrightCounts(report(file), ok),
  };
}

/** Finds promises that are neither awaited nor marked `void`: their errors would be lost. */
const FLOATING = ["--type-aware", "--allow=all", "--deny=typescript/no-floating-promises"];

const ofTheSources: readonly Check[] = [
  { name: "types (tsc)", run: () => quietly("tsc", ["-b"]) },
  { name: "lint (oxlint)", run: () => quietly("oxlint", ["--deny-warnings"]) },
  // This rule alone of those that need types: the others repeat what the compiler checks.
  { name: "no promise is forgotten", run: () => quietly("oxlint", FLOATING) },
  { name: "format (oxfmt)", run: () => quietly("oxfmt", ["--check"]) },
  { name: "unused code (knip)", run: () => quietly("knip", ["--no-progress", "--no-config-hints"]) },
];

const inCode = vitest("unit, worker, contracts", "!built");

const dryRun: Check = { name: "deploy, dry run", run: () => quietly({ script: "tools/deploy.ts" }, ["--dry-run"]) };

const ofTheBuild: readonly Check[] = [
  // Without its rule on autocomplete: the standard keeps "tel-national" for plain text, browsers fill it in for telephones too.
  { name: "valid HTML", run: () => quietly("html-validate", ["dist/client/**/*.html"]) },
  { name: "weights", run: () => quietly({ script: "scripts/weights.ts" }, []), printsAlways: true },
  vitest("built pages", "built"),
];

const inBrowser = playwright("browser (playwright)");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
endWithParent();

const inSequence = async (checks: readonly Check[]): Promise<void> => {
  for (const check of checks) await perform(check);
};

async function makeBuild(): Promise<boolean> {
  // First: it writes a build with the settings of production to dist.
  if (values.all) await perform(dryRun);
  return perform({ name: "build", run: build });
}

/** Runs checks of the build. Without a build each of them fails. */
const judge = (checks: readonly Check[], isBuilt: boolean): Promise<void> => {
  const run = () => Promise.resolve({ ok: false, output: "Not run: there is no build." });
  return inSequence(isBuilt ? checks : checks.map(({ name }) => ({ name, run })));
};

const commit = values.all ? cleanCommit(ROOT) : undefined;
if (values.all) forgetTested(ROOT);

// For two cores: build and browser tests run beside everything else.
const building = makeBuild();
const inParallel = async (): Promise<void> => {
  await inSequence(ofTheSources);
  // After the build: one of these tests writes the generated files, which the build reads.
  await building;
  await perform(inCode);
};
// What asks the build follows the browser, which is done before the others.
await Promise.all([building.then((isBuilt) => judge([inBrowser, ...ofTheBuild], isBuilt)), inParallel()]);

if (values.all && total.failed === 0) {
  const noted = commit !== undefined && commit === cleanCommit(ROOT);
  if (noted) noteTested(ROOT, commit);
  console.log(
    noted
      ? `Commit ${commit.slice(0, 7)} may be deployed.`
      : "This is no commit, or files have changed since: npm run deploy will ask for all of it again.",
  );
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
