/** Failures of scripts, network and releases. docs/reliability.md describes them. */
import type { Page, Route } from "@playwright/test";
import { TRAP } from "../src/forms/trap.ts";
import { expectOneLead, findLead, findLeads, newPhone } from "./support/stored-leads.ts";
import { listScripts } from "./support/scripts.ts";
import { firstExample, forms } from "./support/examples.ts";
import { fill, fillContact, fillRequired, PDF } from "./support/fill.ts";
import { holdWaking, holdRequests } from "./support/hold.ts";
import { waitForRequests, waitForIdle } from "./support/waits.ts";
import { expect, test } from "./support/test.ts";
import { holdDocument, openAwake, openForm, waitForState, wake } from "./support/wake.ts";

const SCRIPTS = /\/assets\/.*\.js$/;
const pages = forms.flatMap((form) => form.pages.map(({ path }) => ({ path, form })));

const MISSING = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "" });
const FAULTS = { "answer 404": MISSING, "are refused": (route: Route) => route.abort() };

const submitButton = (page: Page) => page.locator("form[data-lead] button[data-submit]");
const note = (page: Page) => page.locator("[data-unreachable]");

/** Fails if the document is left or reloaded. */
async function watchDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const url = page.url();
  return async () => {
    expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);
    expect(page.url()).toBe(url);
  };
}

test.use({ viewport: { width: 360, height: 740 } });

/** The first form with each kind of gate. */
const gates = ["disabled", "alert", "native"].map((gate) =>
  pages.find(({ form }) => form.gate === gate)!,
);

for (const [fault, answer] of Object.entries(FAULTS)) {
  test.describe(`when the scripts ${fault}`, () => {
    for (const formPage of pages) {
      const tag = fault === "answer 404" && formPage === gates[0] ? [] : "@all";
      test(`${formPage.path} works as a native form`, { tag }, async ({ page }) => {
        await page.route(SCRIPTS, answer);
        await page.goto(formPage.path);
        const expectUnmoved = await watchDocument(page);
        const name = page.getByLabel("Full name").first();
        await name.fill("Asha Menon");
        await waitForState(page, "failed");
        await expect(note(page)).toContainText("You can still fill in and send the form.");
        await expect(submitButton(page)).toBeEnabled();
        await expect(page.getByText("Still needed")).toBeHidden();
        await expect(name).toHaveValue("Asha Menon");
        await expectUnmoved();
      });
    }
  });
}

for (const { path: pagePath, form } of gates) {
  const tag = form.gate === "disabled" ? [] : "@all";
  test(
    `sends ${pagePath} at once, although its scripts failed several times`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(pagePath);
      await fill(page, form, firstExample(form));
      const refused = (): Promise<unknown> => page.waitForEvent("requestfailed");
      // Attempts follow two seconds apart. Eight seconds after the first gesture the form falls back
      // to the browser, and the next attempt needs a gesture.
      await page.clock.fastForward(3000);
      await waitForState(page, "failed");
      await page.clock.fastForward(9000);
      await Promise.all([refused(), page.keyboard.press("Shift")]);
      const warning = page.waitForEvent("console", (message) => message.type() === "warning");
      await Promise.all([warning, page.clock.fastForward(3000)]);
      await submitButton(page).click();
      expect(findLead(await page.locator("[data-reference]").innerText()).form_type).toBe(
        form.type,
      );
    },
  );
}

test.describe("what is typed while scripts fail", () => {
  const typed = (page: Page) => page.evaluate(() => localStorage.getItem("aipm:draft:CONTACT_US"));

  test("comes back at the same address, without files, hidden fields and trap", async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/contact-form");
    await fillContact(page);
    await page.locator(`[name="${TRAP}"]`).evaluate((trap: HTMLInputElement) => {
      trap.value = "trapped";
    });
    await page.goto("/contact-form");
    await expect(page.locator("#fullName")).toHaveValue("Asha Menon");
    await expect(page.locator("#city")).toHaveValue("Karjat");
    expect(await typed(page)).not.toMatch(/trapped|formType/);
  });

  test("is adopted by the form once its scripts load, and sent", async ({ page }) => {
    const phone = newPhone();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/contact-form");
    await fillContact(page, phone);
    await page.unroute(SCRIPTS);
    await page.goto("/contact");
    // By the router, so that no inlined script of the form runs.
    await wake(page);
    await page.locator('main a[href="/contact-form"]').first().click();
    await page.locator("form[data-ready]").waitFor();
    await expect(page.locator("#city")).toHaveValue("Karjat");
    await submitButton(page).click();
    await expect(page.locator("[data-reference]")).toBeVisible();
    await expectOneLead(page.locator("[data-reference]"), phone);
    expect(await typed(page)).toBeNull();
  });

  test("is deleted by the receipt of a native post", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/contact-form");
    await fillContact(page, newPhone());
    await waitForState(page, "failed");
    await submitButton(page).click();
    await expect(page.locator("[data-reference]")).toBeVisible();
    // The script of the receipt is its last element.
    await expect.poll(() => typed(page)).toBeNull();
  });

  test("is forgotten after a day", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/contact-form");
    await fillContact(page);
    // Leaving the form saves once more.
    await page.goto("/faq");
    await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
    await page.goto("/contact-form");
    await expect(page.locator("#city")).toHaveValue("");
    expect(await typed(page)).toBeNull();
  });
});

test("falls back to the browser after eight seconds and sends a held press", async ({ page }) => {
  const phone = newPhone();
  await page.clock.install();
  // The typing may take any time.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.route(SCRIPTS, () => {});
  await page.goto("/contact-form");
  const expectUnmoved = await watchDocument(page);
  await fillContact(page, phone);
  await page.locator("form[data-lead]").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.clock.fastForward(7000);
  // A submission would have started by now.
  await expect(page.locator("html")).toHaveAttribute("data-state", "loading");
  await expectUnmoved();
  await page.clock.fastForward(2000);
  await expectOneLead(page.locator("[data-reference]"), phone);
});

test("loads a script again when its first request fails", async ({ page }) => {
  const refused = new Set<string>();
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (refused.has(url)) return route.continue();
    refused.add(url);
    return refused.size % 2 === 0 ? route.abort() : route.fulfill({ status: 503, body: "" });
  });
  await page.addInitScript(() =>
    addEventListener("page:failed", () => Object.assign(globalThis, { hasFailed: true })),
  );
  await page.goto("/contact-form");
  await page.getByLabel("Full name").fill("Asha Menon");
  await waitForState(page, "ready");
  expect(refused.size).toBeGreaterThan(5);
  expect(await page.evaluate(() => "hasFailed" in globalThis)).toBe(false);
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
});

test(
  "wakes a form when an extension has made the policy of Trusted Types",
  { tag: "@all" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const pass = (text: string): string => text;
      trustedTypes.createPolicy("default", { createHTML: pass, createScriptURL: pass });
    });
    await openForm(page, "/contact-form");
  },
);

test("wakes a form when another inlined script throws", { tag: "@all" }, async ({ page }) => {
  await page.addInitScript(() => {
    const { getEntriesByType } = Performance.prototype;
    // before-react.ts asks first how the page was opened.
    performance.getEntriesByType = () => {
      performance.getEntriesByType = getEntriesByType;
      throw new Error("blocked");
    };
  });
  await openForm(page, "/contact-form");
});

test(
  "loads the next page as a document until the sheet is there",
  { tag: "@all" },
  async ({ page }) => {
    let attempts = 0;
    await page.route(/\/assets\/.*\.css$/, (route) => {
      attempts += 1;
      return route.fulfill({ status: 503, body: "" });
    });
    await openAwake(page, "/faq");
    expect(attempts).toBeGreaterThan(1);
    await watchDocument(page);
    await page.unrouteAll();
    await page.locator("footer a[href='/about']").first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "isSame" in globalThis)).toBe(false);
  },
);

test("fetches the sheet again when the network is back", { tag: "@all" }, async ({ page }) => {
  await page.route(/\/assets\/.*\.css$/, (route) => route.abort());
  await openAwake(page, "/faq");
  await expect(page.locator("html")).not.toHaveAttribute("data-styled");
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("html")).toHaveAttribute("data-styled", "");
});

test("hides everything that needs scripts when they fail", async ({ page }) => {
  await page.route(SCRIPTS, MISSING);
  await page.goto("/faq");
  await page.getByLabel("Search the answers").press("Tab");
  await waitForState(page, "failed");
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByText("Use your browser’s “find in page” to search it.")).toBeVisible();
  await page.goto("/financial-services");
  const figure = page.getByLabel("Loan, in rupees");
  await figure.press("End");
  await waitForState(page, "failed");
  const answer = page.locator("output", { has: page.locator("svg") });
  await expect(answer).toBeVisible();
  await expect(page.getByText(": change the figures")).toBeHidden();
  // The example would not match another amount.
  await figure.press("7");
  await figure.press("Tab");
  await expect(answer).toBeHidden();
});

test("hides optional questions until scripts have loaded or failed", async ({ page }) => {
  const fail = await holdRequests(page, SCRIPTS, (route) => route.abort());
  await page.goto("/partner-application");
  await page.getByLabel("Full name").first().fill("Ganpat Rao");
  await expect(page.locator("[name=builderName]")).toBeVisible();
  await expect(page.locator("[name=landDetails]")).toBeHidden();
  fail();
  await waitForState(page, "failed");
  await expect(page.locator("[name=landDetails]")).toBeVisible();
});

for (const [when, again] of Object.entries({
  // After each failure the pause is twice as long.
  "at the next gesture after a minute": async (page: Page) => {
    await page.clock.fastForward(60_000);
    await page.getByLabel("Phone number").focus();
  },
  "when it is restored from the back/forward cache": (page: Page) =>
    page.evaluate(
      () => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    ),
  "when the network returns": (page: Page) =>
    page.evaluate(() => void dispatchEvent(new Event("online"))),
  "when its scripts were only late": undefined,
}))
  test(
    `wakes a native form ${when}`,
    { tag: again ? "@all" : [] },
    async ({ page, complaints }) => {
      await page.clock.install();
      const release = again ? undefined : await holdWaking(page);
      if (again) await page.route(SCRIPTS, MISSING);
      await page.goto("/contact-form");
      const expectUnmoved = await watchDocument(page);
      await page.getByLabel("Full name").fill("Asha Menon");
      if (release) await page.clock.fastForward(9000);
      await waitForState(page, "failed");
      await expect(note(page)).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await page.unrouteAll();
      await release?.();
      await again?.(page);
      await waitForState(page, "ready");
      await expect(page.locator("form[data-ready]")).toBeVisible();
      await expect(note(page)).toBeHidden();
      await expect(submitButton(page)).toBeDisabled();
      await expect(page.getByText("1 of 3 answered")).toBeVisible();
      await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
      await expectUnmoved();
      if (release) expect(complaints).toEqual([]);
    },
  );

test("falls back to the browser when any script is missing", { tag: "@all" }, async ({ page }) => {
  for (const script of await listScripts(page, "/property-exchange")) {
    await page.unrouteAll();
    await page.route(`**${script}`, MISSING);
    await page.goto("/property-exchange");
    await page.getByLabel("Full name").fill("Asha Menon");
    await waitForState(page, "failed");
    await expect(page.getByText("Something went wrong")).toBeHidden();
    await expect(submitButton(page), script).toBeEnabled();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
  }
});

test(
  "forgets a press that is minutes old when the scripts load",
  { tag: "@all" },
  async ({ page, context }) => {
    let isDown = true;
    await page.route(SCRIPTS, (route) => (isDown ? MISSING(route) : route.continue()));
    await page.goto("/faq");
    // Its button disappears when the scripts have failed.
    await page.getByRole("button", { name: "Open all" }).click();
    await waitForState(page, "failed");
    isDown = false;
    await context.setOffline(true);
    await context.setOffline(false);
    await waitForState(page, "ready");
    await waitForIdle(page);
    await expect(page.locator("main details[open]")).toHaveCount(0);
  },
);

test("sends a form once when it was pressed offline before hydration", async ({
  page,
  context,
}) => {
  const phone = newPhone();
  let isDown = true;
  await page.route(SCRIPTS, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/contact-form");
  await context.setOffline(true);
  const expectUnmoved = await watchDocument(page);
  await fillContact(page, phone);
  await submitButton(page).click();
  await expect(note(page)).toContainText("We can’t be reached.");
  await expect(page.getByLabel("City")).toHaveValue("Karjat");
  await expectUnmoved();
  isDown = false;
  await context.setOffline(false);
  await expectOneLead(page.locator("[data-reference]"), phone);
});

test("sends one lead when it is pressed again while the browser posts it", async ({ page }) => {
  const phone = newPhone();
  let isDown = true;
  await page.route(SCRIPTS, (route) => (isDown ? MISSING(route) : route.continue()));
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/forms", async (route) => {
    if (route.request().isNavigationRequest()) await isReleased;
    await route.continue();
  });
  await page.goto("/contact-form");
  await fillContact(page, phone);
  await waitForState(page, "failed");
  // Playwright does nothing on a page that is being left.
  await page.evaluate(() => {
    const pressAgain = (): void => {
      document.querySelector<HTMLElement>("[data-submit]")!.click();
      // Time for a second request.
      setTimeout(() => console.log("pressed again"), 1000);
    };
    addEventListener("form:ready", () => setTimeout(pressAgain, 500), true);
    setTimeout(() => dispatchEvent(new Event("online")), 3000);
  });
  const again = page.waitForEvent("console", (message) => message.text() === "pressed again");
  await Promise.all([
    page.waitForRequest("**/forms"),
    submitButton(page).click({ noWaitAfter: true }),
  ]);
  isDown = false;
  await again;
  release();
  await page.waitForURL("**/forms");
  await expectOneLead(page.locator("[data-reference]"), phone);
});

test("warns about files that a native form cannot send", async ({ page }) => {
  const phone = newPhone();
  await page.route(SCRIPTS, MISSING);
  const asset = forms.find(({ type }) => type === "HIGH_VALUE_ASSET")!;
  await page.goto("/high-value-asset");
  await fillRequired(page, asset, phone);
  await page.locator("input[type=file]").setInputFiles(PDF);
  await waitForState(page, "failed");
  // Visitors often press twice.
  await submitButton(page).dblclick();
  await expect(note(page)).toContainText("Press the button again to send the form without them");
  await waitForRequests(page);
  expect(findLeads(phone)).toHaveLength(0);
  await submitButton(page).click();
  await expectOneLead(page.locator("[data-reference]"), phone);
});

test.describe("when a link of an awake page is touched", () => {
  const OFFLINE = "You are offline, so this page stays open.";
  const footer = (page: Page, to: string) => page.locator(`footer a[href='${to}']`).first();

  /** Touches every link, which must not leave the page. */
  async function touchAll(page: Page, expectUnmoved: () => Promise<void>): Promise<void> {
    const links = page.locator("main a[href^='/'], footer a[href^='/']").filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(10);
    await links.evaluateAll((all) => {
      for (const link of all as HTMLElement[]) {
        link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        link.focus();
        link.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
      }
    });
    await waitForIdle(page);
    await expectUnmoved();
  }

  test("keeps the page offline, and follows the link when the network is back", async ({
    page,
    context,
  }) => {
    await openForm(page, "/contact-form");
    await page.getByLabel("Full name").fill("Asha Menon");
    await waitForState(page, "ready");
    await page.getByText("What we keep, and your rights").click();
    const expectUnmoved = await watchDocument(page);
    await context.setOffline(true);
    await touchAll(page, expectUnmoved);
    await page.locator("form a[href='/privacy-policy']").click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expectUnmoved();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await page.locator("form a[href='/privacy-policy']").click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  });

  test("loads the next page when the code of this one is gone", async ({ page }) => {
    await openAwake(page, "/faq");
    await page.route(/\/assets\//, MISSING);
    await touchAll(page, await watchDocument(page));
    await footer(page, "/about").click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await wake(page);
    // A network that drops every request while a lead waits and the browser reports being online.
    await holdDocument(page);
    await page.route(/./, (route) => route.abort());
    await footer(page, "/faq").click();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.unrouteAll();
    await footer(page, "/query").click();
    await expect(page).toHaveURL(/query$/);
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
});
