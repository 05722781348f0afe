/** Nothing below a field moves while one types or presses, so that a press reaches the button on which it began. */
import type { Locator, Page } from "@playwright/test";
import { waitForIdle } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const bottomOf = (field: Locator): Promise<number> =>
  field.evaluate((input) => input.closest(".field")!.getBoundingClientRect().bottom + scrollY);

/** Types an answer, and leaves its field by a press on the button. */
async function expectPressed(
  page: Page,
  [id, text, message]: readonly [string, string, RegExp],
): Promise<void> {
  const field = page.locator(`[id="${id}"]`);
  await field.click();
  // The first figure offers units.
  await page.keyboard.type(text[0]!);
  await waitForIdle(page);
  const before = await bottomOf(field);
  await page.keyboard.type(text.slice(1));
  await waitForIdle(page);
  expect(await bottomOf(field)).toBe(before);
  const button = page.locator("[data-submit]");
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.evaluate((element: HTMLElement) => {
    delete element.dataset.clicked;
    element.addEventListener("click", () => (element.dataset.clicked = ""), { once: true });
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await waitForIdle(page);
  expect((await button.boundingBox())!.y).toBe(y);
  await page.mouse.up();
  await expect(button).toHaveAttribute("data-clicked");
  await expect(page.getByText(message).first()).toBeVisible();
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
    `keeps the button under a press while a message appears at a field of ${path}`,
    { tag: path === "/partner-application" ? "@all" : [] },
    async ({ page }) => {
      await openForm(page, path);
      // Safari has no scroll anchoring.
      await page.evaluate(() =>
        document.documentElement.style.setProperty("overflow-anchor", "none"),
      );
      if (path === "/partner-application")
        await page.getByLabel("Broker").first().check({ force: true });
      for (const answer of answers) await expectPressed(page, answer);
    },
  );
