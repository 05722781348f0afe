/**
 * `npm run simulate -- --seeds N --from S` plays the life of some leads on the real edge and the real desk. The seed decides what
 * visitors do, and how clock, network and stores fail. A plan that fails is shortened and printed. The same seed fails in the same way.
 *
 * - `--plans` plays the named plans instead.
 * - `--floods` checks the caps of networks instead.
 * - `--break NAME` first breaks a repaired fault, to show that the simulator notices.
 */
import { parseArgs } from "node:util";
import { floodAll } from "./caps.ts";
import { createStage, lives } from "./lives.ts";
import { type Plan, makePlan, shorter } from "./plan.ts";
import { PLANS } from "./plans.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    plans: { type: "boolean", default: false },
    floods: { type: "boolean", default: false },
    break: { type: "string" },
  },
});
const from = Number(values.from);
const until = from + Number(values.seeds);
const print = console.log;

if (values.floods) {
  const faults = await floodAll(await createStage(values.break));
  for (const fault of faults) print(fault);
  print(faults.length === 0 ? "All floods stay within the caps" : `${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}

const fault = await lives(values.break);
const began = performance.now();

/** Without the numbers of its visitor and wish: a plan made shorter must fail for the same reason. */
const shortReason = (why: string): string => why.split("\n", 1)[0]!.replaceAll(/\d+/g, "");

async function shortest(plan: Plan, reason: string): Promise<Plan> {
  for (const other of shorter(plan)) {
    const why = await fault(other);
    if (why !== undefined && shortReason(why) === reason) return shortest(other, reason);
  }
  return plan;
}

/** @returns how many do not hold */
async function replay(): Promise<number> {
  let fallen = 0;
  for (const [name, plan] of Object.entries(PLANS)) {
    const why = await fault(plan);
    if (why === undefined) continue;
    fallen += 1;
    print(`Plan “${name}”: ${why}`);
  }
  print(`${Object.keys(PLANS).length - fallen} of ${Object.keys(PLANS).length} plans hold`);
  return fallen;
}

if (values.plans) process.exit(await replay());

let failed: number | undefined;
let seed = from;
const stop = new AbortController();
// After an interruption, the number of finished seeds is printed.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
for (; seed < until && failed === undefined && !stop.signal.aborted; seed += 1) {
  const plan = makePlan(seed);
  const why = await fault(plan);
  if (why === undefined) continue;
  failed = seed;
  const short = await shortest(plan, shortReason(why));
  print(`Seed ${seed}: ${why}\nThe shortest plan that fails (${await fault(short)}):`);
  for (const moment of short.moments) print(JSON.stringify(moment));
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (failed === undefined) print(`${seed - from} seeds from ${from}: all held, in ${seconds} s`);
else print(`Again: npm run simulate -- --seeds 1 --from ${failed}${values.break ? ` --break ${values.break}` : ""}`);
process.exitCode = failed === undefined ? 0 : 1;
