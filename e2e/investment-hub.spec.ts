/** The nine cities: their dialogs, the enquiry, and plain sections without scripts. */
import type { Locator, Page } from "@playwright/test";
import { holdWaking } from "./support/hold.ts";
import { expect, visits as test } from "./support/test.ts";
import { openAwake, waitForState } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

const card = (page: Page): Locator =>
  page.locator("#trending-cities article a", { hasText: "Vangani" });
const details = (page: Page): Locator => page.locator("dialog#vangani");
const top = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test("opens a city before React, and leads back to its card or to the enquiry about it", async ({
  page,
  complaints,
}) => {
  const release = await holdWaking(page);
  await page.goto("/investment-hub");
  await card(page).click();
  await release();
  await waitForState(page, "ready");
  await expect(page.getByRole("dialog", { name: "Vangani" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toBeHidden();
  await expect(card(page)).toBeFocused();
  const before = await top(page);
  // A click of Playwright may scroll the page first.
  await page.keyboard.press("Enter");
  await details(page).getByRole("button", { name: "Close" }).click();
  await expect(details(page)).toBeHidden();
  await expect(card(page)).toBeFocused();
  // The page may stand between two pixels.
  expect(Math.abs((await top(page)) - before)).toBeLessThanOrEqual(1);
  await card(page).click();
  await details(page).getByRole("button", { name: "Book Site Visit" }).click();
  await expect(details(page)).toBeHidden();
  const enquiry = page.locator("#trending-cities").getByRole("link", { name: "Ask about Vangani" });
  await expect(enquiry).toBeFocused();
  await expect(enquiry).toBeInViewport({ ratio: 1 });
  expect(complaints).toEqual([]);
});

test("keeps a closed city closed, and the page behind an open one still", async ({ page }) => {
  await openAwake(page, "/investment-hub");
  await card(page).click();
  await expect(details(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.emulateMedia({ media: "print" });
  await expect(details(page)).toHaveCSS("max-height", "none");
  expect(await details(page).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/investment-hub$/);
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  await page.reload();
  await waitForState(page, "asleep");
  await expect(details(page)).toBeHidden();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the details of every city as plain sections", async ({ page }) => {
    await page.goto("/investment-hub");
    await card(page).click();
    await expect(details(page)).toBeInViewport();
    await expect(details(page).getByRole("link", { name: "Ask about Vangani" })).toBeVisible();
    await expect(details(page).getByRole("button")).toHaveCount(0);
  });
});
