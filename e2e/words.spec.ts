/**
 * Sizes in gaj and amounts in crores, typed on the keypad of a phone.
 */
import type { Page } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";
import { findLead } from "./support/stored-leads.ts";
import { fillContact } from "./support/fill.ts";
import { openForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const tap = (page: Page, name: string, within = "main"): Promise<void> =>
  page.locator(within).getByRole("button", { name, exact: true }).tap();

/** Types digits on the keypad of a phone. */
async function onKeypad(page: Page, field: string, digits: string): Promise<void> {
  await page.locator(`#${field}`).tap();
  await expect(page.locator(`#${field}`)).toHaveAttribute("inputmode", "decimal");
  for (const digit of digits) await page.keyboard.press(digit);
}

/** The unit keys of one field. */
const fieldSelector = (field: string): string => `.field:has(> div #${field})`;

test("stores a size in gaj and a budget in lakh and crore", async ({ page, complaints }) => {
  await openForm(page, "/buy-plot");
  await fillContact(page);
  await onKeypad(page, "size", "160");
  await tap(page, "gaj", fieldSelector("size"));
  // The keypad is still open.
  await expect(page.locator("#size")).toBeFocused();
  await expect(page.locator("#size")).toHaveValue("160 gaj");
  await expect(page.getByText("= 1,440 sqft")).toBeVisible();
  await onKeypad(page, "minBudget", "85");
  await tap(page, "lakh", fieldSelector("minBudget"));
  await onKeypad(page, "maxBudget", "1.2");
  await tap(page, "crore", fieldSelector("maxBudget"));
  await expect(page.getByText("₹1.2 crore")).toBeVisible();
  for (const key of await page.locator("[role=group] button:visible").all()) {
    const { x, width, height } = (await key.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(360);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  await tap(page, "Submit buying request");
  const { payload } = findLead(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({
    formData: {
      propertyRequirements: { buyFor: "plot", size: 1440, sizeType: "Sqft" },
      budgetDetails: { minBudget: 8_500_000, maxBudget: 12_000_000 },
    },
  });
  await expect(page.getByText("160 gaj (1,440 sqft)")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/area-converter", "/hi/area-converter"]) {
    const tag = path.startsWith("/hi/") ? "@all" : [];
    test(`shows the table of ${path} and hides its calculator`, { tag }, async ({ page }) => {
      await page.goto(path);
      await expect(
        page.getByRole("row", { name: /1 (?:kanal|कनाल) 5,445 605 505\.86/ }),
      ).toBeVisible();
      await expect(page.locator("table").first().locator("tbody tr")).toHaveCount(10);
      await expect(page.locator("[name=size]")).toBeHidden();
      await expect(page.locator("output")).toContainText("1,440");
    });
  }
});
