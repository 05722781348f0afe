/**
 * `npm run simulate -- --seeds N --from S` plays the life of some leads on the real edge. The seed decides what visitors do, and how clock,
 * network and stores fail. A plan that fails is shortened and printed. `--lossy` plants a fault that the laws must find.
 */
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { Edge } from "./edge.ts";
import { takeViolation, violate } from "./laws.ts";
import { makePlan, type Moment, shorter } from "./plan.ts";
import { World } from "./world.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    lossy: { type: "boolean", default: false },
  },
});
const print = console.log;
const edge = new Edge(await bundle(values.lossy));
const report = (error: unknown): void =>
  violate(error instanceof Error ? (error.stack ?? error.message) : String(error));
// An error of a promise that no code awaited, for example in a page.
for (const name of ["unhandledRejection", "uncaughtException"]) process.on(name, report);

/** @returns The first violation of a run, or `undefined` if every law holds. */
async function playPlan(seed: number, plan: readonly Moment[]): Promise<string | undefined> {
  takeViolation();
  await new World(edge, seed).run(plan).catch(report);
  return takeViolation();
}

/** Without the numbers of its visitor and wish. A plan made shorter must fail for the same reason. */
const shortReason = (why = ""): string => why.split("\n", 1)[0]!.replaceAll(/\d+/g, "");

async function shortest(
  seed: number,
  plan: readonly Moment[],
  why: string,
): Promise<readonly Moment[]> {
  for (const other of shorter(plan))
    if (shortReason(await playPlan(seed, other)) === shortReason(why))
      return shortest(seed, other, why);
  return plan;
}

/** Plays all seeds. @returns Whether every law holds. */
async function playAll(from: number, seeds: number): Promise<boolean> {
  const since = performance.now();
  for (let seed = from; seed < from + seeds; seed += 1) {
    const plan = makePlan(seed);
    const why = await playPlan(seed, plan);
    if (why === undefined) continue;
    const short = await shortest(seed, plan, why);
    print(`Seed ${seed}: ${why}\nThe shortest plan that fails (${await playPlan(seed, short)}):`);
    for (const moment of short) print(JSON.stringify(moment));
    print(`Again: npm run simulate -- --seeds 1 --from ${seed}`);
    return false;
  }
  print(
    `${seeds} seeds from ${from}: all held, in ${((performance.now() - since) / 1000).toFixed(1)} s`,
  );
  return true;
}

process.exit((await playAll(Number(values.from), Number(values.seeds))) ? 0 : 1);
