/** Does each thing that the site promises about answers and files. */
import type { Page } from "@playwright/test";
import { expectOneLead, findLeads, newPhone } from "./support/stored-leads.ts";
import { openFilled, PDF } from "./support/fill.ts";
import { expect, test } from "./support/test.ts";
import { openForm, wake } from "./support/wake.ts";

const PATH = "/property-exchange";
const HOURS = 3_600_000;
const FILES_ARE_KEPT = "Your files are kept on this device, with your answers.";

test.use({ viewport: { width: 360, height: 740 } });

const file = (page: Page) => page.getByRole("button", { name: `Remove ${PDF.name}` });
const place = (page: Page) => page.locator("#currentPropertyLocation");
const failure = (page: Page) => page.locator("form .notice-error");

async function fillIn(page: Page, phone: string): Promise<void> {
  await openFilled(page, "PROPERTY_EXCHANGE", phone);
  await page.locator("input[type=file]").setInputFiles([PDF]);
  await expect(page.getByText(FILES_ARE_KEPT)).toBeVisible();
}

async function sendInVain(page: Page): Promise<void> {
  await page.route("**/forms", (route) => route.fulfill({ status: 503 }));
  await page.locator("[data-submit]").click();
  await expect(failure(page)).toContainText("Everything you entered is still here.");
  await expect(failure(page)).toContainText("is kept on this device until");
  await expect(failure(page)).toContainText(
    "You can send it now. If you don’t, the next page you open here will.",
  );
  await expect(place(page)).not.toHaveValue("");
  await expect(file(page)).toBeVisible();
}

test("keeps answers and files on the device for 24 hours, or until they are cleared", async ({
  page,
}) => {
  // The visitor opened the page a day and an hour before the last visit of this test.
  const now = Date.now();
  await page.clock.setFixedTime(now - 25 * HOURS);
  await fillIn(page, newPhone());
  const typed = await place(page).inputValue();
  await page.goto("/faq");
  await page.clock.setFixedTime(now - 2 * HOURS);
  await openForm(page, PATH);
  await expect(page.getByText("We kept what you typed earlier on this device.")).toBeVisible();
  await expect(place(page)).toHaveValue(typed);
  await expect(file(page)).toBeVisible();

  await page.goto("/faq");
  await page.clock.setFixedTime(now);
  await openForm(page, PATH);
  await expect(place(page)).toHaveValue("");
  await expect(file(page)).toBeHidden();

  await place(page).fill("Karjat");
  await page.locator("input[type=file]").setInputFiles([PDF]);
  await expect(page.getByText(FILES_ARE_KEPT)).toBeVisible();
  await openForm(page, PATH);
  await page.getByRole("button", { name: "Clear it" }).click();
  await openForm(page, PATH);
  await expect(place(page)).toHaveValue("");
  await expect(file(page)).toBeHidden();
});

// translated.spec.ts presses the button.
test("sends a kept lead on the next page, and when the network is back", async ({
  page,
  context,
}) => {
  const [first, second] = [newPhone(), newPhone()];
  await fillIn(page, first);
  await sendInVain(page);
  await page.unroute("**/forms");
  // Nothing wakes this page.
  await page.goto("/faq");
  await expectOneLead(page.locator("[data-outbox=sent]"), first, 1);
  await openForm(page, PATH);
  await expect(page.getByText(findLeads(first)[0]!.reference, { exact: true })).toBeVisible();
  await expect(page.locator("#fullName")).toHaveValue("");

  await fillIn(page, second);
  await context.setOffline(true);
  await page.locator("[data-submit]").click();
  await expect(page.getByText("We will send it when you are back online.")).toBeVisible();
  await expect(page.locator("[data-submit]")).toBeFocused();
  expect(findLeads(second)).toEqual([]);
  await context.setOffline(false);
  await expectOneLead(page.locator("[data-reference]"), second, 1);
});

test("deletes saved answers after a day although the form stays closed", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(
    (dayAgo) => {
      localStorage.setItem(
        "aipm:receipt:BUYER_FORM",
        JSON.stringify({ at: dayAgo, reference: "AIPM-AAAAA-BBBBB" }),
      );
      localStorage.setItem("aipm:draft:BUYER_FORM", JSON.stringify({ at: dayAgo, values: {} }));
      localStorage.setItem("aipm:early:BUYER_FORM", JSON.stringify({ at: Date.now(), values: {} }));
      localStorage.setItem("aipm:language", "hi");
    },
    Date.now() - 25 * HOURS,
  );
  await wake(page);
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(left).toEqual(["aipm:early:BUYER_FORM", "aipm:language"]);
});
