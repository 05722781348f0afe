/**
 * `npm run bench`: what the site costs, as one table of ratios within one run. Pages against a floor that says hello and against
 * their bare twins; the first gesture on a slow phone; a lead at the edge against a bare handler with one insert; a database that
 * grows to a million leads; a site that grows to five hundred pages. Needs a build; takes minutes; reads no clock but its own
 * machine's, so milliseconds of two runs cannot be compared.
 *
 *   npm run bench -- --pages /,/faq --runs 5 --throttling devtools --other http://127.0.0.1:4321/ --part pages
 */
import "../scripts/offline.ts";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../scripts/commands.ts";
import { benchBuild } from "./bench/build.ts";
import { benchEdge } from "./bench/edge.ts";
import { benchGestures } from "./bench/gestures.ts";
import { benchGrowth } from "./bench/growth.ts";
import { printTable, type Row } from "./bench/row.ts";
import { benchPages } from "./bench/table.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "/,/exchange-property,/faq,/buy-flat" },
    runs: { type: "string", default: "3" },
    throttling: { type: "string", default: "simulate,devtools" },
    other: { type: "string" },
    part: { type: "string", default: "pages,gestures,edge,growth,build" },
    leads: { type: "string", default: "2000" },
    most: { type: "string", default: "1000000" },
  },
});

const numberOf = (name: "runs" | "leads" | "most"): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} is a whole number above 0.`);
  process.exit(2);
};

function listOf<T extends string>(name: "part" | "throttling", all: readonly T[]): T[] {
  const known = (word: string): word is T => (all as readonly string[]).includes(word);
  const words = values[name].split(",");
  if (words.every(known)) return words;
  console.error(`--${name} is of: ${all.join(", ")}.`);
  process.exit(2);
}

const parts = listOf("part", ["pages", "gestures", "edge", "growth", "build"]);
const throttlings = listOf("throttling", ["simulate", "devtools"]);
const runs = numberOf("runs");
const leads = numberOf("leads");

const folder = path.join(ROOT, "dist/client");
const pages = values.pages.split(",");

const busy = (): string => loadavg()[0]!.toFixed(1);
const before = busy();
const rows: Row[] = [];
if (parts.includes("pages"))
  rows.push(...(await benchPages({ folder, pages, runs, throttlings, other: values.other })));
if (parts.includes("gestures")) rows.push(...(await benchGestures({ folder, runs })));
if (parts.includes("edge")) rows.push(...(await benchEdge({ leads, runs })));
if (parts.includes("growth")) rows.push(...(await benchGrowth({ most: numberOf("most") })));
if (parts.includes("build")) rows.push(...benchBuild());
printTable(rows);
console.log(`\nmedians of ${runs} runs; load average ${before} before, ${busy()} after, on ${cpus().length} cores`);
