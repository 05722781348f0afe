/** Nothing below a field moves when it is left, so that a press reaches the button on which it began. */
import type { Locator, Page } from "@playwright/test";
import { waitForRequests, waitForIdle } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const bottomOf = (field: Locator): Promise<number> =>
  field.evaluate((input) => input.closest(".field")!.getBoundingClientRect().bottom + scrollY);

/** Types an answer and leaves its field. */
async function expectInPlace(page: Page, [id, text, message]: readonly [string, string, RegExp]): Promise<void> {
  const field = page.locator(`[id="${id}"]`);
  await field.click();
  await page.keyboard.type(text);
  // The code that offers units loads at the first focus, and may be late on a busy machine.
  if (id === "askingPrice") await expect(page.getByRole("button", { name: "lakh" })).toBeVisible();
  await waitForRequests(page);
  const button = page.locator("[data-submit]");
  const top = (): Promise<number> => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  // The list of missing answers is above the button and outside the fields.
  const before = [await bottomOf(field), await top()];
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.getByText(message).first()).toBeVisible();
  await waitForIdle(page);
  expect([await bottomOf(field), await top()]).toEqual(before);
}

for (const [path, ...answers] of [
  ["/contact-form", ["phoneNumber", "98765 432", /Numbers with \+91 have 10 digits/]],
  ["/partner-application", ["experience", "10-12", /enter one figure, 10 or 12/]],
  [
    "/sell-property",
    ["propertySize", "3 or 4", /enter one figure, 3 or 4/],
    ["askingPrice", "50-60", /enter one figure, 50 or 60/],
  ],
] as const)
  test(
    `keeps the button in place when a message appears at a field of ${path}`,
    { tag: path === "/partner-application" ? "@all" : [] },
    async ({ page }) => {
      await openForm(page, path);
      // Safari has no scroll anchoring.
      await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
      if (path === "/partner-application") await page.getByLabel("Broker").first().check({ force: true });
      for (const answer of answers) await expectInPlace(page, answer);
      if (path !== "/sell-property") return;
      await test.step("keeps the fields in place when a unit is tapped", async () => {
        const price = page.locator("#askingPrice");
        await price.fill("50");
        await page.getByRole("button", { name: "lakh" }).click();
        const before = await bottomOf(price);
        await price.blur();
        await expect(price).toHaveValue("50,00,000");
        await waitForIdle(page);
        expect(await bottomOf(price)).toBe(before);
      });
    },
  );
