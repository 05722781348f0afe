/**
 * Whatever fails on the way of a lead: what was typed and picked stays, nothing navigates, one lead is stored, its reference is shown.
 * Requirements F12, F13. Decision 23.
 */
import type { Page, Route } from "@playwright/test";
import { ANOTHER_MACHINE } from "./support/another-machine.ts";
import { query } from "./support/database.ts";
import { askedAll } from "./support/rest.ts";
import { expect, test } from "./support/test.ts";
import { formReady, wake } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

const KEPT = "We will send it when you are back online.";
const PDF = { name: "title deed.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n") };

/** Each test has a visitor of its own. */
const newPhone = (): string => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
const stored = (phone: string): { id: string; reference: string }[] =>
  query("SELECT id, reference FROM leads WHERE phone = ?", phone);

async function open(page: Page, path = "/contact-form"): Promise<void> {
  await page.goto(path);
  await formReady(page);
}
async function fill(page: Page, phone: string): Promise<void> {
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#phoneNumber").fill(phone);
  await page.locator("#city").fill("Karjat");
}
async function fillWithFile(page: Page, phone: string): Promise<void> {
  await open(page, "/property-exchange");
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#phoneNumber").fill(phone);
  await page.locator("#currentPropertyLocation").fill("Karjat");
  await page.locator("#approximateMarketValue").fill("5000000");
  await page.locator("#preferredExchangeLocation").fill("Pune");
  await page.getByText("Same value house in different location").click();
  await page.locator('input[type="file"]').setInputFiles([PDF]);
}
async function fillCircle(page: Page, phone: string, site = ""): Promise<void> {
  await open(page, `${site}/group-investment`);
  await page.locator("#fullName").fill("Asha Rao");
  await page.locator("#phoneNumber").fill(phone);
  await page.locator("#preferredCity").fill("Karjat");
  await page.getByText("6", { exact: true }).click();
}
const send = (page: Page): Promise<void> => page.locator("[data-submit]").click();
async function sendOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByText(KEPT)).toBeVisible();
}
const reference = (page: Page) => page.locator("[data-reference]");

/** The receipt on the page is that of the one lead there is. */
async function expectOneLead(page: Page, phone: string): Promise<void> {
  await expect(reference(page)).toBeVisible();
  expect(stored(phone).map((lead) => lead.reference)).toEqual([await reference(page).innerText()]);
}
/** What is sent next arrives, and what was taken back does not. */
async function expectOnlyOther(page: Page, phone: string): Promise<void> {
  const other = newPhone();
  await fill(page, other);
  await send(page);
  await expectOneLead(page, other);
  expect(stored(phone)).toEqual([]);
}
/** Until the draft is kept on the device, for a page that is loaded now. */
const draftKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Karjat");
/** Past the pause before what failed is tried again. The page's clock is `page.clock`, which must have been installed. */
const skipPause = (page: Page): Promise<void> => page.clock.fastForward(8000);
/** Fails as often as told, then lets go. */
async function failing(page: Page, url: string, times: number, fail: (route: Route) => Promise<void>): Promise<void> {
  // Not by its own `times`: Playwright then ends the interception while the next request is under way, and that one may hang.
  let left = times;
  await page.route(url, (route) => (left-- > 0 ? fail(route) : route.continue()));
}

test("toasts that cannot be loaded cost nothing", async ({ page }) => {
  const phone = newPhone();
  let missing = 0;
  await page.route(/assets\/toaster/, (route) => {
    missing += 1;
    return route.fulfill({ status: 404 });
  });
  await open(page);
  await fill(page, phone);
  await send(page);
  await expectOneLead(page, phone);
  await expect.poll(() => missing).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe("/contact-form");
});

test("a row whose drag cannot be loaded is turned by its buttons all the same", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/assets\/embla/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("embla"));
  await page.goto("/");
  const team = page.getByRole("region", { name: "Our team" });
  await team.scrollIntoViewIfNeeded();
  await page.mouse.move(50, 50);
  await page.mouse.move(60, 60);
  await failed;
  await team.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => team.locator("ul").evaluate((row) => row.scrollLeft)).toBeGreaterThan(100);
  expect(new URL(page.url()).pathname).toBe("/");
});

test.describe("a network that is away", () => {
  test("at the first submission: it is kept, and sent when it returns", async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await sendOffline(page);
    await expect(page.locator("#city")).toHaveValue("Karjat");
    expect(stored(phone)).toEqual([]);
    await expect(page.locator(".toast-error")).toBeVisible();
    await context.setOffline(false);
    await expectOneLead(page, phone);
    await expect(page.locator(".toast-success")).toBeVisible();
  });

  test("until the page was closed: the next page sends it with its file, and says so", async ({ page, context }) => {
    const phone = newPhone();
    await fillWithFile(page, phone);
    await sendOffline(page);
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    // Nobody has to touch it.
    await next.goto("/faq");
    await expect(next.locator("[data-outbox=sent]")).toContainText("Your reference is AIPM-");
    const [lead, ...others] = stored(phone);
    expect(others).toEqual([]);
    await expect(next.locator("[data-outbox=sent]")).toContainText(lead!.reference);
    expect(query("SELECT key FROM uploads WHERE lead_id = ?", lead!.id)).toHaveLength(1);

    await open(next, "/property-exchange");
    await expect(next.getByText(lead!.reference)).toBeVisible();
    await expect(next.locator("#fullName")).toHaveValue("");
  });

  test(
    "until the form is opened again: answers and file are there, and it is sent",
    { tag: "@all" },
    async ({ page, context }) => {
      const phone = newPhone();
      await fillWithFile(page, phone);
      await failing(page, "**/guest/uploads/**", 1, (route) => route.abort());
      await page.route("**/forms", (route) => route.abort());
      await sendOffline(page);
      await context.setOffline(false);
      await expect(page.locator("#main").getByText("Unable to reach the server")).toBeVisible();
      await page.reload();
      await expect(page.getByText("title deed.pdf").first()).toBeVisible();
      await expect(page.locator("#preferredExchangeLocation")).toHaveValue("Pune");
      await page.unroute("**/forms");
      await expectOneLead(page, phone);
    },
  );

  test(
    "until its form was opened from another page: nothing says beside the receipt that it waits",
    { tag: "@all" },
    async ({ page }) => {
      const phone = newPhone();
      await page.clock.install();
      await open(page);
      await fill(page, phone);
      await page.route("**/forms", (route) => route.abort());
      await send(page);
      await expect(page.locator("#main").getByText("Unable to reach the server")).toBeVisible();
      await page.keyboard.press("Shift");
      await page.waitForSelector("html[data-state=ready]", { state: "attached" });
      await page.locator("footer a[href='/faq']").first().click();
      await expect(page).toHaveURL(/faq/);
      // After four tries.
      await expect(async () => {
        await skipPause(page);
        await expect(page.locator("[data-outbox=waiting]")).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.unroute("**/forms");
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), { href: "/contact-form", textContent: "the form" });
        document.querySelector("main")!.prepend(link);
      });
      await page.getByRole("link", { name: "the form", exact: true }).click();
      await expectOneLead(page, phone);
      await expect(page.locator("[data-outbox=waiting]")).toHaveCount(0);
    },
  );

  test("can be waited out, or not: what is discarded is not sent", { tag: "@all" }, async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await context.setOffline(true);
    await send(page);
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText(KEPT)).toBeHidden();
    await context.setOffline(false);
    await page.goto("/faq");
    await wake(page);
    await askedAll(page);
    await open(page);
    await expect(page.locator("#city")).toHaveValue("Karjat");
    await expectOnlyOther(page, phone);
  });

  test("can be cleared: what was cleared is not sent", { tag: "@all" }, async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await draftKept(page);
    await page.reload();
    await formReady(page);
    await page.locator("#city").fill("Neral");
    await sendOffline(page);
    await page.getByRole("button", { name: "Clear it" }).click();
    await expect(page.locator("#city")).toHaveValue("");
    await expect(page.getByText(KEPT)).toBeHidden();
    await context.setOffline(false);
    await expectOnlyOther(page, phone);
  });

  test("what waits is not sent once an answer was changed", async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await sendOffline(page);
    await page.locator("#city").fill("Neral");
    await expect(page.getByText(KEPT)).toBeHidden();
    const posted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request.postData()!));
    await context.setOffline(false);
    await askedAll(page);
    await send(page);
    await expectOneLead(page, phone);
    expect(posted).toEqual([expect.stringContaining("Neral")]);
  });
});

test.describe("an edge that does not take it at once", () => {
  for (const status of [500, 503, 429]) {
    test(`${status}: it is tried again by itself, and the page says when`, { tag: "@all" }, async ({ page }) => {
      const phone = newPhone();
      await page.clock.install();
      await failing(page, "**/forms", 1, (route) =>
        route.fulfill({ status, headers: { "retry-after": "3" }, json: { success: false, errors: [] } }),
      );
      await open(page);
      await fill(page, phone);
      await page.clock.pauseAt(Date.now() + 60_000);
      await send(page);
      await expect(page.getByText("Trying again in 3 s…", { exact: true })).toBeVisible();
      await expect(page.locator("#city")).toHaveValue("Karjat");
      await skipPause(page);
      await expectOneLead(page, phone);
    });
  }

  test("an answer that is lost on its way back makes no second lead", async ({ page }) => {
    const phone = newPhone();
    await failing(page, "**/forms", 1, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await open(page);
    await fill(page, phone);
    await send(page);
    await expectOneLead(page, phone);
  });

  test("a lead whose answer was lost takes its file along when it is changed", async ({ page }) => {
    const phone = newPhone();
    await fillWithFile(page, phone);
    let isLost = true;
    await page.route("**/forms", async (route) => {
      if (!isLost) return route.continue();
      if (stored(phone).length === 0) await route.fetch();
      return route.abort();
    });
    await send(page);
    await expect(page.locator("#main").getByText("Unable to reach the server")).toBeVisible();
    expect(stored(phone)).toHaveLength(1);
    await page.locator("#preferredExchangeLocation").fill("Nashik");
    isLost = false;
    await send(page);
    await expect(reference(page)).toBeVisible();
    expect(stored(phone)).toHaveLength(2);
    for (const { id } of stored(phone)) expect(query("SELECT key FROM uploads WHERE lead_id = ?", id)).toHaveLength(1);
  });

  test("a form that is come back to while it is being sent is shut until then", async ({ page }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/forms", async (route) => {
      await late;
      await route.continue();
    });
    await send(page);
    await page.waitForSelector("html[data-state=ready]", { state: "attached" });
    await page.locator("footer a[href='/faq']").first().click();
    await expect(page).toHaveURL(/faq/);
    await page.goBack();
    await formReady(page);
    await expect(page.locator("#city")).toHaveValue("Karjat");
    await expect(page.locator("#city")).toBeDisabled();
    answer();
    await expectOneLead(page, phone);
  });

  test("a form that could not be sent has its focus where it was", { tag: "@all" }, async ({ page }) => {
    await open(page);
    await fill(page, newPhone());
    await page.route("**/forms", (route) => route.fulfill({ status: 400, json: { success: false } }));
    await page.locator("[data-submit]").press("Enter");
    await expect(page.getByText("Everything you entered is still here.")).toBeVisible();
    await expect(page.locator("[data-submit]")).toBeFocused();
  });

  test("a signed address that is refused is signed anew", async ({ page }) => {
    const phone = newPhone();
    await failing(page, "**/cdn-cgi/local/r2/s3/**", 1, (route) => route.fulfill({ status: 403 }));
    await fillWithFile(page, phone);
    await send(page);
    await expectOneLead(page, phone);
    expect(query("SELECT key FROM uploads WHERE lead_id = ?", stored(phone)[0]!.id)).toHaveLength(1);
  });
});

test.describe("two tabs with the same draft", () => {
  test("one after the other: the second says what was sent", async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await draftKept(page);
    const second = await context.newPage();
    await open(second);
    await expect(second.locator("#city")).toHaveValue("Karjat");
    await send(page);
    await expectOneLead(page, phone);
    const text = await reference(page).innerText();
    await expect(second.getByText(`Already sent, reference ${text}`)).toBeVisible();
    await expect(second.locator("[data-submit]")).toHaveCount(0);
    await second.close({ runBeforeUnload: true });
    await open(page);
    await expect(page.locator("#city")).toHaveValue("");
  });

  test("both at once: one lead, one reference", async ({ page, context }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await draftKept(page);
    const second = await context.newPage();
    await open(second);
    // At once: what the one has sent takes the button away from the other.
    const buttons = await Promise.all([page, second].map((tab) => tab.locator("[data-submit]").elementHandle()));
    await Promise.all(buttons.map((button) => button!.dispatchEvent("click")));
    await expectOneLead(page, phone);
    await expectOneLead(second, phone);
  });
});

test("storage that is forbidden takes nothing away but the outbox", async ({ page }) => {
  const phone = newPhone();
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    };
    Object.defineProperties(globalThis, { localStorage: forbidden, sessionStorage: forbidden, indexedDB: forbidden });
  });
  await failing(page, "**/forms", 1, (route) => route.abort());
  await open(page);
  await fill(page, phone);
  await send(page);
  await expect(page.getByText("Everything you entered is still here.")).toBeVisible();
  await expect(page.getByText("is kept on this device")).toBeHidden();
  await expect(page.getByText("This browser stores nothing: keep this page open")).toBeVisible();
  await expectOneLead(page, phone);
});

test("an app whose browser opens no files says so, and how to open the page outside", async ({ page }) => {
  const phone = newPhone();
  await fillCircle(page, phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setInterceptFileChooserDialog", { enabled: true, cancel: true });
  await page.getByText("Choose files").click();
  await expect(page.getByText("No files can be chosen here.")).toBeVisible();
  await send(page);
  await expectOneLead(page, phone);
});

test("plain http on another machine's name: picking and sending work", async ({ page, baseURL }) => {
  const phone = newPhone();
  // The local stand-in for storage answers on this machine's own name alone: files of this form go by the worker.
  await fillCircle(page, phone, `http://${ANOTHER_MACHINE}:${new URL(baseURL!).port}`);
  await page.locator('input[type="file"]').setInputFiles([PDF]);
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto])).toEqual([false, false]);
  await send(page);
  await expectOneLead(page, phone);
});

/** Closes the page and lets the browser send what waits, as it does once it has a network again, until it has done what it could. */
async function sendInBackground(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  expect(worker.url()).toBe(`${origin}/outbox-sw.js`);
  const cdp = await context.newCDPSession(page);
  // One that is still on its way to be active has no events yet.
  const active = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const version = versions.find(({ status }) => status === "activated");
      if (version) resolve(version.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await active;
  await page.goto("about:blank");
  await context.setOffline(false);
  // While a page is open it leaves the sending to that: the one that was left goes a moment later.
  const openPages = "clients.matchAll({ type: 'window', includeUncontrolled: true }).then(({ length }) => length)";
  await expect.poll(() => worker.evaluate(openPages)).toBe(0);
  await worker.evaluate(`(() => {
    const { waitUntil } = ExtendableEvent.prototype;
    ExtendableEvent.prototype.waitUntil = function (work) {
      self.isSynced = work.then(() => true, () => true);
      waitUntil.call(this, work);
    };
  })()`);
  await cdp.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag: "outbox", lastChance: false });
  await expect.poll(() => worker.evaluate("self.isSynced")).toBe(true);
}

test("the browser sends it in the background when every page is closed", async ({ page, baseURL }) => {
  const phone = newPhone();
  await fillWithFile(page, phone);
  await sendOffline(page);
  await sendInBackground(page, baseURL!);
  expect(stored(phone)).toHaveLength(1);
  expect(query("SELECT key FROM uploads WHERE lead_id = ?", stored(phone)[0]!.id)).toHaveLength(1);
  await page.goto("/property-exchange");
  await expectOneLead(page, phone);
});

test("in the background its file goes by our own host, where the bucket's is not let through", async ({
  page,
  baseURL,
}) => {
  const phone = newPhone();
  await fillWithFile(page, phone);
  await sendOffline(page);
  let tried = 0;
  await page.context().route("**/cdn-cgi/local/r2/s3/**", (route) => {
    tried += 1;
    return route.abort("namenotresolved");
  });
  await sendInBackground(page, baseURL!);
  await expect.poll(() => stored(phone).length).toBe(1);
  expect(query("SELECT key FROM uploads WHERE lead_id = ?", stored(phone)[0]!.id)).toHaveLength(1);
  expect(tried).toBe(1);
});

test.describe("what was refused while its form was closed", () => {
  const NO_PDF = { ...PDF, name: "site plan.pdf", buffer: Buffer.from("this is plain text, whatever it is called") };
  const row = (page: Page) => page.getByRole("listitem").filter({ hasText: NO_PDF.name });

  // A page that can look into files itself takes no such file.
  test.beforeEach(({ page }) => page.route(/assets\/file-content/, (route) => route.abort()));

  test(
    "in the background: the form says at the file what is wrong with it",
    { tag: "@all" },
    async ({ page, baseURL }) => {
      const phone = newPhone();
      await fillWithFile(page, phone);
      await page.locator('input[type="file"]').setInputFiles([NO_PDF]);
      await sendOffline(page);
      await sendInBackground(page, baseURL!);
      expect(stored(phone)).toEqual([]);
      await open(page, "/property-exchange");
      await expect(row(page)).toContainText("is really of type TXT");
      await expect(page.getByText("Remove the file that was not taken")).toBeVisible();
      await row(page).getByRole("button", { name: "Remove" }).click();
      await send(page);
      await expectOneLead(page, phone);
      expect(query("SELECT key FROM uploads WHERE lead_id = ?", stored(phone)[0]!.id)).toHaveLength(1);
    },
  );

  test("from another page: the same, where files go by the edge", { tag: "@all" }, async ({ page, context }) => {
    const phone = newPhone();
    await fillCircle(page, phone);
    await page.locator('input[type="file"]').setInputFiles([PDF, NO_PDF]);
    await sendOffline(page);
    await page.goto("about:blank");
    await context.setOffline(false);
    await page.goto("/faq");
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await expect(page.locator("[data-outbox=refused]")).toContainText("could not be sent as it is");
    await open(page, "/group-investment");
    await expect(row(page)).toContainText(`Failed to upload ${NO_PDF.name}`);
    expect(stored(phone)).toEqual([]);
  });
});

test(
  "what waited for more than a day is sent by nobody, and the next page says so",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const phone = newPhone();
    await open(page);
    await fill(page, phone);
    await sendOffline(page);
    await page.evaluate(async () => {
      const opening = indexedDB.open("aipm-outbox");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const leads = opening.result.transaction("leads", "readwrite").objectStore("leads");
      const reading = leads.getAll();
      await new Promise((resolve) => reading.addEventListener("success", resolve));
      const [lead] = reading.result as { id: string; at: number }[];
      const writing = leads.put({ ...lead!, at: lead!.at - 25 * 60 * 60 * 1000 }, lead!.id);
      await new Promise((resolve) => writing.addEventListener("success", resolve));
      opening.result.close();
    });
    await sendInBackground(page, baseURL!);
    expect(stored(phone)).toEqual([]);
    await page.goto("/faq");
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await expect(page.locator("[data-outbox=expired]")).toContainText("could not be sent within a day");
    expect(stored(phone)).toEqual([]);
  },
);
