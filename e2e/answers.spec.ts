/**
 * Answers that need a second look, and what goes along beside them: on a small phone, at home and abroad.
 * Requirements F4, F6, P4.
 */
import { company } from "../src/content/company.ts";
import { leadOf } from "./support/database.ts";
import { pressWaiting } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** What stands in the field of the chat that a link opens. */
const chatText = async (link: { getAttribute: (name: string) => Promise<string | null> }): Promise<string | null> =>
  new URL((await link.getAttribute("href"))!).searchParams.get("text");

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
  const chat = await chatText(page.getByRole("link", { name: "Chat about this request" }));
  expect(chat).toBe(`Send us a message: Hello, my reference is ${lead.reference}.`);
});

test("a chat opens with the name of the page in its language, also of one that was gone to", async ({ page }) => {
  const chat = page.locator(`.dock a[href^="${company.chat.href}"]`);
  await page.goto("/hi/faq");
  expect(await chatText(chat)).toBe("अक्सर पूछे जाने वाले सवाल: ");
  await page.goto("/about/mission");
  await page.locator("main").click({ position: { x: 5, y: 5 } });
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => chatText(chat)).toBe("Frequently asked questions: ");
});

test("cities are suggested in the language of the page, and found by their other names", async ({ page }) => {
  for (const [path, option] of [
    ["/contact-form", { value: "Bengaluru", words: /Bangalore.*बैंगलोर/ }],
    ["/hi/contact-form", { value: "बेंगलुरु", words: /Bengaluru.*Bangalore/ }],
  ] as const) {
    await page.goto(path);
    await formReady(page);
    await page.locator("#city").focus();
    await expect(page.locator(`#city-list option[value="${option.value}"]`)).toHaveText(option.words);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the three words are sent too", async ({ page }) => {
    await page.goto("/hi/contact-form");
    await page.locator("#fullName").fill("लता शर्मा");
    await page.locator("#phoneNumber").fill("98765 43210");
    await page.locator("#city").fill("नोएडा");
    await page.getByText("सुबह", { exact: true }).click();
    await page.locator("button[data-submit]").click();
    const lead = leadOf(await page.locator("[data-reference]").innerText());
    expect(lead).toMatchObject({ call_time: "morning", city: "Noida", time_zone: null, flags: "" });
  });
});

test.describe("abroad", () => {
  test.use({ timezoneId: "America/New_York" });

  test("no country code is chosen for anybody, and the clock goes along", async ({ page }) => {
    await page.goto("/your-data");
    await formReady(page);
    const code = page.locator("#countryCode");
    await expect(code).toHaveValue("");
    await page.getByText("Erasure", { exact: true }).click();
    await page.locator("#fullName").fill("Asha Rao");
    await page.locator("#phoneNumber").fill("(415) 555-2671");
    await expect(page.getByText("Still needed: phone number.")).toBeVisible();
    // It waits, and can be pressed.
    await pressWaiting(page.locator("[data-submit]"));
    await expect(page.locator("#phoneNumber-error")).toContainText("Choose a country code from the list");
    await expect(page.locator("#phoneNumber")).toBeFocused();
    await code.selectOption("+1");
    await expect(page.locator("#phoneNumber-error")).toBeHidden();
    await page.locator("[data-submit]").click();
    const lead = leadOf(await page.locator("[data-reference]").innerText());
    expect(lead).toMatchObject({
      country_code: "+1",
      phone: "4155552671",
      time_zone: "America/New_York",
      call_time: null,
      flags: expect.not.stringContaining("odd"),
    });
  });
});
