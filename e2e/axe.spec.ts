/**
 * WCAG 2.2 AA by axe: every route and the states that a visitor brings it into, at two widths, by day and by night.
 * Requirement V8. Decision 34.
 */
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { form as contact } from "../src/forms/contact.form.ts";
import { localeOf } from "../src/i18n/locale.ts";
import { exampleOf } from "./support/examples.ts";
import { fill } from "./support/fill.ts";
import { pages } from "./support/pages.ts";
import { expect, visits as test } from "./support/test.ts";

const LEVEL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** All that a theme can change. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const WIDTHS = [360, 1280];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Known {
  readonly rule: string;
  /** The address, or part of it, at which it is known. */
  readonly at: RegExp;
  readonly why: string;
}
/** What is wrong and has an owner. A row goes when its fault goes. */
const KNOWN: readonly Known[] = [];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each fault in one line: the rule, the element, and what axe says of it. */
async function faults(page: Page, rules: readonly string[] = LEVEL): Promise<string[]> {
  // Once a page: reading axe takes a page as long as a third of its judgement.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe.run(document, { runOnly, resultTypes: ["violations"] })).violations,
    [...rules],
  );
  const { pathname } = new URL(page.url());
  return violations
    .map((fault) => ({
      ...fault,
      // The bar at a phone's foot lies over whatever has not been scrolled clear of it yet.
      nodes: fault.nodes.filter(({ any }) => !/partially obscured/.test(any[0]?.message ?? "")),
    }))
    .filter(({ id }) => !KNOWN.some(({ rule, at }) => rule === id && at.test(pathname)))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target.join(" ")} ${any[0]?.message ?? ""}`));
}

/** The page by day or by night. Its colours change at once: one that fades is judged in the middle of it. */
async function light(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
    // Axe measures all places at once, and what is not laid out has none.
    document.documentElement.dataset.whole = "";
  });
  await page.emulateMedia({ colorScheme });
  // It is drawn some frames after it was asked for.
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** The page as it stands, by day and by night. */
async function expectNoFaults(page: Page, state: string): Promise<void> {
  await light(page, "light");
  expect.soft(await faults(page), `${state}, light`).toEqual([]);
  await light(page, "dark");
  expect.soft(await faults(page, COLOURS), `${state}, dark`).toEqual([]);
}

for (const at of [...pages, "/no-such-page"]) {
  test(`${at} can be used by everyone`, async ({ page }) => {
    await page.goto(at);
    // Other words in the same frame: a wide screen and the night have been judged with the English page.
    if (localeOf(at) !== "en") {
      await page.setViewportSize({ width: 360, height: 800 });
      await light(page, "light");
      expect(await faults(page)).toEqual([]);
      return;
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page, `${width} px`);
    }
  });
}

for (const width of WIDTHS) {
  test.describe(`states at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the menu is open", async ({ page }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: /menu/i });
      if (await button.isVisible()) await button.click();
      await page.locator("header summary").first().click();
      await expectNoFaults(page, "menu");
    });

    test("a dialog is open", async ({ page }) => {
      await page.goto("/about/team?member=1");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoFaults(page, "dialog");
    });

    test("a form has errors, and then is sent", async ({ page }) => {
      await page.goto(contact.pages[0]!.path);
      await page.locator("form[data-ready]").waitFor();
      const submit = page.getByRole("button", { name: contact.labels.submit, exact: true });
      // It says that it is not ready, and can be pressed all the same.
      await submit.click({ force: true });
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectNoFaults(page, "errors");
      await fill(page, contact, exampleOf(contact.type));
      await submit.click();
      await expect(page.getByText(contact.labels.success).first()).toBeVisible();
      await expectNoFaults(page, "sent");
    });
  });
}
