/**
 * What a visitor keeps when scripts, the network or a release fail. docs/reliability.md is the table of these faults.
 * Requirements V3, F12, F13. Decisions 3, 4, 5, 29.
 */
import type { Page, Route } from "@playwright/test";
import { readForms } from "../scripts/forms.ts";
import { query } from "./support/database.ts";
import { exampleOf } from "./support/examples.ts";
import { fill } from "./support/fill.ts";
import { asleep } from "./support/held.ts";
import { askedAll, idle } from "./support/rest.ts";
import { some } from "./support/few.ts";
import { expect, test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

const SCRIPTS = "**/assets/*.js";
const forms = (await readForms()).flatMap(({ form }) => form.pages.map(({ path }) => ({ path, form })));

const MISSING = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "" });
/** The page waits for two seconds before it asks once more. */
const REFUSED = (route: Route): Promise<void> => route.abort();
const FAULTS = { "answer 404": MISSING, "are refused": REFUSED };

const state = (page: Page, name: string) => page.waitForSelector(`html[data-state=${name}]`, { state: "attached" });
const submitButton = (page: Page) => page.locator("form[data-lead] button[data-submit]");
const note = (page: Page) => page.locator("[data-unreachable]");

/** Fails when the document is left or loaded anew. */
async function stays(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  const url = page.url();
  return async () => {
    expect(await page.evaluate(() => "isSame" in globalThis)).toBe(true);
    expect(page.url()).toBe(url);
  };
}

const leadsOf = (name: string): { reference: string; phone: string }[] =>
  query("SELECT reference, phone FROM leads WHERE full_name = ?", name);

/** A name that no other test uses, so that its leads can be counted. */
const newName = (): string => `Asha ${Math.random().toString(36).slice(2, 10)}`;

async function fillContact(page: Page, name: string): Promise<void> {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Phone number").fill("98765 43210");
  await page.getByLabel("City").fill("Karjat");
}

test.use({ viewport: { width: 360, height: 740 } });

/** The first form with each kind of button: one that waits for answers, one that says what is missing, one that leaves that to the browser. */
const gates = ["disabled", "alert", "native"].map((gate) => forms.find((one) => one.form.gate === gate)!);

for (const [fault, answer] of Object.entries(FAULTS)) {
  test.describe(`when the scripts ${fault}`, () => {
    for (const one of forms) {
      const { path } = one;
      const tag = fault === "answer 404" && gates.includes(one) ? [] : "@all";
      test(`${path} is the browser's own form`, { tag }, async ({ page }) => {
        await page.route(SCRIPTS, answer);
        await page.goto(path);
        const unmoved = await stays(page);
        await page.getByLabel("Full name").first().fill("Asha Menon");
        await state(page, "failed");
        await expect(note(page)).toContainText("You can fill in and send the form all the same.");
        await expect(submitButton(page)).toBeEnabled();
        await expect(page.getByText("Still needed")).toBeHidden();
        await expect(page.getByLabel("Full name").first()).toHaveValue("Asha Menon");
        await unmoved();
      });
    }

    test("a form that was filled in is sent once", { tag: fault === "answer 404" ? [] : "@all" }, async ({ page }) => {
      const name = newName();
      await page.route(SCRIPTS, answer);
      await page.goto("/contact-form");
      await fillContact(page, name);
      await state(page, "failed");
      await submitButton(page).click();
      await expect(page.getByText(/AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
      expect(leadsOf(name)).toHaveLength(1);
    });
  });
}

for (const { path: at, form } of gates) {
  const tag = form.gate === "disabled" ? [] : "@all";
  test(`${at} is sent at once, however often its scripts have failed before`, { tag }, async ({ page }) => {
    await page.clock.install();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(at);
    await fill(page, form, exampleOf(form.type));
    const refused = (): Promise<unknown> => page.waitForEvent("requestfailed");
    // Each try is one more two seconds later. Eight after the first the form is the browser's in any case, and the next try is
    // a gesture's; after that one there is none for sixteen seconds.
    await page.clock.fastForward(3000);
    await state(page, "failed");
    await page.clock.fastForward(9000);
    await Promise.all([refused(), page.keyboard.press("Shift")]);
    const isTold = page.waitForEvent("console", (message) => message.type() === "warning");
    await Promise.all([isTold, page.clock.fastForward(3000)]);
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
    await submitButton(page).click();
    expect(new URLSearchParams((await sent).postData()!).get("formType")).toBe(form.type);
  });
}

test("a form whose scripts stall is the browser's after eight seconds, and sends what was held", async ({ page }) => {
  const name = newName();
  await page.clock.install();
  // However long the typing takes.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.route(SCRIPTS, () => {});
  await page.goto("/contact-form");
  const unmoved = await stays(page);
  await fillContact(page, name);
  await page.locator("form[data-lead]").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.clock.fastForward(7000);
  // A submission would only be on its way by now.
  await expect(page.locator("html")).toHaveAttribute("data-state", "loading");
  await unmoved();
  await page.clock.fastForward(2000);
  await expect(page.getByText(/AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
  expect(leadsOf(name)).toHaveLength(1);
});

test("a form that became the browser's is its own again when the scripts come after all", async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  const release = await asleep(page);
  await page.goto("/contact-form");
  await page.getByLabel("Full name").fill("Asha Menon");
  await page.clock.fastForward(9000);
  await state(page, "failed");
  await expect(submitButton(page)).toBeEnabled();
  await release();
  await state(page, "ready");
  await expect(page.locator("form[data-ready]")).toBeVisible();
  await expect(note(page)).toBeHidden();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText("Still needed: phone number and city.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
  expect(complaints).toEqual([]);
});

for (const [fault, answer] of [
  ["the browser breaks off once, as Safari and Firefox do when a link is followed", (route: Route) => route.abort()],
  ["a server in trouble did not give once", (route: Route) => route.fulfill({ status: 503, body: "" })],
] as const) {
  const tag = fault.startsWith("the browser") ? [] : "@all";
  test(`scripts that ${fault}, come after all`, { tag }, async ({ page }) => {
    const refused = new Set<string>();
    await page.route(SCRIPTS, async (route) => {
      const url = route.request().url();
      if (refused.has(url)) return route.continue();
      refused.add(url);
      return answer(route);
    });
    await page.addInitScript(() =>
      addEventListener("page:failed", () => Object.assign(globalThis, { hasFailed: true })),
    );
    await page.goto("/contact-form");
    await page.getByLabel("Full name").fill("Asha Menon");
    await state(page, "ready");
    expect(refused.size).toBeGreaterThan(5);
    expect(await page.evaluate(() => "hasFailed" in globalThis)).toBe(false);
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
  });
}

test("a page whose scripts fail offers nothing that only they can do", async ({ page }) => {
  await page.route(SCRIPTS, MISSING);
  await page.goto("/faq");
  await page.getByLabel("Search the answers").press("Tab");
  await state(page, "failed");
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByText("the search of your browser finds it")).toBeVisible();
  for (const [at, label] of [
    ["/exchange-property", "Your home, in rupees"],
    ["/financial-services", "Loan, in rupees"],
    ["/loan-funding", "Years"],
  ] as const) {
    await page.goto(at);
    const figure = page.getByLabel(label);
    await figure.press("End");
    await state(page, "failed");
    const answer = page.locator("output", { has: page.locator("svg") });
    await expect(answer).toBeVisible();
    await expect(page.getByText(": change the figures")).toBeHidden();
    // Nothing is calculated from another figure: the example's answer is not its answer.
    await figure.press("7");
    await figure.press("Tab");
    await expect(answer).toBeHidden();
  }
});

const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

test(
  "a page that sleeps goes on sleeping as it comes out of the browser's cache of pages",
  { tag: "@all" },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && scripts.push(request.url()));
    await page.goto("/faq");
    await comeBack(page);
    await idle(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await state(page, "ready");
    expect(scripts.length).toBeGreaterThan(5);
  },
);

test("a page that failed asks for its scripts again as it comes out of the browser's cache of pages", async ({
  page,
}) => {
  await page.route(SCRIPTS, MISSING);
  await page.goto("/contact-form");
  await page.getByLabel("Full name").fill("Asha Menon");
  await state(page, "failed");
  await page.unrouteAll();
  await comeBack(page);
  await state(page, "ready");
  await expect(note(page)).toBeHidden();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
});

const listed = async (page: Page): Promise<string[]> =>
  (await page.locator("html").getAttribute("data-js"))!.split(" ");

test("each script that is missing leaves the form to the browser", async ({ page }) => {
  await page.goto("/property-exchange");
  for (const script of some(await listed(page), 1)) {
    await page.unrouteAll();
    await page.route(`**${script}`, MISSING);
    await page.goto("/property-exchange");
    await page.getByLabel("Full name").fill("Asha Menon");
    await state(page, "failed");
    await expect(page.getByText("Something went wrong")).toBeHidden();
    await expect(submitButton(page), script).toBeEnabled();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
  }
});

test("a network that goes and comes back slowly cuts nothing off", { tag: "@all" }, async ({ page }) => {
  let isAway = true;
  const { promise: slow, resolve: come } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    if (isAway) return MISSING(route);
    await slow;
    await route.continue();
  });
  await page.goto("/contact-form");
  const unmoved = await stays(page);
  const field = page.getByLabel("Full name");
  await field.pressSequentially("Asha ");
  await state(page, "failed");
  isAway = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await field.pressSequentially("Lakshmi ");
  come();
  await field.pressSequentially("Menon", { delay: 60 });
  await state(page, "ready");
  await formReady(page);
  await expect(field).toHaveValue("Asha Lakshmi Menon");
  await unmoved();
});

test("a press that nothing answered does not act minutes later", async ({ page, context }) => {
  let isDown = true;
  await page.route(SCRIPTS, (route) => (isDown ? MISSING(route) : route.continue()));
  await page.goto("/faq");
  // Its button goes once the scripts have failed.
  await page.getByRole("button", { name: "Open all" }).click();
  await state(page, "failed");
  isDown = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await state(page, "ready");
  await idle(page);
  await expect(page.locator("main details[open]")).toHaveCount(0);
});

test("a form that is sent offline before it woke waits, and is sent once", async ({ page, context }) => {
  const name = newName();
  let isDown = true;
  await page.route(SCRIPTS, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/contact-form");
  await context.setOffline(true);
  const unmoved = await stays(page);
  await fillContact(page, name);
  await submitButton(page).click();
  await expect(note(page)).toContainText("We cannot be reached.");
  await expect(page.getByLabel("City")).toHaveValue("Karjat");
  await unmoved();
  isDown = false;
  await context.setOffline(false);
  await expect(page.getByText(/AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
  expect(leadsOf(name)).toHaveLength(1);
});

test("files that cannot be sent without a script are not left behind without a word", async ({ page }) => {
  const name = newName();
  await page.route(SCRIPTS, MISSING);
  await page.goto("/high-value-asset");
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Phone number").fill("98450 12345");
  await page.getByLabel("Location of property").fill("Nandi Hills");
  await page.getByLabel("Property type").selectOption("Resort");
  await page.getByLabel("Estimated value").fill("450000000");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "deed.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") });
  await state(page, "failed");
  // Many press twice at once: nobody has read anything between the two.
  await submitButton(page).dblclick();
  await expect(note(page)).toContainText("Press the button again to send the form without them");
  await askedAll(page);
  expect(leadsOf(name)).toHaveLength(0);
  await submitButton(page).click();
  await expect(page.getByText(/AIPM-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
  expect(leadsOf(name)).toHaveLength(1);
});

test.describe("links of an awake page", () => {
  for (const [how, fault] of [
    ["offline", "offline"],
    ["after a release", "missing"],
  ] as const) {
    test(
      `do nothing ${how} by being touched, pointed at or focused`,
      { tag: how === "offline" ? [] : "@all" },
      async ({ page, context }) => {
        await page.goto("/contact-form");
        await formReady(page);
        await page.getByLabel("Full name").fill("Asha Menon");
        await state(page, "ready");
        const unmoved = await stays(page);
        if (fault === "offline") await context.setOffline(true);
        else await page.route("**/assets/**", MISSING);
        const links = await page.locator("main a[href^='/'], footer a[href^='/']").filter({ visible: true }).all();
        expect(links.length).toBeGreaterThan(10);
        for (const link of links) {
          await link.dispatchEvent("pointerover");
          await link.focus();
          await link.dispatchEvent("touchstart");
        }
        await idle(page);
        await unmoved();
        await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
      },
    );
  }

  test("leave the page where it is when they are followed offline, and lead on when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/contact-form");
    await formReady(page);
    await page.getByLabel("Full name").fill("Asha Menon");
    await state(page, "ready");
    await page.getByText("What we keep, and your rights").click();
    const unmoved = await stays(page);
    await context.setOffline(true);
    await page.locator("form a[href='/privacy-policy']").click();
    await expect(page.getByText("You are offline, so this page stays open.")).toBeVisible();
    await unmoved();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Menon");
    await context.setOffline(false);
    await expect(page.getByText("You are offline, so this page stays open.")).toBeHidden();
    await page.locator("form a[href='/privacy-policy']").click();
    await expect(page).toHaveURL(/privacy-policy/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Privacy");
  });

  test("take the word of being offline along", { tag: "@all" }, async ({ page }) => {
    await page.goto("/faq");
    await page.keyboard.press("Shift");
    await state(page, "ready");
    // A network that drops what it is asked for, and that the browser takes for one.
    await page.route("**/*", (route) => route.abort());
    await page.locator("footer a[href='/about']").first().click();
    await expect(page.getByText("You are offline, so this page stays open.")).toBeVisible();
    await page.unroute("**/*");
    await page.locator("footer a[href='/query']").first().click();
    await expect(page).toHaveURL(/query$/);
    await expect(page.getByText("You are offline, so this page stays open.")).toBeHidden();
  });

  test("lead to the new page where the code of the old one is gone", async ({ page }) => {
    await page.goto("/faq");
    await page.keyboard.press("Shift");
    await state(page, "ready");
    await page.route("**/assets/**", MISSING);
    await page.locator("footer a[href='/about']").first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("what a form kept goes after a day, though the form is never opened again", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(
    (dayAgo) => {
      localStorage.setItem("aipm:contact", JSON.stringify({ at: dayAgo, fullName: "Asha", phone: "1", email: "" }));
      localStorage.setItem("aipm:draft:BUYER_FORM", JSON.stringify({ at: dayAgo, values: {} }));
      localStorage.setItem("aipm:early:BUYER_FORM", JSON.stringify({ at: Date.now(), values: {} }));
      localStorage.setItem("aipm:language", "hi");
    },
    Date.now() - 25 * 60 * 60 * 1000,
  );
  await page.keyboard.press("Shift");
  await state(page, "ready");
  expect((await page.evaluate(() => Object.keys(localStorage))).toSorted()).toEqual([
    "aipm:early:BUYER_FORM",
    "aipm:language",
  ]);
});

test("a file that is missing is missing for now, and nobody keeps the answer", async ({ request }) => {
  for (const path of ["/assets/client-gone.js", "/fonts/gone.woff2"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  const found = await request.get(
    "/assets/" + (await (await request.get("/faq")).text()).match(/assets\/([\w.-]+\.js)/)![1],
  );
  expect(found.headers()["cache-control"]).toContain("immutable");
});
