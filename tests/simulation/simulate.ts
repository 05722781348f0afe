/**
 * `npm run simulate -- --seeds N --from S` plays the life of some leads on the real edge and the real desk. The seed decides what
 * visitors do, and how clock, network and stores fail. A plan that fails is shortened and printed. The same seed fails in the same way.
 * `--floods` first checks the caps of networks. `--lossy` plants a fault that the laws must find.
 */
import { parseArgs } from "node:util";
import { bundle } from "./bundle.ts";
import { floodAll } from "./caps.ts";
import { Clock, install } from "./clock.ts";
import type { Stage } from "./network.ts";
import { type Plan, makePlan, shorter } from "./plan.ts";
import { Random } from "./random.ts";
import { Bucket, Database } from "./stores.ts";
import { play } from "./world.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    floods: { type: "boolean", default: false },
    lossy: { type: "boolean", default: false },
  },
});
const print = console.log;

/** Takes over the clock of this process. */
async function createStage(): Promise<Stage> {
  const subject = await bundle(values.lossy);
  const clock = new Clock();
  const quiet = { share: 0, random: new Random(0) };
  const stage: Stage = {
    clock,
    subject,
    isolate: subject.begin(),
    database: new Database(clock, { ...quiet }),
    bucket: new Bucket(clock, { ...quiet }),
    random: new Random(0),
  };
  install(clock, () => stage.random);
  return stage;
}

const stage = await createStage();
/** An error of a promise that no code awaited, for example in a page. */
let unhandled: unknown;

/** Plays a plan. @returns the fault, or `undefined` if every law holds */
async function fault(plan: Plan): Promise<string | undefined> {
  unhandled = undefined;
  try {
    await play(stage, plan);
    if (unhandled !== undefined) throw unhandled;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return error.name === "Violation" ? error.message : (error.stack ?? error.message);
  }
}

/** Without the numbers of its visitor and wish. A plan made shorter must fail for the same reason. */
const shortReason = (why: string): string => why.split("\n", 1)[0]!.replaceAll(/\d+/g, "");

async function shortest(plan: Plan, reason: string): Promise<Plan> {
  for (const other of shorter(plan)) {
    const why = await fault(other);
    if (why !== undefined && shortReason(why) === reason) return shortest(other, reason);
  }
  return plan;
}

/** @returns Whether every flood stays within the caps. */
async function playFloods(): Promise<boolean> {
  const faults = await floodAll(stage);
  for (const line of faults) print(line);
  print(faults.length === 0 ? "All floods stay within the caps" : `${faults.length} faults`);
  return faults.length === 0;
}

/** @returns Whether every seed holds. */
async function playSeeds(): Promise<boolean> {
  const from = Number(values.from);
  const since = performance.now();
  for (let seed = from; seed < from + Number(values.seeds); seed += 1) {
    const plan = makePlan(seed);
    const why = await fault(plan);
    if (why === undefined) continue;
    const short = await shortest(plan, shortReason(why));
    print(`Seed ${seed}: ${why}\nThe shortest plan that fails (${await fault(short)}):`);
    for (const moment of short.moments) print(JSON.stringify(moment));
    print(`Again: npm run simulate -- --seeds 1 --from ${seed}`);
    return false;
  }
  print(`${values.seeds} seeds from ${from}: all held, in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return true;
}

process.on("unhandledRejection", (error) => (unhandled ??= error));
process.exit((!values.floods || (await playFloods())) && (await playSeeds()) ? 0 : 1);
