/**
 * `npm run bench`: what the site costs, as one table of ratios within one run. Milliseconds of two runs cannot be compared: each has
 * the speed of its machine. Needs a build, and takes minutes. The parts:
 *
 * - `paint`: first and largest paint, beside a page that says hello and beside a bare twin of the page;
 * - `gestures`: how soon a page answers the first touch on a slow phone;
 * - `edge`: processor time of a lead, beside a handler that only inserts a row.
 *
 * @example npm run bench -- --part paint --pages /,/faq --runs 5
 */
import "../scripts/offline.ts";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../scripts/commands.ts";
import { benchEdge } from "./bench/edge.ts";
import { benchPages } from "./bench/pages.ts";
import { printTable, type Row } from "./bench/row.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "/,/exchange-property,/faq,/buy-flat" },
    runs: { type: "string", default: "3" },
    part: { type: "string", default: "paint,gestures,edge" },
    leads: { type: "string", default: "2000" },
  },
});
const [runs, leads, parts] = [Number(values.runs), Number(values.leads), values.part.split(",")];
const load = (): string => loadavg()[0]!.toFixed(1);
const before = load();
const folder = path.join(ROOT, "dist/client");
const rows: Row[] = await benchPages({ folder, pages: values.pages.split(","), runs, parts });
if (parts.includes("edge")) rows.push(...(await benchEdge({ leads, runs })));
printTable(rows);
console.log(`\nmedians of ${runs} runs; load average ${before} before, ${load()} after, on ${cpus().length} cores`);
