/**
 * `npm run bench`: what the site costs, as one table of ratios within one run. Milliseconds of two runs cannot be compared: each has
 * the speed of its machine. Needs a build, and takes minutes. The questions:
 *
 * - `pages`: first and largest paint, beside a page that says hello and beside a bare twin of the page;
 * - `gestures`: how soon a page answers the first touch on a slow phone;
 * - `edge`: processor time of a lead, beside a handler that only inserts a row.
 *
 * @example npm run bench -- --part pages --pages /,/faq --runs 5 --throttling devtools
 */
import "../scripts/offline.ts";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../scripts/commands.ts";
import { benchEdge } from "./bench/edge.ts";
import { benchGestures } from "./bench/gestures.ts";
import { benchPages } from "./bench/pages.ts";
import { printTable, type Row } from "./bench/row.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "/,/exchange-property,/faq,/buy-flat" },
    runs: { type: "string", default: "3" },
    throttling: { type: "string", default: "simulate,devtools" },
    part: { type: "string", default: "pages,gestures,edge" },
    leads: { type: "string", default: "2000" },
  },
});

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

function numberOf(name: "runs" | "leads"): number {
  const number = Number(values[name]);
  return Number.isInteger(number) && number > 0 ? number : fail(`--${name} is a whole number above 0.`);
}

function listOf<T extends string>(name: "part" | "throttling", all: readonly T[]): T[] {
  const isKnown = (word: string): word is T => (all as readonly string[]).includes(word);
  const words = values[name].split(",");
  return words.every(isKnown) ? words : fail(`--${name} is of: ${all.join(", ")}.`);
}

const parts = listOf("part", ["pages", "gestures", "edge"]);
const throttlings = listOf("throttling", ["simulate", "devtools"]);
const runs = numberOf("runs");
const leads = numberOf("leads");
const folder = path.join(ROOT, "dist/client");
const pages = values.pages.split(",");

const load = (): string => loadavg()[0]!.toFixed(1);
const before = load();
const rows: Row[] = [];
if (parts.includes("pages")) rows.push(...(await benchPages({ folder, pages, runs, throttlings })));
if (parts.includes("gestures")) rows.push(...(await benchGestures({ folder, runs })));
if (parts.includes("edge")) rows.push(...(await benchEdge({ leads, runs })));
printTable(rows);
console.log(`\nmedians of ${runs} runs; load average ${before} before, ${load()} after, on ${cpus().length} cores`);
