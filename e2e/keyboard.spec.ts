/** A whole journey without a mouse; a dialog: team.spec.ts, rows: home.spec.ts. */
import type { Page } from "@playwright/test";
import { form as exchange } from "../src/forms/definitions/property-exchange.form.ts";
import { idle } from "./support/rest.ts";
import { expect, test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

/** Undefined where the key has left the page for the browser's own controls. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    if (one === document.body) return undefined;
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const said = one.getAttribute("aria-label") ?? label?.textContent ?? one.textContent;
    const drawn = [one, ...(label?.contains(one) ? [label] : [])].map((element) => getComputedStyle(element));
    return {
      name: said.trim(),
      // A row that keys can scroll is read by the name of its section.
      isRow: one.matches("section > div[tabindex], section > div > ul[tabindex]"),
      // It shows that it has the focus: itself, or the label that is drawn in its place.
      isShown: drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    };
  });

/** On with the key, until what begins with this name has the focus. Each stop on the way has a name, and shows that it has the focus. */
async function go(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press("Tab");
    const here = await stop(page);
    if (!here) continue;
    const focus = page.locator(":focus");
    const named = here.isRow ? focus.locator("xpath=ancestor::section[1]") : focus;
    await expect(named, `the stop after ${passed.at(-1)} has a name`).toHaveAccessibleName(/\S/);
    passed.push(here.name.slice(0, 40));
    expect(here.isShown, `"${here.name}" shows its focus`).toBe(true);
    if (here.name.startsWith(name)) return;
  }
  throw new Error(`The key does not lead to "${name}", but to: ${passed.join(" | ")}`);
}

test("from the home page through the menu to a form, and to its receipt", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await go(page, "Services");
  await page.keyboard.press("Enter");
  // Nobody goes on within the frame in which it opens.
  await expect(page.locator(".nav-services a").first()).toBeVisible();
  await go(page, "Exchange Property");
  // A pointer that passes closes no list in which a key stands, though it waits for longer than a list does.
  await page.locator(".nav-services a:focus").hover();
  await page.mouse.move(640, 780);
  await page.clock.fastForward(800);
  await idle(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/exchange-property");
  await go(page, "Submit Exchange Request");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/property-exchange");
  await formReady(page);
  for (const [label, text] of [
    ["Full name", "Asha Rao"],
    ["Phone number", "98765 43210"],
    ["Location of your property", "Karjat"],
    ["Approximate market value", "4500000"],
  ] as const) {
    await go(page, label);
    await page.keyboard.type(text);
  }
  await go(page, "Upgrade to bigger house by paying extra");
  await page.keyboard.press("Space");
  await go(page, "Preferred location");
  await page.keyboard.type("Pune");
  await go(page, "What we keep, and your rights");
  await page.keyboard.press("Enter");
  await go(page, "Your data");
  await go(page, exchange.labels.submit);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reference]")).toBeVisible();
});
