/** A journey by keyboard only. Dialogs: team.spec.ts. Rows: home.spec.ts. */
import type { Page } from "@playwright/test";
import { form as exchange } from "../src/forms/definitions/property-exchange.form.ts";
import { waitForIdle } from "./support/waits.ts";
import { expect, test } from "./support/test.ts";
import { wakeForm } from "./support/wake.ts";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

/** The focused element, or `undefined` if the focus is in the browser's own controls. */
const focusedStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body) return undefined;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const words = focused.getAttribute("aria-label") ?? label?.textContent ?? focused.textContent;
    const drawn = [focused, ...(label?.contains(focused) ? [label] : [])].map((element) =>
      getComputedStyle(element),
    );
    return {
      name: words.trim(),
      // A scrollable row is named by its section.
      isRow: focused.matches("section > div[tabindex], section > div > ul[tabindex]"),
      // The element or the label drawn for it has a focus ring.
      isShown: drawn.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      ),
    };
  });

/** Presses Tab until an element with this name has the focus. Each stop must have a name and a focus ring. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press("Tab");
    const here = await focusedStop(page);
    if (!here) continue;
    const focus = page.locator(":focus");
    const named = here.isRow ? focus.locator("xpath=ancestor::section[1]") : focus;
    await expect(named, `the stop after ${passed.at(-1)} has a name`).toHaveAccessibleName(/\S/);
    passed.push(here.name.slice(0, 40));
    expect(here.isShown, `"${here.name}" shows its focus`).toBe(true);
    if (here.name.startsWith(name)) return;
  }
  throw new Error(`Tab does not reach "${name}", only: ${passed.join(" | ")}`);
}

test("reaches a receipt from the home page by keyboard", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await tabTo(page, "Services");
  await page.keyboard.press("Enter");
  // The menu opens a frame later.
  await expect(page.locator(".nav-services a").first()).toBeVisible();
  await tabTo(page, "Exchange Property");
  // A passing pointer must not close a list that has the focus.
  await page.locator(".nav-services a:focus").hover();
  await page.mouse.move(640, 780);
  await page.clock.fastForward(800);
  await waitForIdle(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/exchange-property");
  await tabTo(page, "Submit Exchange Request");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/property-exchange");
  await wakeForm(page);
  for (const [label, text] of [
    ["Full name", "Asha Rao"],
    ["Phone number", "98765 43210"],
    ["Location of your property", "Karjat"],
    ["Approximate market value", "4500000"],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, "Upgrade to bigger house by paying extra");
  await page.keyboard.press("Space");
  await tabTo(page, "Preferred location");
  await page.keyboard.type("Pune");
  await tabTo(page, "What we keep, and your rights");
  await page.keyboard.press("Enter");
  await tabTo(page, "Your data");
  await tabTo(page, exchange.labels.submit);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reference]")).toBeVisible();
});
