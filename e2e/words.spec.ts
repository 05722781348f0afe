/**
 * Land in gaj and money in crores, with a thumb on a keypad of digits: what stands in the fields, what is said back, and what is stored.
 * Requirements F7, F16, P13. Decisions 55, 86.
 */
import type { Page } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";
import { leadOf } from "./support/database.ts";
import { held } from "./support/held.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const tap = (page: Page, name: string, within = "main"): Promise<void> =>
  page.locator(within).getByRole("button", { name, exact: true }).tap();

/** The digits of a phone's keypad, one tap each; how many. */
async function onKeypad(page: Page, field: string, digits: string): Promise<void> {
  await page.locator(`#${field}`).tap();
  await expect(page.locator(`#${field}`)).toHaveAttribute("inputmode", "decimal");
  for (const digit of digits) await page.keyboard.press(digit);
}

/** The amount's own keys: there are others in the form. */
const beside = (field: string): string => `.field:has(> div #${field})`;

const small = (page: Page): Promise<string[]> =>
  page.locator("[role=group] button").evaluateAll((keys) =>
    keys.flatMap((key) => {
      const { width, height, right } = key.getBoundingClientRect();
      return width < 44 || height < 44 || right > 360 ? [`${key.textContent} ${width}x${height}`] : [];
    }),
  );

async function stored(page: Page, send: string): Promise<Record<string, unknown>> {
  await tap(page, send);
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  return (JSON.parse(payload) as { formData: Record<string, unknown> }).formData;
}

test("what was written before it could be read is read once it can, and no longer asked about", async ({ page }) => {
  const release = await held(page, "**/assets/units-*.js");
  await page.goto("/buy-plot");
  await formReady(page);
  await page.locator("#size").fill("160 gaj");
  await expect(page.getByText("Please check: property size.")).toBeVisible();
  release();
  await expect(page.getByText("= 1,440 sqft")).toBeVisible();
  await expect(page.getByText("Please check: property size.")).toBeHidden();
});

test("a plot is asked for in gaj, and its budget in lakh and crore", async ({ page, complaints }) => {
  await page.goto("/buy-plot");
  await formReady(page);
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#phoneNumber").fill("98765 43210");
  await page.locator("#city").fill("Rohtak");
  await onKeypad(page, "size", "160");
  await tap(page, "gaj", beside("size"));
  // The keypad is still open.
  await expect(page.locator("#size")).toBeFocused();
  await expect(page.locator("#size")).toHaveValue("160 gaj");
  await expect(page.getByText("= 1,440 sqft")).toBeVisible();
  await onKeypad(page, "minBudget", "85");
  await tap(page, "lakh", beside("minBudget"));
  await onKeypad(page, "maxBudget", "1.2");
  await tap(page, "crore", beside("maxBudget"));
  await expect(page.getByText("₹1.2 crore")).toBeVisible();
  expect(await small(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  expect(await stored(page, "Submit buying request")).toMatchObject({
    propertyRequirements: { buyFor: "plot", size: 1440, sizeType: "Sqft" },
    budgetDetails: { minBudget: 8_500_000, maxBudget: 12_000_000 },
  });
  await expect(page.getByText("160 gaj (1,440 sqft)")).toBeVisible();
});

test("where the words do not come, figures are taken as ever and a word is asked about", async ({ page }) => {
  await page.route("**/assets/units-*.js", (route) => route.abort());
  await page.goto("/buy-plot");
  await formReady(page);
  await page.locator("#size").fill("1440");
  await page.locator("#minBudget").fill("50 lakh");
  await expect(page.getByText("₹50 lakh")).toBeVisible();
  await page.locator("#size").fill("160 gaj");
  await page.locator("#size").blur();
  await expect(page.getByText("Enter the size you are looking for, like 3, 1200 or 160 gaj")).toBeVisible();
  await expect(page.locator("#size")).toHaveValue("160 gaj");
});

test("the FAQ leads to the converter, which follows what is written", async ({ page, complaints }) => {
  await page.goto("/faq");
  await page.getByText("My plot is measured in gaj.").tap();
  await page.getByRole("link", { name: "Convert units of land" }).tap();
  await expect(page).toHaveURL("/area-converter");
  const output = page.locator("output");
  await page.getByLabel("Size", { exact: true }).fill("2 kanal 5 marla");
  await expect(output).toContainText("12,251.25 sqft");
  await page.getByLabel("Size", { exact: true }).fill("2");
  await page.locator("[name=unit]").selectOption({ label: "acre" });
  await expect(output).toContainText("87,120 sqft");
  await expect(output).toContainText("to scale: a tennis court");
  await page.getByLabel("Size", { exact: true }).fill("5 bigha");
  await expect(output).toHaveText("A bigha is not the same in every state. How many gaj is it?");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, row] of [
    ["/area-converter", "1 kanal 5,445 605 505.86"],
    ["/hi/area-converter", "1 कनाल 5,445 605 505.86"],
  ]) {
    const tag = address!.startsWith("/hi/") ? "@all" : [];
    test(
      `${address} has every unit in its table, and offers no sums that nothing calculates`,
      { tag },
      async ({ page }) => {
        await page.goto(address!);
        await expect(page.getByRole("row", { name: row })).toBeVisible();
        await expect(page.locator("table").first().locator("tbody tr")).toHaveCount(10);
        await expect(page.locator("[name=size]")).toBeHidden();
        await expect(page.locator("output")).toContainText("1,440");
      },
    );
  }
});

test("a plot of 160 square feet is asked whether gaj were meant, and a tap says so", async ({ page }) => {
  await page.goto("/buy-plot");
  await formReady(page);
  await onKeypad(page, "size", "160");
  await page.locator("#size").blur();
  await expect(page.getByText("160 sqft? Did you mean")).toBeVisible();
  await tap(page, "160 gaj");
  await expect(page.locator("#size")).toHaveValue("160 gaj");
  await expect(page.getByText("= 1,440 sqft")).toBeVisible();
  await expect(page.getByText("160 sqft? Did you mean")).toBeHidden();
});
