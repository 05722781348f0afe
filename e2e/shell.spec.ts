/** The bar, its menus and what stands at the edge of the screen, at the widths where they change. */
import { expect, test } from "./support/test.ts";

const MOMENTS = ["Before you buy", "For the papers", "To make it yours", "To live in it"];

for (const width of [1024, 1131, 1440]) {
  test(`the services stand inside a window of ${width} px, in four moments`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.locator("summary", { hasText: "Services" }).click();
    const panel = page.locator(".nav-services .nav-panel");
    await expect(panel).toBeVisible();
    const { x, width: wide } = (await panel.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    await expect(panel.locator("p")).toHaveText(MOMENTS);
    await expect(panel.getByRole("link")).toHaveCount(15);
  });
}

test("Raise a Query is seen to be current on its own page alone", async ({ page }) => {
  const background = () =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Raise a Query" })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.goto("/faq");
  expect(await background()).toBe("rgba(0, 0, 0, 0)");
  await page.goto("/query");
  expect(await background()).toBe("rgb(20, 69, 59)");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the menu is as high as what it lists, has a number to call, and an outside to tap", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.locator('a[href^="tel:"]')).toBeInViewport();
    const { x, height } = (await menu.boundingBox())!;
    expect(x).toBeGreaterThan(44);
    expect(height).toBeLessThan(500);
    await menu.locator("summary", { hasText: "Services" }).tap();
    await expect(menu.getByText("For the papers")).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();
  });
});
