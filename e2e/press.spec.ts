/** Nothing below a field moves when it is left, so that a press reaches the button on which it began. */
import { waitForRequests, waitForIdle } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** An answer of each kind that gets a message when its field is left. */
const CASES = [
  ["a phone number", "/contact-form", "phoneNumber", "98765 432", /Numbers with \+91 have 10 digits/],
  ["an amount", "/sell-property", "askingPrice", "50-60", /enter one figure, 50 or 60/],
  ["a size", "/sell-property", "propertySize", "3 or 4", /enter one figure, 3 or 4/],
  ["a whole number", "/partner-application", "experience", "10-12", /enter one figure, 10 or 12/],
] as const;

for (const [kind, path, id, text, message] of CASES)
  test(
    `keeps the button in place when a message appears at a field: ${kind}`,
    { tag: /size|whole/.test(kind) ? "@all" : [] },
    async ({ page }) => {
      await openForm(page, path);
      // Safari has no scroll anchoring.
      await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
      if (id === "experience") await page.getByLabel("Broker").first().check({ force: true });
      const field = page.locator(`[id="${id}"]`);
      await field.click();
      await page.keyboard.type(text);
      // The code that offers units loads at the first focus, and may be late on a busy machine.
      if (id === "askingPrice") await expect(page.getByRole("button", { name: "lakh" })).toBeVisible();
      await waitForRequests(page);
      const top = (): Promise<number> =>
        page.locator("[data-submit]").evaluate((button) => button.getBoundingClientRect().top + scrollY);
      // The list of missing answers is above the button and outside the fields.
      const fieldBottom = (): Promise<number> =>
        field.evaluate((input) => input.closest(".field")!.getBoundingClientRect().bottom + scrollY);
      const before = [await fieldBottom(), await top()];
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(page.getByText(message).first()).toBeVisible();
      await waitForIdle(page);
      expect([await fieldBottom(), await top()]).toEqual(before);
    },
  );

test("keeps the fields in place when a unit is tapped", async ({ page }) => {
  await openForm(page, "/sell-property");
  const price = page.locator("#askingPrice");
  await price.click();
  await page.keyboard.type("50");
  await page.getByRole("button", { name: "lakh" }).click();
  const bottom = (): Promise<number> =>
    price.evaluate((input) => input.closest(".field")!.getBoundingClientRect().bottom + scrollY);
  const before = await bottom();
  await price.blur();
  await expect(price).toHaveValue("50,00,000");
  await waitForIdle(page);
  expect(await bottom()).toBe(before);
});
