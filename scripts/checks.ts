/**
 * `npm test`: runs every check, also after one has failed, and prints time and result of each; of a failed one its output. The last line counts
 * checks and tests. `npm run test:all` runs the longest tests too, and records the commit for which all passed.
 */
import { parseArgs } from "node:util";
import { build, quietly, ROOT } from "./commands.ts";
import { endWithParent } from "./parent.mjs";
import { conclude, hasFailed, type Part, perform } from "./parts.ts";
import { cleanCommit, forgetTested, noteTested } from "./tested.ts";

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
// Read by the settings of vitest and of Playwright.
if (values.all) process.env.TEST_ALL = "1";
else delete process.env.TEST_ALL;

const vitest = (name: string, projects: string): Part => ({
  name,
  tells: true,
  run(onTold) {
    const settings = ["--config=tests/vitest.config.ts", `--project=${projects}`];
    const reporters = ["--reporter=dot", "--reporter=./scripts/tell-vitest.ts"];
    return quietly("vitest", ["run", ...settings, ...reporters], { onTold });
  },
});

const playwright = (name: string): Part => ({
  name,
  tells: true,
  run: (onTold) =>
    quietly("playwright", ["test", "--config", "e2e", "--reporter=dot,./scripts/tell-playwright.ts"], { onTold }),
});

/** Finds promises that are neither awaited nor marked `void`: their errors would be lost. */
const FLOATING = ["--type-aware", "--allow=all", "--deny=typescript/no-floating-promises"];

const ofTheSources: readonly Part[] = [
  { name: "types (tsc)", run: () => quietly("tsc", ["-b"]) },
  { name: "lint (oxlint)", run: () => quietly("oxlint", ["--deny-warnings"]) },
  // This rule alone of those that need types: the others repeat what the compiler checks.
  { name: "no promise is forgotten", run: () => quietly("oxlint", FLOATING) },
  { name: "format (oxfmt)", run: () => quietly("oxfmt", ["--check"]) },
  { name: "unused code (knip)", run: () => quietly("knip", ["--no-progress", "--no-config-hints"]) },
];

const inCode = vitest("unit, worker, contracts", "!built");

const dryRun: Part = { name: "deploy, dry run", run: () => quietly({ script: "tools/deploy.ts" }, ["--dry-run"]) };

const ofTheBuild: readonly Part[] = [
  // Without its rule on autocomplete: the standard keeps "tel-national" for plain text, browsers fill it in for telephones too.
  { name: "valid HTML", run: () => quietly("html-validate", ["dist/client/**/*.html"]) },
  { name: "weights", run: () => quietly({ script: "scripts/weights.ts" }, []), printsAlways: true },
  vitest("built pages", "built"),
];

/** Of the files of a lead's way that were touched last, what the last commits wrote: no test may miss it unseen. */
const mutants: Part = {
  name: "mutants of the last commits",
  run: () => quietly({ script: "tests/mutation/mutate.ts" }, ["--last", "10", "--files", "3"]),
  printsAlways: true,
};

const inBrowser = playwright("browser (playwright)");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    conclude();
    // What was started ends with this process.
    process.exit(1);
  });
}
endWithParent();

const inSequence = async (checks: readonly Part[]): Promise<void> => {
  for (const check of checks) await perform(check);
};

async function makeBuild(): Promise<boolean> {
  // First: it writes a build with the settings of production to dist.
  if (values.all) await perform(dryRun);
  return perform({ name: "build", run: build });
}

/** Runs checks of the build. Without a build each of them fails. */
const judge = (checks: readonly Part[], isBuilt: boolean): Promise<void> => {
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

// Last, when nothing runs beside it: the first run of its tests must pass.
if (values.all) await perform(mutants);

if (values.all && !hasFailed()) {
  const noted = commit !== undefined && commit === cleanCommit(ROOT);
  if (noted) noteTested(ROOT, commit);
  console.log(
    noted
      ? `Commit ${commit.slice(0, 7)} may be deployed.`
      : "This is no commit, or files have changed since: npm run deploy will ask for all of it again.",
  );
}
process.exitCode = conclude() ? 0 : 1;
