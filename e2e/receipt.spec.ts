/** The receipt on a phone, on paper and without scripts. */
import { findLead, newPhone } from "./support/stored-leads.ts";
import { fillContact, openContact } from "./support/fill.ts";
import { waitForRest } from "./support/waits.ts";
import { expect, test as firstVisit, visits as test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("shows the whole receipt below the toast and prints only the receipt", async ({
  page,
  complaints,
}) => {
  await openContact(page);
  await page.locator("button[data-submit]").click();
  const reference = page.locator("[data-reference]");
  await expect(reference).toBeVisible();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  await waitForRest(toast);
  const receipt = page.locator("section:has([data-reference])");
  const [above, below] = [(await toast.boundingBox())!, (await receipt.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  const box = (await reference.boundingBox())!;
  expect(box.height).toBeLessThan(40);
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByText("We will call +91 98765 43210")).toBeVisible();
  const chat = await page
    .getByRole("link", { name: "Chat about this request" })
    .getAttribute("href");
  const text = `Send us a message: Hello, my reference is ${await reference.innerText()}.`;
  expect(new URL(chat!).searchParams.get("text")).toBe(text);
  const card = await page.request.get(
    (await page.getByRole("link", { name: "Save our number" }).getAttribute("href"))!,
  );
  expect(card.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  expect(await card.text()).toMatch(/^BEGIN:VCARD\r\n[^]+\r\nEND:VCARD\r\n$/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("We will call +91 98765 43210")).toBeVisible();
  await expect(toast).toBeHidden();
  for (const other of [".site-bar", "footer", "aside"])
    await expect(page.locator(other).first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Send another" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Send another" }).click();
  await expect(page.locator("form[data-lead]")).toBeFocused();
  // The test browser may lack background sync.
  expect(complaints.filter((complaint) => !complaint.includes("Background Sync"))).toEqual([]);
});

firstVisit(
  "shows the whole receipt when the network fails right after the answer",
  { tag: "@all" },
  async ({ page, context }) => {
    await page.route("**/forms", async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    const details = page.waitForResponse(/assets\/receipt-details/);
    await openContact(page, newPhone());
    // The page loads the receipt's code while the visitor fills in the form.
    await page.evaluate((url) => import(url), (await details).url());
    await page.locator("button[data-submit]").click();
    await expect(page.getByText(/We will call \+91 98/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save or print" })).toBeVisible();
    await expect(page.getByText("What you sent")).toBeVisible();

    await context.setOffline(false);
    await page.unroute("**/forms");
    await page.route(/assets\/receipt-details/, (route) => route.abort());
    await openContact(page, newPhone());
    await page.locator("button[data-submit]").click();
    await expect(page.locator("[data-reference]")).toBeVisible();
    await expect(page.getByText(/We will call \+91 98/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send another" })).toBeVisible();
  },
);

firstVisit("shows the whole receipt when its code was lost once", async ({ page }) => {
  await page.route(/assets\/receipt-details/, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await openContact(page, newPhone());
  await lost;
  await page.locator("button[data-submit]").click();
  await expect(page.locator("[data-reference]")).toBeVisible();
  await expect(page.getByText("What you sent")).toBeHidden();
  await page.unroute(/assets\/receipt-details/);
  await page.evaluate(() => void dispatchEvent(new Event("online")));
  await expect(page.getByText("What you sent")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows one enabled button and the same receipt", async ({ page }) => {
    await page.goto("/contact-form");
    const button = page.getByRole("button", { name: "Send Message" });
    await expect(button).toHaveCount(1);
    await expect(button).toBeEnabled();
    await expect(page.getByText("Still needed")).toBeHidden();
    await fillContact(page);
    await page.getByText("Morning", { exact: true }).click();
    await button.click();
    await expect(page.getByText("We will call +91 98765 43210")).toBeVisible();
    const lead = findLead(await page.locator("[data-reference]").innerText());
    expect(lead).toMatchObject({ call_time: "morning", time_zone: null, flags: "" });
    await expect(page.getByRole("link", { name: "Correct it" })).toBeVisible();
    await expect(page.getByText("Karjat")).toBeVisible();

    // The dark theme has a dark background and light letters.
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(19, 28, 51)");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(237, 230, 218)");
  });
});
