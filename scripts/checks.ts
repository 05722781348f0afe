/**
 * `npm test`: every check there is, each with its time and result, and all of them even when one fails. What fails says
 * why in full. The last line counts: a check is one, unless it is itself a run of tests.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Outcome, quietly, ROOT } from "./commands.ts";
import { endWithParent } from "./parent.mjs";
import { playwrightCounts, type Counts, vitestCounts } from "./test-counts.ts";

interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** How many tests a runner's own report tells of. */
  readonly count?: (outcome: Outcome) => Counts;
}

const total = { passed: 0, failed: 0 };

async function perform({ name, run, count }: Check): Promise<void> {
  const start = performance.now();
  const outcome = await run();
  const counts = count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1, remarks: [] };
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const verdict = counts.failed > 0 ? "FAILED" : "passed";
  const detail = count ? `  (${counts.passed} passed, ${counts.failed} failed)` : "";
  console.log(`${verdict}  ${name.padEnd(28)}${seconds.padStart(8)}${detail}`);
  for (const remark of counts.remarks) console.log(`        ${remark}`);
  if (counts.failed > 0) console.log(`\n${outcome.output.trimEnd()}\n`);
}

/** A runner's JSON report; absent when it fell over before writing one. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const reports = path.join(ROOT, "node_modules/.tmp");
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");
rmSync(vitestReport, { force: true });
rmSync(playwrightReport, { force: true });

const still: readonly Check[] = [
  { name: "types (tsc)", run: () => quietly("tsc", ["-b"]) },
  { name: "lint (oxlint)", run: () => quietly("oxlint", ["--deny-warnings"]) },
  { name: "format (oxfmt)", run: () => quietly("oxfmt", ["--check"]) },
  { name: "unused code (knip)", run: () => quietly("knip", ["--no-progress", "--no-config-hints"]) },
  // Before the build: it leaves another one, of the deployed settings.
  { name: "deploy, dry run", run: () => quietly({ script: "scripts/deploy.ts" }, ["--dry-run"]) },
  { name: "build", run: build },
  // Without its rule on autocomplete: the standard keeps "tel-national" for plain text, browsers fill it in for telephones too.
  { name: "valid HTML", run: () => quietly("html-validate", ["dist/client/**/*.html"]) },
  { name: "page weights", run: () => quietly({ script: "scripts/weights.ts" }, []) },
];

const inCode: Check = {
  name: "unit, worker, contracts",
  run: () =>
    quietly("vitest", [
      "run",
      "--config=tests/vitest.config.ts",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
    ]),
  count: ({ ok }) => vitestCounts(report(vitestReport), ok),
};

const inBrowser: Check = {
  name: "browser (playwright)",
  run: () =>
    quietly("playwright", ["test", "--config", "e2e", "--reporter=dot,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      // Eleven minutes on two cores of its own; a shared machine may take half of them away.
      limit: 1800,
    }),
  count: ({ ok }) => playwrightCounts(report(playwrightReport), ok),
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
endWithParent();

const inTurn = async (checks: readonly Check[]): Promise<void> => {
  for (const check of checks) await perform(check);
};
// Two cores: the tests in code leave one of them half idle, and none of them reads the build, which the browser waits for.
await Promise.all([inTurn([...still, inBrowser]), perform(inCode)]);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
