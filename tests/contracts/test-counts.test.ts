/** `npm test` counts what the runners report, and counts a crash as a failure. */
import { expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "../../scripts/test-counts.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});
const playwright = (expected: number, unexpected: number, flaky = 0) => ({ stats: { expected, unexpected, flaky } });

it.each([
  ["all pass", vitest(2, 0, file("passed", "passed", "passed")), true, 2, 0],
  ["one fails", vitest(1, 1, file("failed", "passed", "failed")), false, 1, 1],
  ["a file that cannot be loaded", vitest(1, 0, file("passed", "passed"), file("failed")), false, 1, 1],
  ["an error outside of every test", vitest(3, 0, file("passed", "passed", "passed", "passed")), false, 3, 1],
  ["no tests at all", vitest(0, 0), true, 0, 1],
  ["no report", undefined, false, 0, 1],
])("vitest: %s", (_, report, ok, passed, failed) => {
  expect(vitestCounts(report, ok)).toEqual({ passed, failed });
});

it.each([
  ["all pass", playwright(5, 0), true, 5, 0],
  ["two fail", playwright(5, 2), false, 5, 2],
  ["the server did not start", playwright(0, 0), false, 0, 1],
  ["no report", { config: {} }, false, 0, 1],
])("playwright: %s", (_, report, ok, passed, failed) => {
  expect(playwrightCounts(report, ok)).toEqual({ passed, failed });
});
