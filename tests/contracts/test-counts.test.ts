/** `npm test` counts what the runners report, and counts a crash as a failure. */
import path from "node:path";
import { expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "../../scripts/test-counts.ts";

const FILE = path.resolve(import.meta.dirname, "../unit/loan.test.ts");
const file = (status: string, ...tests: string[]) => ({
  name: FILE,
  status,
  assertionResults: tests.map((one) => ({ status: one, fullName: `the loan ${one}` })),
});
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
/** Its tests, in a `describe` of a file. */
const playwright = (expected: number, unexpected: number, flaky = 0) => {
  const outcomes = Object.entries({ expected, unexpected, flaky }).flatMap(([status, times]) =>
    Array.from({ length: times }, () => status),
  );
  const specs = outcomes.map((status, i) => ({ file: "home.spec.ts", line: i, title: status, tests: [{ status }] }));
  return { stats: { expected, unexpected, flaky }, suites: [{ specs: [], suites: [{ specs }] }] };
};

it.each([
  ["all pass", vitest(2, 0, file("passed", "passed", "passed")), true, 2, 0],
  ["one fails", vitest(1, 1, file("failed", "passed", "failed")), false, 1, 1],
  ["a file that cannot be loaded", vitest(1, 0, file("passed", "passed"), file("failed")), false, 1, 1],
  ["an error outside of every test", vitest(3, 0, file("passed", "passed", "passed", "passed")), false, 3, 1],
  ["no tests at all", vitest(0, 0), true, 0, 1],
  ["no report", undefined, false, 0, 1],
])("vitest: %s", (_, report, ok, passed, failed) => {
  expect(vitestCounts(report, ok)).toMatchObject({ passed, failed });
});

it.each([
  ["all pass", playwright(5, 0), true, 5, 0],
  ["two fail", playwright(5, 2), false, 5, 2],
  ["one passes at its second try", playwright(5, 0, 1), true, 5, 1],
  ["the server did not start", playwright(0, 0), false, 0, 1],
  ["no report", { config: {} }, false, 0, 1],
])("playwright: %s", (_, report, ok, passed, failed) => {
  expect(playwrightCounts(report, ok)).toMatchObject({ passed, failed });
});

it("says which", () => {
  const broken = file("failed");
  expect(vitestCounts(vitest(1, 1, file("failed", "passed", "failed"), broken), false).remarks).toEqual([
    "failed: tests/unit/loan.test.ts: the loan failed",
    "failed: tests/unit/loan.test.ts",
  ]);
  expect(playwrightCounts(playwright(1, 1, 1), false).remarks).toEqual([
    "failed: e2e/home.spec.ts:1: unexpected",
    "failed once: e2e/home.spec.ts:2: flaky",
  ]);
});
