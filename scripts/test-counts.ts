/** How many tests passed and failed, by the JSON reports of the runners. */
import * as v from "valibot";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) })),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** A run that fell over without a failed test to show for it is one failure: nothing passes by crashing. */
const honest = ({ passed, failed }: Counts, ok: boolean): Counts => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
});

export function vitestCounts(report: unknown, ok: boolean): Counts {
  const { success, output } = v.safeParse(VitestReport, report);
  if (!success) return { passed: 0, failed: 1 };
  // A file that could not be loaded fails without a test of its own.
  const broken = output.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return honest({ passed: output.numPassedTests, failed: output.numFailedTests + broken.length }, ok);
}

export function playwrightCounts(report: unknown, ok: boolean): Counts {
  const { success, output } = v.safeParse(PlaywrightReport, report);
  if (!success) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = output.stats;
  return honest({ passed: expected + flaky, failed: unexpected }, ok);
}
