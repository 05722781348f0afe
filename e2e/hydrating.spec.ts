/** Events that arrive while React hydrates the page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectOneLead, newPhone, query } from "./support/stored-leads.ts";
import { wake, wakeForm } from "./support/wake.ts";

/** Calls a function in the page after React has begun to hydrate it. React has drawn nothing yet. */
const whileHydrating = (page: Page, action: () => void) =>
  page.addInitScript(`document.addEventListener("page:hydrate", () => queueMicrotask(${action}))`);

const noted = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute("data-noted"));

test("keeps an answer that is given while React hydrates, and does not hydrate the form at once", async ({
  page,
}) => {
  await whileHydrating(page, () => {
    const city = document.querySelector<HTMLInputElement>("#city")!;
    city.focus();
    city.value = "Karjat";
    city.dispatchEvent(new Event("input", { bubbles: true }));
    const morning = document.querySelector<HTMLInputElement>("[value=morning]")!;
    morning.click();
    const { dataset } = document.querySelector<HTMLElement>("form[data-lead]")!;
    document.documentElement.dataset.noted = `ready: ${"ready" in dataset}`;
  });
  await page.goto("/contact-form");
  await wakeForm(page);
  expect(await noted(page)).toBe("ready: false");
  await expect(page.locator("[value=morning]")).toBeChecked();
  const phone = newPhone();
  await page.locator("#fullName").fill("Asha Menon");
  await page.locator("#phoneNumber").fill(phone);
  await page.locator("[data-submit]").click();
  await expectOneLead(page.locator("[data-reference]"), phone);
  expect(query("SELECT city, call_time FROM leads WHERE phone = ?", phone)).toEqual([
    { city: "Karjat", call_time: "morning" },
  ]);
});

test("answers a click during hydration once", async ({ page }) => {
  await whileHydrating(page, () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent!.startsWith("Add another"))!
      .click(),
  );
  await page.goto("/field-executive-feedback");
  await wakeForm(page);
  const rows = page.getByRole("button", { name: /^Remove/ });
  await expect(rows).toHaveCount(2);
});

test("reads a figure that is typed into a tool during hydration", async ({ page }) => {
  await whileHydrating(page, () => {
    const loan = document.querySelector<HTMLInputElement>("[data-figure=amount]")!;
    loan.value = "30 lakh";
    loan.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.goto("/financial-services");
  await wake(page);
  await expect(page.locator("#calculator output")).toContainText("₹26,035 a month");
});

test("answers the button of a page that crashed during hydration", async ({ page }) => {
  await page.route(/assets\/page-/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export default () => { throw new Error('crashed'); }",
    }),
  );
  await page.goto("/faq");
  await page.keyboard.press("Shift");
  const reload = page.getByRole("button", { name: "Refresh Page" });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong");
});
