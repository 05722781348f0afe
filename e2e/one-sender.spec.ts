/** A lead is sent by any page that is open, and by the service worker if no page can. Only a receipt of ours ends it. */
import type { Page } from "@playwright/test";
import { prepareSync } from "./support/background-sync.ts";
import { fillContact, openContact } from "./support/fill.ts";
import { expectOneLead, findLeads, newPhone } from "./support/stored-leads.ts";
import { expect, test } from "./support/test.ts";
import { holdDocument, openAwake, openForm } from "./support/wake.ts";

const send = (page: Page): Promise<void> => page.locator("[data-submit]").click();
const WAITING = "We will send it when you are back online.";

test("sends a lead after Back while offline, when no more code can be loaded", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await openAwake(page, "/contact");
  await holdDocument(page);
  await page.locator("main a[href='/contact-form']").first().click();
  await page.locator("form[data-ready]").waitFor();
  await context.route(/\/assets\//, (route) => route.abort());
  await fillContact(page, phone);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("form[data-lead]")).toHaveCount(0);
  await context.setOffline(false);
  await expectOneLead(page.locator("[data-outbox=sent]"), phone);
});

test("sends a lead in the background while its page is open and frozen", async ({
  page,
  context,
  baseURL,
}) => {
  const phone = newPhone();
  const posts: boolean[] = [];
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/forms"))
      posts.push(request.serviceWorker() !== null);
  });
  await openContact(page, phone);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
  await page.route("**/forms", (route) => route.abort("internetdisconnected"));
  // The browser may send a sync event of its own before the page is frozen.
  await context.route("**/forms", (route) => route.abort("internetdisconnected"));
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await send(page);
  await expect(page.getByText(WAITING)).toBeVisible();
  const { cdp, dispatchSync } = await prepareSync(page, baseURL!);
  await cdp.send("Page.enable");
  await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
  posts.length = 0;
  await context.unroute("**/forms");
  await dispatchSync();
  await expect.poll(() => findLeads(phone).length).toBe(1);
  await expect.poll(() => posts).toEqual([true]);
  await cdp.send("Page.setWebLifecycleState", { state: "active" });
  await page.unroute("**/forms");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectOneLead(page.locator("[data-reference]"), phone);
});

test("hides the message about a waiting lead on a phone while its visitor types", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openContact(page, newPhone());
  await page.route("**/forms", (route) => route.abort());
  await send(page);
  await expect(page.getByText("is kept on this device until")).toBeVisible();
  await openForm(page, "/buy-flat");
  const message = page.locator("[data-outbox=waiting]");
  await expect(message).toBeVisible();
  await page.locator("#fullName").focus();
  await expect(message).toBeHidden();
  await page.locator("#fullName").blur();
  await expect(message).toBeVisible();
});

test("lets another page delete the outbox that it holds open", async ({ page, context }) => {
  await openContact(page, newPhone());
  await page.route("**/forms", (route) => route.abort());
  await send(page);
  await expect(page.getByText("is kept on this device until")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/robots.txt");
  const outcome = await other.evaluate(
    () =>
      new Promise((resolve) => {
        const deletion = indexedDB.deleteDatabase("aipm-outbox");
        for (const type of ["success", "blocked", "error"])
          deletion.addEventListener(type, () => resolve(type));
      }),
  );
  expect(outcome).toBe("success");
});

test("keeps a lead when a portal answers with 200 and data", async ({ page }) => {
  const phone = newPhone();
  await openContact(page, phone);
  await page.route("**/forms", (route) => route.fulfill({ json: { ok: true, data: {} } }));
  await send(page);
  await expect(page.getByText("is kept on this device until")).toBeVisible();
  expect(await page.evaluate(() => "aipm:draft:CONTACT_US" in localStorage)).toBe(true);
  await page.unroute("**/forms");
  await send(page);
  await expectOneLead(page.locator("[data-reference]"), phone);
});
