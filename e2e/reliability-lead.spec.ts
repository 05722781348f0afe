/**
 * Faults of the browser while a lead is sent. Answers stay, nothing navigates, and one lead is stored.
 * The simulator covers the order of events (npm run simulate).
 */
import type { Page, Route } from "@playwright/test";
import { expectOneLead, findLeads, newPhone } from "./support/stored-leads.ts";
import { ANOTHER_MACHINE } from "./support/another-machine.ts";
import { prepareSync } from "./support/background-sync.ts";
import { fillContact, openContact, openFilled, PDF } from "./support/fill.ts";
import { holdRequests } from "./support/hold.ts";
import { waitForRequests } from "./support/waits.ts";
import { expect, test } from "./support/test.ts";
import { wakeForm, openForm, waitForState } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

const WAITING = "We will send it when you are back online.";

async function fillWithFile(
  page: Page,
  phone: string,
  type = "PROPERTY_EXCHANGE",
  site = "",
): Promise<void> {
  await openFilled(page, type, phone, site);
  await page.locator('input[type="file"]').setInputFiles([PDF]);
}
const send = (page: Page): Promise<void> => page.locator("[data-submit]").click();
async function sendOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
}
const reference = (page: Page) => page.locator("[data-reference]");

/** Waits until the device has saved the draft, so that a page that loads now can restore it. */
const waitForDraft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Karjat");
/** Fails the first request to an address, and lets all others through. */
async function failOnce(
  page: Page,
  url: string | RegExp,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  // Playwright's `times` would end the interception during the next request, which may then hang.
  let isFirst = true;
  await page.route(url, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return fail(route);
  });
}

test("stores one lead when the code for toasts and the first response are lost", async ({
  page,
}) => {
  const phone = newPhone();
  const missing = page.waitForRequest(/assets\/toaster/);
  await page.route(/assets\/toaster/, (route) => route.fulfill({ status: 404 }));
  await failOnce(page, "**/forms", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await openContact(page, phone);
  await send(page);
  await expectOneLead(reference(page), phone);
  await missing;
  expect(new URL(page.url()).pathname).toBe("/contact-form");
});

test.describe("when the network is down", () => {
  // promises.spec.ts sends the leads of a page that is open and of one that was left.
  test(
    "scrolls a waiting lead's message at 400 % zoom, and keeps the lead when closed",
    { tag: "@all" },
    async ({ page, context }) => {
      const phone = newPhone();
      await openContact(page, phone);
      await sendOffline(page);
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await next.setViewportSize({ width: 320, height: 256 });
      await next.route("**/forms", (route) => route.abort());
      await openForm(next, "/sell-property");
      const message = next.locator("[data-outbox=waiting]");
      await expect(message).toBeVisible({ timeout: 60_000 });
      const { height, hidden } = await message.evaluate((box) => ({
        height: box.getBoundingClientRect().height,
        hidden: box.scrollHeight - box.clientHeight,
      }));
      expect(height).toBeLessThanOrEqual(256 * 0.65);
      expect(hidden).toBeGreaterThan(0);
      const close = message.getByRole("button", { name: "Close" });
      await close.scrollIntoViewIfNeeded();
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(message).toBeHidden();
      await next.unroute("**/forms");
      await next.goto("/faq");
      await expect(next.locator("[data-outbox=sent]")).toContainText("Your reference is AIPM-");
      expect(findLeads(phone)).toHaveLength(1);
    },
  );

  test(
    "sends no waiting lead that was edited, discarded or cleared",
    { tag: "@all" },
    async ({ page, context }) => {
      const [phone, other] = [newPhone(), newPhone()];
      await openContact(page, phone);
      await waitForDraft(page);
      await page.reload();
      await wakeForm(page);
      for (const withdraw of [
        () => page.locator("#city").fill("Neral"),
        () => page.getByRole("button", { name: "Discard" }).click(),
        () => page.getByRole("button", { name: "Clear it" }).click(),
      ]) {
        await sendOffline(page);
        await withdraw();
        await expect(page.getByText(WAITING)).toBeHidden();
      }
      await expect(page.locator("#city")).toHaveValue("");
      await context.setOffline(false);
      await waitForRequests(page);
      await fillContact(page, other);
      await send(page);
      await expectOneLead(reference(page), other);
      expect(findLeads(phone)).toEqual([]);
    },
  );
});

test("disables a reopened form until its lead is sent", async ({ page }) => {
  const phone = newPhone();
  await openContact(page, phone);
  const answer = await holdRequests(page, "**/forms");
  await send(page);
  await waitForState(page, "ready");
  await page.locator("footer a[href='/faq']").first().click();
  await expect(page).toHaveURL(/faq/);
  await page.goBack();
  await wakeForm(page);
  await expect(page.locator("#city")).toHaveValue("Karjat");
  await expect(page.locator("#city")).toBeDisabled();
  answer();
  await expectOneLead(reference(page), phone);
});

test("stores one lead when two tabs send the same draft", async ({ page, context }) => {
  const phone = newPhone();
  await openContact(page, phone);
  await waitForDraft(page);
  const second = await context.newPage();
  await openForm(second, "/contact-form");
  await expect(second.locator("#city")).toHaveValue("Karjat");
  // Both at once, because a sent lead disables the other tab's button.
  const buttons = await Promise.all(
    [page, second].map((tab) => tab.locator("[data-submit]").elementHandle()),
  );
  await Promise.all(buttons.map((button) => button!.dispatchEvent("click")));
  await expectOneLead(reference(page), phone);
  await expectOneLead(reference(second), phone);
});

test("sends a lead when the browser forbids storage", async ({ page }) => {
  const phone = newPhone();
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    };
    Object.defineProperties(globalThis, {
      localStorage: forbidden,
      sessionStorage: forbidden,
      indexedDB: forbidden,
    });
  });
  await failOnce(page, "**/forms", (route) => route.abort());
  await openContact(page, phone);
  await send(page);
  await expect(page.getByText("Everything you entered is still here.")).toBeVisible();
  await expect(page.getByText("is kept on this device")).toBeHidden();
  await expect(page.getByText("This browser stores nothing. Keep this page open")).toBeVisible();
  await expectOneLead(reference(page), phone);
});

test(
  "explains how to leave an app's browser that opens no files",
  { tag: "@all" },
  async ({ page }) => {
    const phone = newPhone();
    await openFilled(page, "GROUP_BUYING_CREATE", phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setInterceptFileChooserDialog", { enabled: true, cancel: true });
    await page.getByText("Choose files").click();
    await expect(page.getByText("You can’t choose files here.")).toBeVisible();
    await send(page);
    await expectOneLead(reference(page), phone);
  },
);

test(
  "sends files over plain http from another host",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = newPhone();
    // The local bucket answers only under the name of this machine. Files of this form are sent to the worker.
    await fillWithFile(
      page,
      phone,
      "GROUP_BUYING_CREATE",
      `http://${ANOTHER_MACHINE}:${new URL(baseURL!).port}`,
    );
    expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([
      false,
      false,
    ]);
    await send(page);
    await expectOneLead(reference(page), phone, 1);
  },
);

/** Closes the page, and runs background sync until the browser has finished. */
async function sendInBackground(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  expect(worker.url()).toBe(`${origin}/outbox-sw.js`);
  const { dispatchSync } = await prepareSync(page, origin);
  await page.goto("about:blank");
  await context.setOffline(false);
  await worker.evaluate(`(() => {
    const { waitUntil } = ExtendableEvent.prototype;
    ExtendableEvent.prototype.waitUntil = function (work) {
      self.isSynced = work.then(() => true, () => true);
      waitUntil.call(this, work);
    };
  })()`);
  await dispatchSync();
  await expect.poll(() => worker.evaluate("self.isSynced")).toBe(true);
}

test.describe("background sync", () => {
  test("sends a file through our host when the bucket is unreachable", async ({
    page,
    baseURL,
  }) => {
    const phone = newPhone();
    await fillWithFile(page, phone);
    await sendOffline(page);
    let tried = 0;
    await page.context().route(/\/r2\/s3\//, (route) => {
      tried += 1;
      return route.abort("namenotresolved");
    });
    await sendInBackground(page, baseURL!);
    expect(findLeads(phone)).toHaveLength(1);
    expect(tried).toBe(1);
    await page.goto("/property-exchange");
    await expectOneLead(reference(page), phone, 1);
    await expect(page.locator("section:has([data-reference])")).toContainText(PDF.name);
  });

  test(
    "shows a rejected file's error at the file when its form opens again",
    { tag: "@all" },
    async ({ page, baseURL }) => {
      const phone = newPhone();
      const text = {
        ...PDF,
        name: "site plan.pdf",
        buffer: Buffer.from("this is plain text, whatever it is called"),
      };
      const row = page.getByRole("listitem").filter({ hasText: text.name });
      await fillWithFile(page, phone);
      await page.locator('input[type="file"]').setInputFiles([text]);
      await sendOffline(page);
      await sendInBackground(page, baseURL!);
      expect(findLeads(phone)).toEqual([]);
      await openForm(page, "/property-exchange");
      await expect(row).toContainText("is really of type TXT");
      await expect(page.getByText("Remove the rejected file")).toBeVisible();
      await row.getByRole("button", { name: "Remove" }).click();
      await send(page);
      await expectOneLead(reference(page), phone, 1);
    },
  );
});
