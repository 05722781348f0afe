/** Toasts: their place, their name and their key. */
import { fillContact } from "./support/fill.ts";
import { waitForRest } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

for (const [path, width, name] of [
  ["/contact-form", 1366, "Messages"],
  ["/hi/contact-form", 360, "संदेश"],
] as const)
  test(`shows a toast below the header and takes no key of a field: ${path}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openForm(page, path);
    await fillContact(page);
    await page.route("**/forms", (route) => route.fulfill({ status: 500, json: {} }));
    await page.locator("[data-submit]").click();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toBeVisible();
    await waitForRest(toast);
    const [header, message] = [
      (await page.locator("header").boundingBox())!,
      (await toast.boundingBox())!,
    ];
    expect(message.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(message.x + message.width).toBeLessThanOrEqual(width);
    const region = page.locator("section:has([data-sonner-toast])");
    await expect(region).toHaveAttribute("aria-label", new RegExp(`^${name}\\s*$`));
    await page.locator("#fullName").focus();
    await page.keyboard.press("Alt+t");
    await expect(page.locator("#fullName")).toBeFocused();
  });
