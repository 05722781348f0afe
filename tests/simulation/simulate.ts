/**
 * `npm run simulate -- --seeds N --from S`: the life of some leads by seed, again and again, on the real edge and the real desk,
 * with a clock, a network and stores that go wrong by seed too. What fails is made as short as it can be, and printed; the same
 * seed fails in the same way. `--plans` lives the named plans instead. `--break NAME` undoes a mend first, to show that it would be
 * noticed.
 */
import { parseArgs } from "node:util";
import { lives } from "./lives.ts";
import { type Plan, planOf, shorter } from "./plan.ts";
import { PLANS } from "./plans.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "2000" },
    from: { type: "string", default: "1" },
    plans: { type: "boolean", default: false },
    break: { type: "string" },
  },
});
const from = Number(values.from);
const until = from + Number(values.seeds);
const print = console.log;

const fault = await lives(values.break);
const began = performance.now();

/** Without the numbers of its visitor and wish: a plan made shorter must fail for the same reason. */
const reasonOf = (why: string): string => why.split("\n", 1)[0]!.replaceAll(/\d+/g, "");

async function shortest(plan: Plan, reason: string): Promise<Plan> {
  for (const other of shorter(plan)) {
    const why = await fault(other);
    if (why !== undefined && reasonOf(why) === reason) return shortest(other, reason);
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
// Whoever stops it learns how far it came.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
for (; seed < until && failed === undefined && !stop.signal.aborted; seed += 1) {
  const plan = planOf(seed);
  const why = await fault(plan);
  if (why === undefined) continue;
  failed = seed;
  const short = await shortest(plan, reasonOf(why));
  print(`Seed ${seed}: ${why}\nThe shortest plan that fails (${await fault(short)}):`);
  for (const moment of short.moments) print(JSON.stringify(moment));
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (failed === undefined) print(`${seed - from} seeds from ${from}: all held, in ${seconds} s`);
else print(`Again: npm run simulate -- --seeds 1 --from ${failed}${values.break ? ` --break ${values.break}` : ""}`);
process.exitCode = failed === undefined ? 0 : 1;
