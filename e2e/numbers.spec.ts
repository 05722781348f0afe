/**
 * Numbers, as they are pasted on a phone: what they mean stands beside them, and is what is stored.
 * Requirements F6, F7.
 */
import { expect, visits as test } from "./support/test.ts";
import { leadOf } from "./support/database.ts";
import { asleep } from "./support/held.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

const PRICES = [
  ["Rs. 50,00,000", "50,00,000", 5_000_000],
  ["50 lakh", "50,00,000", 5_000_000],
  ["45L", "45,00,000", 4_500_000],
  ["₹1.2 Cr", "1,20,00,000", 12_000_000],
] as const;

test("what is pasted is what is meant, and bedrooms are a press, before the form is awake as well", async ({
  page,
}) => {
  const release = await asleep(page);
  await page.goto("/seller-mandate");
  await page.getByRole("button", { name: "3 BHK" }).click();
  await expect(page.locator("#propertySize")).toHaveValue("3");
  await release();
  await formReady(page);
  await expect(page.getByRole("button", { name: "3 BHK" })).toHaveAttribute("aria-pressed", "true");
  const price = page.locator("#askingPrice");
  for (const [pasted, shown] of PRICES) {
    await price.fill(pasted);
    await price.blur();
    await expect(price).toHaveValue(shown);
  }
  await price.fill("");
  await price.pressSequentially("1.2 crore");
  await expect(price).toHaveValue("1.2 crore");
  await page.locator("#propertySize").fill("2-3 BHK");
  await page.locator("#propertySize").blur();
  await expect(page.getByText("Property size: enter one figure, 2 or 3")).toBeVisible();
  await expect(page.locator("#propertySize")).toHaveValue("2-3 BHK");
  await page.getByRole("button", { name: "3 BHK" }).click();
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#phoneNumber").fill("+971 50 123 4567");
  await expect(page.getByText("+971 (United Arab Emirates): the code that you typed counts, not +91.")).toBeVisible();
  await page.locator("#propertyLocation").fill("Gurugram, Sector 57");
  await page.getByText("Flat", { exact: true }).click();
  await page.getByRole("button", { name: "Submit seller mandate" }).click();
  const reference = await page.locator("[data-reference]").innerText();
  const lead = leadOf(reference);
  expect(JSON.parse(lead.payload)).toMatchObject({
    formData: { propertyDetails: { propertySize: 3, sizeUnit: "BHK", askingPrice: 12_000_000 } },
  });
});

test("an amount that is hardly meant is asked about, and stays inside the screen", async ({ page }) => {
  await page.goto("/seller-mandate");
  await formReady(page);
  await page.locator("#askingPrice").fill("50");
  await page.locator("#askingPrice").blur();
  await expect(page.getByText(/^₹50\? Did you mean/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "₹50 lakh" }).click();
  await expect(page.locator("#askingPrice")).toHaveValue("50,00,000");
});
