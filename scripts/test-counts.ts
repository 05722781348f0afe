/** How many tests passed and failed, and which, by the JSON reports of the runners. */
import path from "node:path";
import * as v from "valibot";
import { ROOT } from "./commands.ts";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, a line each. */
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

/** A run that fell over without a failed test to show for it is one failure: nothing passes by crashing. */
const honest = ({ passed, failed, remarks }: Counts, ok: boolean): Counts => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  remarks,
});

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
  return honest({ passed: output.numPassedTests, failed: failed.length, remarks }, ok);
}

/** What passes at a second try only has failed: it is mended, or it goes. */
export function playwrightCounts(report: unknown, ok: boolean): Counts {
  const { success, output } = v.safeParse(PlaywrightReport, report);
  if (!success) return { passed: 0, failed: 1, remarks: [] };
  const { expected, flaky, unexpected } = output.stats;
  const remarks = output.suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) => {
    const failed = tests.find(({ status }) => status === "unexpected" || status === "flaky");
    return failed ? [`failed${failed.status === "flaky" ? " once" : ""}: e2e/${file}:${line}: ${title}`] : [];
  });
  return honest({ passed: expected, failed: unexpected + flaky, remarks }, ok);
}
