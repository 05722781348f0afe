/**
 * WCAG 2.2 AA: every route at two widths in both themes by axe, and on a phone what axe does not judge (reflow, and focus
 * that nothing covers); then the states that a visitor brings a page into. Requirement V8. Decision 34.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { form as contact } from "../src/forms/contact.form.ts";
import { faults } from "./support/axe.ts";
import { fill } from "./support/fill.ts";
import { hiddenWhenFocused } from "./support/focus.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** All that a theme can change. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const WIDTHS = [360, 1280];

// A theme that fades in is judged in the middle of it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A theme that was switched is drawn some frames later. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(100);

/** The page as it stands, by day and by night. */
async function expectNoFaults(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await settled(page);
  expect.soft(await faults(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await settled(page);
  expect.soft(await faults(page, COLOURS), `${state}, dark`).toEqual([]);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The bar at a phone's foot as it stands at the page's end: where it sticks it lies over what was not scrolled clear yet. */
const putDockAtTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>(".dock")?.style.setProperty("position", "static"));

for (const at of [...pages, "/no-such-page"]) {
  test(`${at} can be used by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at);
    expect.soft(await sideways(page), "scrolls sideways at 360 px").toBeLessThanOrEqual(0);
    expect.soft(await hiddenWhenFocused(page), "covered while it has the focus").toEqual([]);
    // 1280 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sideways(page), "scrolls sideways at 320 px").toBeLessThanOrEqual(0);
    await putDockAtTheEnd(page);
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
      await putDockAtTheEnd(page);
      const button = page.getByRole("button", { name: /menu/i });
      if (await button.isVisible()) await button.click();
      await page.locator("header summary").first().click();
      await expectNoFaults(page, "menu");
    });

    test("a dialog is open", async ({ page }) => {
      await page.goto("/about/team?member=1");
      await expect(page.getByRole("dialog")).toBeVisible();
      await putDockAtTheEnd(page);
      await expectNoFaults(page, "dialog");
    });

    test("a form has errors, and then is sent", async ({ page }) => {
      await page.goto(contact.pages[0]!.path);
      await page.locator("form[data-ready]").waitFor();
      await page.locator("form details summary").click();
      const submit = page.getByRole("button", { name: contact.labels.submit, exact: true });
      // It says that it is not ready, and can be pressed all the same.
      await submit.click({ force: true });
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectNoFaults(page, "errors");
      const file = path.join(import.meta.dirname, "../tests/contracts/examples", `${contact.type}.json`);
      await fill(page, contact, JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>);
      await submit.click();
      await expect(page.getByText(contact.labels.success).first()).toBeVisible();
      await expectNoFaults(page, "sent");
    });
  });
}
