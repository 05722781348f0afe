/** The reporter of `npm run networks`: a line of JSON for each cell, added to what earlier parts have written. */
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export const ROWS = path.resolve(import.meta.dirname, "../../.wrangler/networks.jsonl");

/** What a cell came to. */
export interface Row {
  readonly network: string;
  readonly form: string;
  readonly isScripted: boolean;
  /** Rows in D1. */
  readonly leads: number;
  /** Bytes in R2 that are those of its file; undefined where none went along. */
  readonly bytes?: number | undefined;
  /** What its visitor read, up to the reference. */
  readonly read: string;
}

/** How a test hands its row over. */
export const asAnnotation = (row: Row): { type: string; description: string } => ({
  type: "row",
  description: JSON.stringify(row),
});

export default class implements Reporter {
  onBegin(): void {
    mkdirSync(path.dirname(ROWS), { recursive: true });
  }

  onTestEnd({ title, parent }: TestCase, { annotations, status, duration }: TestResult): void {
    const row = annotations.find(({ type }) => type === "row")?.description ?? "{}";
    const isScripted = parent.title === "with script";
    const cell = { title, isScripted, ...(JSON.parse(row) as Partial<Row>), ok: status === "passed", ms: duration };
    appendFileSync(ROWS, `${JSON.stringify(cell)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
