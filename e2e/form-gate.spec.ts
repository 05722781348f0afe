/**
 * The waiting button by thumb and keyboard, and before hydration. Without scripts: receipt.spec.ts.
 */
import { findLead } from "./support/stored-leads.ts";
import { holdWaking } from "./support/hold.ts";
import { pressDisabled } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { wakeForm, openForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("leads from the button to each missing answer, and sends a doubtful number", async ({
  page,
  complaints,
}) => {
  await openForm(page, "/contact-form");
  const button = page.locator("button[data-submit]");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await pressDisabled(button);
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toBeInViewport();
  await expect(page.getByText("Enter your full name")).toBeInViewport();
  // The label is below the header.
  const header = await page.locator("header").evaluate((bar) => bar.getBoundingClientRect().bottom);
  const readTop = () =>
    page.locator("label[for=fullName]").evaluate((label) => label.getBoundingClientRect().y);
  await expect.poll(readTop).toBeGreaterThanOrEqual(header);
  await page.keyboard.type("Asha Menon");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await expect(page.getByText("1 of 3 answered")).toBeVisible();
  await page.getByRole("link", { name: "city", exact: true }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  // A screen reader presses a link without taking the focus from the field that has it.
  // The page may still be scrolling to it.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.getByLabel("City")).not.toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page
    .getByRole("link", { name: "city", exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page.getByLabel("City")).toBeInViewport();

  await test.step("sends the number unchanged", async () => {
    await page.keyboard.type("Village Bhondsi, Gurgaon");
    const phone = page.locator("#phoneNumber");
    await page.getByRole("link", { name: "phone number" }).click();
    await expect(phone).toBeFocused();
    await phone.fill("98765 43210");
    await expect(button).toHaveAccessibleDescription("3 of 3 answered");
    await expect(page.getByText("Please check:")).toBeHidden();
    await phone.fill("98765 4321");
    await page.getByText("Evening", { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(button).toHaveAccessibleDescription("2 of 3 answered");
    await expect(page.getByText("Please check: phone number.")).toBeVisible();
    await button.click();
  });
  const lead = findLead(await page.locator("[data-reference]").innerText());
  expect(lead).toMatchObject({
    phone: "987654321",
    city: "Village Bhondsi, Gurgaon",
    // A test types faster than a visitor.
    flags: expect.stringMatching(/(?:^|,)odd_phone$/),
    time_zone: expect.stringMatching(/^Asia\/(?:Kolkata|Calcutta)$/),
    call_time: "evening",
  });
  expect(JSON.parse(lead.payload)).toMatchObject({
    formData: { city: "Village Bhondsi, Gurgaon" },
  });
  expect(lead.payload).not.toContain("evening");
  expect(complaints.filter((complaint) => !complaint.includes("Background Sync"))).toEqual([]);
});

test("repeats a press from before hydration and leads to the first missing answer", async ({
  page,
}) => {
  const release = await holdWaking(page);
  await page.goto("/seller-mandate");
  const bedrooms = page.getByRole("button", { name: "3 BHK" });
  await bedrooms.click();
  await expect(page.locator("#propertySize")).toHaveValue("3");
  await page.getByLabel("Full name").fill("Asha Menon");
  await page.locator("button[data-submit]").click();
  await release();
  await wakeForm(page);
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await expect(bedrooms).toHaveAttribute("aria-pressed", "true");
  expect(page.url()).toContain("/seller-mandate");
});
