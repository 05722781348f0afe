/** One visit with Lighthouse: a mid-range phone, slow 4G, computed from a fast load or really slowed down. */
import lighthouse from "lighthouse";
import { median } from "./row.ts";

export type Throttling = "simulate" | "devtools";

export interface Visit {
  /** Of 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
  /** ms. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** @throws where the page did not load, or Lighthouse could not judge it. */
export async function visit(url: string, port: number, throttlingMethod: Throttling): Promise<Visit> {
  const result = await lighthouse(url, { port, throttlingMethod, output: "json", logLevel: "silent" });
  if (!result) throw new Error(`${url}: Lighthouse said nothing`);
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
}

export function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: Exclude<keyof Visit, "scores">): number => median(visits.map((one) => one[name]));
  return {
    scores: (visits[0]?.scores ?? []).map((_, i) => median(visits.map(({ scores }) => scores[i] ?? 0))),
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    cls: of("cls"),
  };
}
