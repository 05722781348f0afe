/**
 * The button of a form that is not filled in yet: by thumb, by keyboard, before its script and without one.
 * Requirement F4. Decision 17.
 */
import { leadOf } from "./support/database.ts";
import { asleep } from "./support/held.ts";
import { pressWaiting } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a press, or Enter, leads to the first missing answer", async ({ page, complaints }) => {
  await page.goto("/contact-form");
  await formReady(page);
  const button = page.locator("button[data-submit]");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await pressWaiting(button);
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toBeInViewport();
  await expect(page.getByText("Enter your full name")).toBeInViewport();
  await page.keyboard.type("Asha Menon");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await expect(page.getByText("1 of 3 answered")).toBeVisible();
  await page.getByRole("link", { name: "city", exact: true }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  // A screen reader presses a link without taking the focus from the field that has it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByLabel("City")).not.toBeInViewport();
  await page.getByRole("link", { name: "city", exact: true }).evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByLabel("City")).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("a press before the script is held, and then leads to what is missing", async ({ page }) => {
  const release = await asleep(page);
  await page.goto("/contact-form");
  await page.getByLabel("Full name").fill("Asha Menon");
  await page.locator("button[data-submit]").click();
  await release();
  await formReady(page);
  await expect(page.getByLabel("Phone number")).toBeFocused();
  expect(page.url()).toContain("/contact-form");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is one button, an ordinary one", async ({ page }) => {
    await page.goto("/contact-form");
    const button = page.getByRole("button", { name: "Send Message" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeEnabled();
    await expect(page.getByText("Still needed")).toBeHidden();
    await page.getByLabel("Full name").fill("Asha Menon");
    await page.getByLabel("Phone number").fill("98765 43210");
    await page.getByLabel("City").fill("Karjat");
    await button.click();
    expect(leadOf(await page.locator("[data-reference]").innerText()).phone).toBe("9876543210");
  });
});
