/**
 * `npm test` runs every check in two lanes. The last line is the sum: "N passed, M failed". A part that crashes or is cut off
 * counts as one failure. `--all` adds the longest tests, `--slow` (or CI=true) multiplies all timeouts by ten.
 */
import { parseArgs, stripVTControlCharacters } from "node:util";
import { ENGINES, isInstalled } from "../e2e/engines/engines.ts";
import { build } from "./build.ts";
import { type Outcome, quietly } from "../shared/commands.ts";
import { endWithParent } from "./parent.mjs";

const { values } = parseArgs({
  options: { all: { type: "boolean", default: false }, slow: { type: "boolean", default: false } },
});
// Read by the configurations of vitest and Playwright.
process.env.TEST_PATIENCE ??= values.slow || process.env.CI ? "10" : "1";
if (values.all) process.env.TEST_ALL = "1";
else delete process.env.TEST_ALL;

interface Counts {
  passed: number;
  failed: number;
}

interface Part {
  readonly name: string;
  readonly run: (onOutput: (text: string) => void) => Promise<Outcome>;
  /** True if the output ends with the summary of vitest or Playwright. Other parts count as one. */
  readonly hasTests?: boolean;
  readonly isVerbose?: boolean;
}

const tool = (
  name: string,
  command: Parameters<typeof quietly>[0],
  args: readonly string[],
  more = {},
): Part => ({
  name,
  run: (onOutput) => quietly(command, args, { onOutput }),
  ...more,
});
const vitest = (name: string, project: string): Part =>
  tool(name, "vitest", ["run", "--config=tests/vitest.config.ts", `--project=${project}`], {
    hasTests: true,
  });

const sources: readonly Part[] = [
  tool("types", { script: "scripts/typecheck.ts" }, []),
  tool("lint", "oxlint", ["--deny-warnings"]),
  // The only rule that needs types and that the compiler does not check.
  tool("floating promises", "oxlint", [
    "--type-aware",
    "--allow=all",
    "--deny=typescript/no-floating-promises",
  ]),
  tool("format", "oxfmt", ["--check"]),
  tool("unused code", "knip", ["--no-progress", "--no-config-hints"]),
];
const engines = Object.entries(ENGINES);
const built: readonly Part[] = [
  tool("browser", "playwright", ["test", "--config=e2e", "--reporter=list"], { hasTests: true }),
  ...(values.all && engines.some(([, engine]) => isInstalled(engine))
    ? [
        tool("other engines", "playwright", ["test", "--config=e2e/engines", "--reporter=list"], {
          hasTests: true,
        }),
      ]
    : []),
  tool("valid HTML", "html-validate", ["dist/client/**/*.html"]),
  tool("byte budgets", { script: "scripts/weights.ts" }, [], { isVerbose: true }),
  vitest("built pages", "built"),
  // Last, because it hides the built pages from search engines while the site has samples.
  ...(values.all
    ? [tool("drill of the alarms", { script: "tests/drill/drill.ts" }, [], { isVerbose: true })]
    : []),
  ...(values.all ? [tool("deploy, dry run", { script: "tools/deploy.ts" }, ["--dry-run"])] : []),
];

const total: Counts = { passed: 0, failed: 0 };
/** Last line of output of each running part. */
const running = new Map<string, string>();
const start = performance.now();
const log = (mark: string, text: string): void =>
  console.log(
    `${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${mark.padEnd(7)}  ${text}`,
  );

setInterval(() => {
  for (const [name, line] of running) log("", `${name}: ${line.slice(0, 100)}`);
}, 10_000).unref();

/** Reads the summary of vitest ("Tests  1 failed | 2 passed") or Playwright ("  2 passed (3s)"). */
function testCounts(output: string): Counts {
  const lines = output.matchAll(
    /^ +Tests +(.+)$|^ {2}(\d+ (?:passed|failed|flaky|interrupted|did not run)\b)/gm,
  );
  const summary = [...lines].map(([, tests, count]) => tests ?? count).join(" | ");
  const count = (word: string): number =>
    Number(new RegExp(`(\\d+) ${word}`).exec(summary)?.[1] ?? 0);
  const unloaded = Number(/Failed Suites (\d+)/.exec(output)?.[1] ?? 0);
  const failed = ["failed", "flaky", "interrupted", "did not run"].map(count);
  return { passed: count("passed"), failed: failed.reduce((sum, n) => sum + n, unloaded) };
}

async function perform({ name, run, hasTests = false, isVerbose = false }: Part): Promise<boolean> {
  running.set(name, "started");
  const { ok, output } = await run((text) => {
    const line = stripVTControlCharacters(text).trim().split("\n").at(-1);
    if (line) running.set(name, line);
  });
  running.delete(name);
  const text = stripVTControlCharacters(output);
  const counts = hasTests ? testCounts(text) : { passed: Number(ok), failed: Number(!ok) };
  if (counts.failed === 0 && (!ok || counts.passed === 0)) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  const hasPassed = counts.failed === 0;
  log(
    hasPassed ? "passed" : "FAILED",
    `${name}${hasTests ? ` (${counts.passed} passed, ${counts.failed} failed)` : ""}`,
  );
  if (!hasPassed || isVerbose) console.log(text.replaceAll(/^ +(?:✓|ok ).*\n/gm, "").trim());
  return hasPassed;
}

function conclude(): void {
  console.log(`${total.passed} passed, ${total.failed + running.size} failed`);
  process.exit(total.failed + running.size > 0 ? 1 : 0);
}
// Children end with this process (commands.ts).
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, conclude);
endWithParent();

for (const [name, engine] of values.all ? engines : [])
  if (!isInstalled(engine))
    log("skipped", `${name}: needs ${Object.keys(engine.needs).join(" and ")}`);

const building = perform({ name: "build", run: () => build() });
async function checkSources(): Promise<void> {
  for (const part of sources) await perform(part);
  // A test regenerates files that the build reads.
  await building;
  await perform(vitest("unit, worker, contracts", "!built"));
}
async function checkBuild(): Promise<void> {
  if (await building) for (const part of built) await perform(part);
  else total.failed += built.length;
}
await Promise.all([checkSources(), checkBuild()]);
conclude();
