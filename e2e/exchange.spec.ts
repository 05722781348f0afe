/**
 * The exchange: the task at the opening of two pages, which opens the form filled in, and the two homes that change places.
 */
import type { Page } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";
import { layOut, waitForPaint } from "./support/waits.ts";
import { wakeForm } from "./support/wake.ts";

const CHOSEN = {
  propertyType: "Villa",
  exchangePreference: "Smaller house with balance in cash",
  preferredExchangeLocation: "Pune",
};

/** Answers the three questions of the opening, and presses its button. */
async function start(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(CHOSEN))
    await page.locator(`select[name=${name}]`).selectOption(value);
  await page.locator("form[action$=property-exchange] button").click();
}

for (const [path, form] of [
  ["/", "/property-exchange"],
  ["/exchange-property", "/property-exchange"],
  ["/hi", "/hi/property-exchange"],
] as const)
  test(`opens the form with the three answers of ${path}`, async ({ page }) => {
    await page.goto(path);
    await start(page);
    await expect(page).toHaveURL(`${form}?${new URLSearchParams(CHOSEN)}`);
    await wakeForm(page);
    await expect(page.locator("select[name=propertyType]")).toHaveValue(CHOSEN.propertyType);
    await expect(page.locator("[name=exchangePreference]:checked")).toHaveValue(
      CHOSEN.exchangePreference,
    );
    await expect(page.locator("[name=preferredExchangeLocation]")).toHaveValue("Pune");
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("opens the form from the opening", async ({ page }) => {
    await page.goto("/");
    await start(page);
    await expect(page).toHaveURL(`/property-exchange?${new URLSearchParams(CHOSEN)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** How far the villa is to the right of its place at the start, in widths of the picture. */
const way = (page: Page): Promise<number> =>
  page
    .locator(".swap picture")
    .nth(1)
    .evaluate((villa) => {
      const [its, all] = [
        villa.getBoundingClientRect(),
        villa.parentElement!.getBoundingClientRect(),
      ];
      return (its.x - all.x) / all.width;
    });

/** Scrolls so that this share of the window is above the middle of the picture. */
async function bring(page: Page, share: number): Promise<void> {
  await page.locator(".swap").evaluate((swap, at) => {
    const { y, height } = swap.getBoundingClientRect();
    scrollBy({ top: y + height / 2 - at * innerHeight, behavior: "instant" });
  }, share);
  await waitForPaint(page);
}

for (const [motion, end] of [
  ["no-preference", 0.4246],
  ["reduce", 0],
] as const)
  test(`moves the two homes by ${end} with the motion "${motion}"`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto("/exchange-property");
    await layOut(page);
    await bring(page, 0.9);
    expect(await way(page)).toBeCloseTo(0, 2);
    await bring(page, 0.1);
    expect(await way(page)).toBeCloseTo(end, 2);
  });
