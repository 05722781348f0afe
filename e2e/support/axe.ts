/** axe in a page: its script is put there once, and asked as often as a test likes. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Each fault in one line: the rule, the element, and what axe says of it. */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isThere = await page.evaluate("'axe' in globalThis");
  if (!isThere) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: LEVEL },
    resultTypes: ["violations"],
  };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}
