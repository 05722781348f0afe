/**
 * `npm run bench`: what the site costs, as ratios within one run, since each run has the speed of its machine. Needs a build, and takes minutes.
 * `-- --part edge` measures a lead at the edge alone, `--part pages` paint and first gesture; `--runs 9` measures more often.
 */
import "../scripts/offline.ts";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchEdge } from "./bench/edge.ts";
import { benchPages } from "./bench/pages.ts";

const { values } = parseArgs({ options: { part: { type: "string" }, runs: { type: "string", default: "3" } } });
for (const [name, measure] of Object.entries({ pages: benchPages, edge: benchEdge })) {
  if (values.part && values.part !== name) continue;
  for (const { what, beside, reference, ours, goal } of await measure(Number(values.runs))) {
    const ratio = (ours / reference).toFixed(2);
    console.log(
      `${ratio} × (goal ${goal}): ${what}, ${ours.toFixed(2)} ms, beside ${beside}, ${reference.toFixed(2)} ms`,
    );
  }
}
console.log(`Medians of ${values.runs} runs; load average ${loadavg()[0]!.toFixed(1)}.`);
