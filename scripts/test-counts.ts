/** Counts the tests in the JSON reports of vitest and Playwright. */
import path from "node:path";
import * as v from "valibot";
import { ROOT } from "./commands.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed. */
  readonly remarks: readonly string[];
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

const Spec = v.object({
  file: v.string(),
  line: v.number(),
  title: v.string(),
  tests: v.array(v.object({ status: v.string() })),
});
interface Suite {
  readonly specs?: readonly v.InferOutput<typeof Spec>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.optional(v.array(Spec)),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(Suite),
});

const specsOf = ({ specs = [], suites = [] }: Suite): v.InferOutput<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts a run that failed without a failed test, or had no tests, as one failure. */
const withCrash = ({ passed, failed, remarks }: Counts, ok: boolean): Counts => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  remarks,
});

/** @param ok whether the runner ended with 0 */
export function vitestCounts(report: unknown, ok: boolean): Counts {
  const { success, output } = v.safeParse(VitestReport, report);
  if (!success) return { passed: 0, failed: 1, remarks: [] };
  const failed = output.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
    // A file that could not be loaded fails without a test of its own.
    if (status === "failed" && tests.length === 0) return [name];
    return tests.map((test) => `${name}: ${test}`);
  });
  const remarks = failed.map((one) => `failed: ${path.relative(ROOT, one)}`);
  return withCrash({ passed: output.numPassedTests, failed: failed.length, remarks }, ok);
}

/** A test that passed only at its second try counts as failed. @param ok whether the runner ended with 0 */
export function playwrightCounts(report: unknown, ok: boolean): Counts {
  const { success, output } = v.safeParse(PlaywrightReport, report);
  if (!success) return { passed: 0, failed: 1, remarks: [] };
  const { expected, flaky, unexpected } = output.stats;
  const remarks = output.suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) => {
    const failed = tests.find(({ status }) => status === "unexpected" || status === "flaky");
    return failed ? [`failed${failed.status === "flaky" ? " once" : ""}: e2e/${file}:${line}: ${title}`] : [];
  });
  return withCrash({ passed: expected, failed: unexpected + flaky, remarks }, ok);
}
