/**
 * The nine cities: their details close without moving the page, or lead to the enquiry, awake and asleep.
 */
import type { Locator, Page } from "@playwright/test";
import { asleep } from "./support/held.ts";
import { rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { state } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

const card = (page: Page): Locator => page.locator("#trending-cities article a", { hasText: "Vangani" });
const details = (page: Page): Locator => page.locator("dialog#vangani");
const enquiry = (page: Page): Locator => page.getByRole("link", { name: "Ask for today’s rates in Vangani" });
const top = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test("details that were opened asleep close where the page stood", async ({ page, complaints }) => {
  const release = await asleep(page);
  await page.goto("/investment-hub");
  await card(page).scrollIntoViewIfNeeded();
  const before = await top(page);
  await test.step("by Escape too, while no script has come", async () => {
    await card(page).click();
    await expect(details(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details(page)).toBeHidden();
    expect(await top(page)).toBe(before);
  });
  await card(page).click();
  await expect(details(page)).toBeVisible();
  await release();
  await state(page, "ready");
  await expect(page.getByRole("dialog", { name: "Vangani" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();
  await rest(card(page));
  expect(await top(page)).toBe(before);
  await expect(card(page)).toBeFocused();
  await expect(page).toHaveURL("/investment-hub");
  await card(page).click();
  await details(page).getByRole("button", { name: "Close" }).click();
  await expect(details(page)).toBeHidden();
  await expect(card(page)).toBeFocused();

  // The buttons: tests/unit/pages/investment-hub.
  expect(complaints).toEqual([]);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("each button leads where it does awake; X and a click on the dimmed page move nothing", async ({ page }) => {
    await page.goto("/investment-hub");
    await card(page).scrollIntoViewIfNeeded();
    const before = await top(page);
    for (const close of [
      () => details(page).getByRole("link", { name: "Close" }).click(),
      () => page.mouse.click(4, 300),
    ]) {
      await card(page).click();
      await expect(details(page)).toBeVisible();
      await close();
      await expect(details(page)).toBeHidden();
      expect(await top(page)).toBe(before);
    }
    // Whoever goes on by key goes on from the card.
    await page.keyboard.press("Tab");
    await expect(card(page)).toBeFocused();
    await card(page).click();
    await details(page).getByRole("link", { name: "Book Site Visit" }).click();
    await expect(details(page)).toBeHidden();
    await expect(enquiry(page)).toBeInViewport({ ratio: 1 });
    await expect(enquiry(page)).toBeFocused();
  });
});
