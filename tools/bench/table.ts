/** Visits in turn, so that a busy minute of the machine falls on all alike. */
import { chromium } from "@playwright/test";
import { browser } from "../../scripts/browser.ts";
import { freePort } from "../../scripts/address.ts";
import type { Row } from "./row.ts";
import { serveBuilt } from "./server.ts";
import { medianOf, type Throttling, visit, type Visit } from "./visit.ts";

export interface PageBench {
  readonly folder: string;
  readonly pages: readonly string[];
  readonly runs: number;
  readonly throttlings: readonly Throttling[];
  /** Another site to stand beside ours. */
  readonly other?: string | undefined;
}

async function measure(url: string, throttling: Throttling): Promise<Visit> {
  const port = await freePort();
  const options = await browser();
  const open = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    return await visit(url, port, throttling);
  } finally {
    await open.close();
  }
}

/** A busy machine makes Lighthouse miss a measure now and then: a visit is made again, and said so. */
async function measured(url: string, throttling: Throttling): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measure(url, throttling);
    } catch (error) {
      if (tries === 3) throw error;
      console.warn(`once more: ${(error as Error).message}`);
    }
  }
}

/** Nobody notices less. */
const LONG_TASK_MS = 50;

function rowsOf(page: string, throttling: Throttling, visits: ReadonlyMap<string, Visit>): Row[] {
  const one = visits.get(page)!;
  const named = (what: string): string => `${what} of ${page}, ${throttling === "simulate" ? "simulated" : "applied"}`;
  const beside = (what: string, name: string, reference: number, ours: number, goal: number): Row => ({
    what: named(what),
    beside: name,
    reference,
    ours,
    unit: "ms",
    goal,
  });
  const [floor, twin, other] = ["floor", `twin of ${page}`, "other"].map((name) => visits.get(name));
  return [
    beside("first paint", "a page that says hello", floor!.fcp, one.fcp, 1.2),
    beside("largest paint", "its bare twin", twin!.lcp, one.lcp, 1.1),
    ...(other ? [beside("largest paint", "the other site", other.lcp, one.lcp, 0.7)] : []),
    beside("blocking time", "the limit", LONG_TASK_MS, one.tbt, 1),
    { what: named("what moves"), beside: "nothing", reference: 0, ours: one.cls, unit: "" },
    ...["performance", "accessibility", "best practices", "SEO"].flatMap((what, i) =>
      one.scores[i] === 100
        ? []
        : [{ what: named(what), beside: "all", reference: 100, ours: one.scores[i] ?? 0, unit: "", goal: 1 }],
    ),
  ];
}

/** @throws where a page is not in the build. */
export async function benchPages({ folder, pages, runs, throttlings, other }: PageBench): Promise<Row[]> {
  const server = await serveBuilt(folder);
  const at = (page: string): string => new URL(page, server.origin).href;
  const subjects = new Map([
    ["floor", at("/floor")],
    ...(other ? [["other", other] as const] : []),
    ...pages.flatMap((page) => [[`twin of ${page}`, at(`/twin${page}`)] as const, [page, at(page)] as const]),
  ]);
  const rows: Row[] = [];
  try {
    for (const throttling of throttlings) {
      const visits = new Map([...subjects.keys()].map((name): [string, Visit[]] => [name, []]));
      for (let run = 0; run < runs; run += 1) {
        for (const [name, url] of subjects) visits.get(name)!.push(await measured(url, throttling));
      }
      const medians = new Map([...visits].map(([name, some]) => [name, medianOf(some)]));
      rows.push(...pages.flatMap((page) => rowsOf(page, throttling, medians)));
    }
  } finally {
    await server.close();
  }
  return rows;
}
