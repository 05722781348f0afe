/**
 * Answers that need a second look, and what goes along beside them, on a small phone. Abroad: tests/unit/ui/forms/controls.test.tsx; without
 * script: receipt.spec.ts.
 * Requirements F4, F6.
 */
import { leadOf } from "./support/database.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a doubt counts as no answer, and is sent all the same; the three words go beside the answers", async ({
  page,
}) => {
  await page.goto("/contact-form");
  await formReady(page);
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#city").fill("Village Bhondsi, Gurgaon");
  await page.locator("#phoneNumber").fill("98765 4321");
  await expect(page.getByText("2 of 3 answered")).toBeVisible();
  await expect(page.getByText("Please check: phone number.")).toBeVisible();
  await page.getByRole("link", { name: "phone number" }).click();
  await expect(page.locator("#phoneNumber")).toBeFocused();
  await page.locator("#phoneNumber").fill("98765 43210");
  await expect(page.getByText("3 of 3 answered")).toBeVisible();
  await expect(page.getByText("Please check:")).toBeHidden();
  await page.locator("#phoneNumber").fill("98765 4321");

  await page.getByText("Evening", { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const send = page.locator("[data-submit]");
  await expect(send).toHaveAccessibleDescription("2 of 3 answered");
  await expect(page.getByText("Please check: phone number.")).toBeVisible();
  await send.click();
  const lead = leadOf(await page.locator("[data-reference]").innerText());
  expect(lead).toMatchObject({
    phone: "987654321",
    city: "Gurugram",
    // A test types faster than anybody.
    flags: expect.stringMatching(/(?:^|,)odd_phone$/),
    time_zone: expect.stringMatching(/^Asia\/(?:Kolkata|Calcutta)$/),
    call_time: "evening",
  });
  expect(JSON.parse(lead.payload)).toMatchObject({ formData: { city: "Village Bhondsi, Gurgaon" } });
  expect(lead.payload).not.toContain("evening");
  const chat = await page.getByRole("link", { name: "Chat about this request" }).getAttribute("href");
  expect(new URL(chat!).searchParams.get("text")).toBe(`Send us a message: Hello, my reference is ${lead.reference}.`);
});
