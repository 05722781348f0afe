/** WCAG 2.2 AA, as axe judges a page. */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { drawn } from "./rest.ts";
import { expect } from "./test.ts";

const LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** All that a theme can change. */
const COLOURS = ["color-contrast", "link-in-text-block"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Each fault in one line: the rule, the element, and what axe says of it. */
async function faults(page: Page, rules: readonly string[]): Promise<string[]> {
  // Once a page: reading axe takes a page as long as a third of its judgement.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations,
    [...rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** The page by day or by night. Its colours change at once: one that fades is judged in the middle of it. */
async function light(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    // Axe measures all places at once, and what is not laid out has none.
    document.documentElement.dataset.renderAll = "";
  });
  await page.emulateMedia({ colorScheme });
  // It is drawn some frames after it was asked for.
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await drawn(page);
}

/**
 * The page as it stands, by day and, of its colours, by night. Its window is as high as itself: in a lower one the bars at its head and
 * its foot lie over whatever is not yet scrolled clear of them. What has the focus never is: shell.spec.ts.
 */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  const window = page.viewportSize()!;
  await light(page, "light");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  expect.soft(await faults(page, LEVEL), `${state}, light`).toEqual([]);
  await light(page, "dark");
  expect.soft(await faults(page, COLOURS), `${state}, dark`).toEqual([]);
  await page.setViewportSize(window);
}
