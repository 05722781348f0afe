/** The simulator as a runner of Stryker: each mutant meets the plans and seeds that came by its place, in one process, until one does not hold. */
import path from "node:path";
import type { lives } from "../simulation/lives.ts";
import { type Plan, planOf } from "../simulation/plan.ts";
import { PLANS } from "../simulation/plans.ts";

const SEEDS = 60;

/** By the name of the test. */
const plans: ReadonlyMap<string, Plan> = new Map([
  ...Object.entries(PLANS),
  ...Array.from({ length: SEEDS }, (_, i) => [`seed ${i + 1}`, planOf(i + 1)] as const),
]);

/** What instrumented code reads and writes. */
const { __stryker__: state } = Object.assign(globalThis, {
  __stryker__: {} as {
    activeMutant?: string | undefined;
    currentTestId?: string | undefined;
    hitCount?: number | undefined;
    hitLimit?: number | undefined;
    mutantCoverage?: object;
  },
});

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

let fault: Awaited<ReturnType<typeof lives>>;

const runner = {
  capabilities: () => ({ reloadEnvironment: true }),
  /** In the sandbox, whose code is instrumented. */
  async init(): Promise<void> {
    const code = (await import(path.resolve("tests/simulation/lives.ts"))) as { lives: typeof lives };
    fault = await code.lives();
  },
  async dryRun(): Promise<object> {
    const tests = [];
    for (const [name, plan] of plans) {
      const began = performance.now();
      state.currentTestId = name;
      const failureMessage = await fault(plan);
      const status = failureMessage === undefined ? 0 : 1;
      tests.push({ id: name, name, status, failureMessage, timeSpentMs: performance.now() - began });
    }
    state.currentTestId = undefined;
    return { status: "complete", tests, mutantCoverage: state.mutantCoverage };
  },
  async mutantRun({ activeMutant, testFilter = [...plans.keys()], hitLimit }: MutantRun): Promise<object> {
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
    let nrOfTests = 0;
    for (const name of testFilter) {
      nrOfTests += 1;
      const failureMessage = await fault(plans.get(name)!);
      if (hitLimit !== undefined && state.hitCount! > hitLimit) return { status: "timeout" };
      if (failureMessage !== undefined) return { status: "killed", killedBy: [name], failureMessage, nrOfTests };
    }
    return { status: "survived", nrOfTests };
  },
};

export const strykerPlugins = [
  { kind: "TestRunner", name: "simulator", factory: Object.assign(() => runner, { inject: [] }) },
];
