/** Pages in Lighthouse on a mid-range phone and slow 4G, beside a floor and a bare twin. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../../scripts/address.ts";
import { browser } from "../../scripts/browser.ts";
import { median, type Row } from "./row.ts";
import { serveBuilt } from "./server.ts";

/** `simulate`: computed from a fast load; `devtools`: really slowed down. */
type Throttling = "simulate" | "devtools";

interface Visit {
  /** 0 to 100, of SCORES. */
  readonly scores: readonly number[];
  /** First and largest paint and blocking time in ms, and the layout shift. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const SCORES = ["performance", "accessibility", "best practices", "SEO"];

/** @throws where the page did not load, or Lighthouse could not judge it */
async function visit(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const port = await freePort();
  const options = await browser();
  const chrome = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "silent" });
    if (!result) throw new Error(`${url}: Lighthouse gave no result`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (name: string): number => {
      const found = audits[name]?.numericValue;
      if (found === undefined) throw new Error(`${url}: no ${name}`);
      return found;
    };
    return {
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    await chrome.close();
  }
}

/** Lighthouse misses a measure now and then on a busy machine, so a visit is tried three times. */
async function retriedVisit(url: string, throttling: Throttling): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await visit(url, throttling);
    } catch (error) {
      if (tries === 3) throw error;
      console.warn(`once more: ${(error as Error).message}`);
    }
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: Exclude<keyof Visit, "scores">): number => median(visits.map((one) => one[name]));
  return {
    scores: SCORES.map((_, i) => median(visits.map(({ scores }) => scores[i] ?? 0))),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
  };
}

/** A task that is shorter counts as none in the blocking time. */
const LONG_TASK_MS = 50;

function rowsOf(page: string, throttling: Throttling, visits: ReadonlyMap<string, Visit>): Row[] {
  const visitOf = (name: string): Visit => visits.get(name)!;
  const [own, floor, twin] = [visitOf(page), visitOf("floor"), visitOf(`twin of ${page}`)] as const;
  const named = (what: string): string => `${what} of ${page}, ${throttling === "simulate" ? "simulated" : "applied"}`;
  const rowOf = (what: string, beside: string, [reference, ours]: readonly [number, number], goal: number): Row => ({
    what: named(what),
    beside,
    reference,
    ours,
    unit: "ms",
    goal,
  });
  return [
    rowOf("first paint", "a page that says hello", [floor.fcp, own.fcp], 1.2),
    rowOf("largest paint", "its bare twin", [twin.lcp, own.lcp], 1.1),
    rowOf("blocking time", "the limit", [LONG_TASK_MS, own.tbt], 1),
    { what: named("layout shift"), beside: "none", reference: 0, ours: own.cls, unit: "" },
    ...SCORES.flatMap((what, i) =>
      own.scores[i] === 100
        ? []
        : [{ what: named(what), beside: "all", reference: 100, ours: own.scores[i] ?? 0, unit: "", goal: 1 }],
    ),
  ];
}

interface PageBench {
  /** The built client. */
  readonly folder: string;
  /** Paths. */
  readonly pages: readonly string[];
  readonly runs: number;
  readonly throttlings: readonly Throttling[];
}

/**
 * Measures pages beside the floor and their twins.
 * @returns medians of all runs
 * @throws where a page is not in the build
 */
export async function benchPages({ folder, pages, runs, throttlings }: PageBench): Promise<Row[]> {
  const server = await serveBuilt(folder);
  const at = (page: string): string => new URL(page, server.origin).href;
  const subjects = new Map([
    ["floor", at("/floor")],
    ...pages.flatMap((page) => [[`twin of ${page}`, at(`/twin${page}`)] as const, [page, at(page)] as const]),
  ]);
  const rows: Row[] = [];
  try {
    for (const throttling of throttlings) {
      const visits = new Map([...subjects.keys()].map((name): [string, Visit[]] => [name, []]));
      // In turn, so that a busy minute of the machine falls on all alike.
      for (let run = 0; run < runs; run += 1) {
        for (const [name, url] of subjects) visits.get(name)!.push(await retriedVisit(url, throttling));
      }
      const medians = new Map([...visits].map(([name, some]) => [name, medianOf(some)]));
      rows.push(...pages.flatMap((page) => rowsOf(page, throttling, medians)));
    }
  } finally {
    await server.close();
  }
  return rows;
}
