/** Visits in turn, so that a busy minute of the machine falls on all alike, and their table. */
import { chromium } from "@playwright/test";
import { browser } from "../browser.ts";
import { freePort } from "../address.ts";
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

const ms = (time: number): string => time.toFixed(0);
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

function row(name: string, one: Visit, floor: Visit, twin: Visit | undefined): string {
  const { scores, fcp, lcp, tbt, cls, html, script, image, font } = one;
  const weight = [html, script, image, font].map((size) => size.toFixed(1)).join(", ");
  const cells = [
    name,
    scores.join("/"),
    ms(fcp),
    times(fcp / floor.fcp),
    ms(lcp),
    twin ? times(lcp / twin.lcp) : "",
    ms(tbt),
    cls.toFixed(3),
    weight,
  ];
  return `| ${cells.join(" | ")} |`;
}

const HEADINGS = ["page", "scores", "FCP", "of floor", "LCP", "of twin", "TBT", "CLS", "KiB html, js, img, font"];

/** @throws where a page is not in the build. */
export async function benchPages({ folder, pages, runs, throttlings, other }: PageBench): Promise<void> {
  const server = await serveBuilt(folder);
  const at = (page: string): string => new URL(page, server.origin).href;
  const subjects = new Map([
    ["floor", at("/floor")],
    ...(other ? [["other", other] as const] : []),
    ...pages.flatMap((page) => [[`twin of ${page}`, at(`/twin${page}`)] as const, [page, at(page)] as const]),
  ]);
  try {
    for (const throttling of throttlings) {
      const visits = new Map([...subjects.keys()].map((name): [string, Visit[]] => [name, []]));
      for (let run = 0; run < runs; run += 1) {
        for (const [name, url] of subjects) visits.get(name)!.push(await measured(url, throttling));
      }
      const medians = new Map([...visits].map(([name, some]) => [name, medianOf(some)]));
      console.log(`\n${throttling === "simulate" ? "simulated" : "applied"} throttling, medians of ${runs}\n`);
      console.log(`| ${HEADINGS.join(" | ")} |\n|${HEADINGS.map(() => " --- ").join("|")}|`);
      for (const [name, one] of medians)
        console.log(row(name, one, medians.get("floor")!, medians.get(`twin of ${name}`)));
    }
  } finally {
    await server.close();
  }
}
