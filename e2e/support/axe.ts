/** WCAG 2.2 AA and good practice by axe. */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { waitForPaint } from "./waits.ts";
import { expect } from "./test.ts";

const LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on the theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Returns a line for each violation: rule, element and explanation. */
async function findViolations(page: Page, rules: readonly string[]): Promise<string[]> {
  // Once a page, because loading axe takes a third of a run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) =>
      (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations,
    [...rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** Switches to light or dark colours without a transition. */
async function switchColors(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    // Axe ignores elements without layout.
    document.documentElement.dataset.renderAll = "";
  });
  await page.emulateMedia({ colorScheme });
  // The layout follows some frames later.
  await page.waitForFunction(
    (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
    colorScheme,
  );
  await waitForPaint(page);
}

/**
 * Checks a page in light and dark colours. The window is as high as the page, because fixed bars would cover content in a lower
 * one. shell.spec.ts checks that they never cover the focus.
 */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  const window = page.viewportSize()!;
  await switchColors(page, "light");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  expect.soft(await findViolations(page, LEVEL), `${state}, light`).toEqual([]);
  await switchColors(page, "dark");
  expect.soft(await findViolations(page, COLOURS), `${state}, dark`).toEqual([]);
  await page.setViewportSize(window);
}
