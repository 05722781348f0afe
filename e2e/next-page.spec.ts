/** Loads the next page before the click, and returns to the last one. */
import type { Locator, Page } from "@playwright/test";
import { loadScripts } from "./support/scripts.ts";
import { holdRequests } from "./support/hold.ts";
import { waitForIdle, waitForRest } from "./support/waits.ts";
import { expect, test as firstVisit, visits as test } from "./support/test.ts";
import { holdDocument, openAwake, wake } from "./support/wake.ts";

const LINK = "main a[href='/about']";
const heading = (page: Page) => page.locator("main h1");

/** Scrolls down like a reader, so that everything above is laid out. */
const readTo = (locator: Locator): Promise<void> =>
  expect(async () => {
    await locator.page().evaluate(() => scrollBy({ top: 500, behavior: "instant" }));
    await expect(locator).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ intervals: [1] });
/** Returns the distance from the top of the window in pixels, once the element has stopped moving. */
async function readOffset(locator: Locator): Promise<number> {
  await waitForRest(locator);
  return (await locator.boundingBox())!.y;
}
const expectAt = async (locator: Locator, place: number): Promise<void> =>
  expect(Math.abs((await readOffset(locator)) - place)).toBeLessThan(3);

firstVisit("prefetches a page when a link of a sleeping page is hovered", async ({ page }) => {
  // The pointer would wake the page before the link counts as hovered. Without React it stays asleep.
  await page.route("**/assets/react-*.js", (route) => route.abort());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Preload.enable");
  const fetched = new Promise<void>((resolve) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve());
  });
  await page.goto("/faq");
  await page.locator(LINK).first().hover();
  await fetched;
  await page.locator(LINK).first().click();
  await expect(page).toHaveURL("/about");
  const how = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]!.toJSON().deliveryType,
  );
  expect(how).toBe("navigational-prefetch");
});

test("draws the next page in the same document while a lead waits", async ({
  page,
  complaints,
}) => {
  await openAwake(page, "/faq");
  const before = await heading(page).textContent();
  const footer = await page.locator("footer").elementHandle();
  await holdDocument(page);
  await loadScripts(page, "/about");
  await page.mouse.wheel(0, 1500);
  await page.locator(LINK).first().click();
  await expect(page).toHaveURL("/about");
  await expect(heading(page)).not.toHaveText(before!);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("[aria-live=polite].sr-only")).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await footer!.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test("says that a slow page is loading while a lead waits, and then loads its document", async ({
  page,
}) => {
  await openAwake(page, "/faq");
  await holdDocument(page);
  await holdRequests(page, /\/assets\/.*\.js$/);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator("footer a[href='/about']").first().click();
  await expect(page.locator("main[aria-busy=true]")).toBeVisible();
  await expect(page.getByText("Loading About Us")).toBeAttached();
  await page.waitForFunction(() => !("isSameDocument" in globalThis));
  await expect(page).toHaveURL("/about");
  await expect(page.locator("main[aria-busy]")).toHaveCount(0);
});

test("goes back from a reloaded page, asleep and awake", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/faq");
  const before = await heading(page).textContent();
  await holdDocument(page);
  await page.locator(LINK).first().click();
  await expect(heading(page)).not.toHaveText(before!);
  await test.step("stays when Back is pressed before the next page's code arrives", async () => {
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    const request = page.waitForRequest(/\/assets\/.*\.js$/);
    await page.locator("main a[href='/about/why-us']").first().click();
    await request;
    await page.goBack();
    await expect(heading(page)).toHaveText(before!);
    release();
    await loadScripts(page, "/about/why-us");
    await expect(page).toHaveURL("/faq");
    await expect(heading(page)).toHaveText(before!);
    await page.unrouteAll();
    await page.goForward();
    await expect(heading(page)).not.toHaveText(before!);
    await page.evaluate(() => localStorage.clear());
  });
  for (const wakes of [false, true]) {
    await page.reload();
    if (wakes) await wake(page);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(heading(page)).toHaveText(before!);
    await expect(page).toHaveTitle(/question/i);
    await page.goForward();
    await expect(page).toHaveURL("/about");
    await expect(heading(page)).not.toHaveText(before!);
  }
});

for (const [name, leave] of Object.entries({
  "a reload": (page: Page) => page.reload(),
  "a return": async (page: Page) => {
    await page.goto("/contact");
    await page.goBack();
  },
  "a return from a reloaded page": async (page: Page) => {
    await wake(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>("footer a[href='/about']")!.click(),
    );
    await expect(page).toHaveURL("/about");
    await page.reload();
    await page.goBack();
  },
})) {
  test(
    `keeps the scroll position of a page after ${name}`,
    { tag: name === "a reload" ? [] : "@all" },
    async ({ page }) => {
      await page.addInitScript(() => {
        const positions = new Set<number>();
        const record = (): void => {
          if (document.body) positions.add(Math.round(scrollY));
          requestAnimationFrame(record);
        };
        record();
        Object.assign(globalThis, { seen: positions });
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/faq");
      const question = page.locator("summary", { hasText: "Are my things insured?" });
      await readTo(question);
      const place = await readOffset(question);
      await leave(page);
      await expect(question).toBeInViewport();
      await expectAt(question, place);
      // The top, the question's place and at most one position between.
      const positions = await page.evaluate(() => [
        ...(globalThis as unknown as { seen: Set<number> }).seen,
      ]);
      expect(positions.length, positions.join(" ")).toBeLessThan(4);
    },
  );
}

for (const [path, what, change, expectKept] of [
  [
    "/faq",
    "the search",
    (page: Page) => page.getByRole("searchbox").fill("fee"),
    (page: Page) => expect(page.getByRole("searchbox")).toHaveValue("fee"),
  ],
  [
    "/faq",
    "an open answer",
    (page: Page) => page.locator("main details").nth(2).locator("summary").click(),
    (page: Page) => expect(page.locator("main details").nth(2)).toHaveAttribute("open"),
  ],
  [
    "/area-converter",
    "a figure",
    (page: Page) => page.locator("main input").first().fill("42"),
    (page: Page) => expect(page.locator("main input").first()).toHaveValue("42"),
  ],
  [
    "/partner",
    "the chosen partner",
    (page: Page) => page.locator("main input[name=partner]").nth(1).check({ force: true }),
    (page: Page) => expect(page.locator("main input[name=partner]").nth(1)).toBeChecked(),
  ],
] as const)
  test(`keeps ${what} of ${path} for the way back`, { tag: "@all" }, async ({ page }) => {
    await openAwake(page, path);
    await change(page);
    const title = await heading(page).textContent();
    const link = page.locator("footer a[href='/about']").first();
    await link.hover();
    await link.click();
    await expect(heading(page)).not.toHaveText(title!);
    await page.goBack();
    await expect(heading(page)).toHaveText(title!);
    await expectKept(page);
  });

// Extensions that clean addresses do this.
for (const [name, interfere] of Object.entries({
  "leaves the entry alone": () => {},
  "takes the state of an entry": () => history.replaceState(null, "", "/faq"),
  "replaces the state of an entry": () => history.replaceState({ other: 1 }, "", "/faq"),
  "adds an entry without a state": () => history.pushState(null, "", "/faq"),
  "adds an entry with its own state": () => history.pushState({ other: 1 }, "", "/faq"),
}))
  test(
    `keeps search and place for the way back when another script ${name}`,
    { tag: "@all" },
    async ({ page }) => {
      await openAwake(page, "/faq");
      await page.evaluate(interfere);
      await page.getByRole("searchbox").fill("fee");
      await waitForIdle(page);
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await waitForIdle(page);
      const place = await page.evaluate(() => scrollY);
      for (let i = 0; i < 2; i += 1) {
        // Playwright would scroll to the link.
        await page.evaluate(() =>
          document.querySelector<HTMLElement>("footer a[href='/about']")!.click(),
        );
        await expect(page).toHaveURL("/about");
        await expect(page).toHaveTitle(/about/i);
        await page.goBack();
        await expect(page).toHaveURL("/faq");
        await expect(page.getByRole("searchbox")).toHaveValue("fee");
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      }
    },
  );

test(
  "keeps typed text when the visitor goes back before the next page is drawn",
  { tag: "@all" },
  async ({ page }) => {
    await openAwake(page, "/buy-flat");
    const name = page.getByLabel("Full name").first();
    await name.pressSequentially("Asha Kulkarni");
    await holdDocument(page);
    // Goes back at once after the address has changed.
    await page
      .locator("footer a[href='/faq']")
      .first()
      .evaluate((link: HTMLElement) => {
        const { pushState } = history;
        history.pushState = (...parts) => {
          pushState.apply(history, parts);
          history.back();
        };
        const isBack = new Promise((resolve) =>
          addEventListener("popstate", resolve, { once: true }),
        );
        link.click();
        return isBack;
      });
    // React would have drawn the next page within this time.
    await waitForIdle(page);
    await expect(page).toHaveURL("/buy-flat");
    await expect(name).toHaveValue("Asha Kulkarni");
  },
);

test(
  "loads an unknown address from the edge, and goes back to it unchanged",
  { tag: "@all" },
  async ({ page, complaints }) => {
    const EMPTY_PLOT = "Nothing is built on this plot";
    const frame = (): Promise<(string | null)[]> =>
      page
        .locator("header a, footer a")
        .evaluateAll((all) => all.map((element) => element.getAttribute("href")));
    await openAwake(page, "/faq");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), {
        href: "/no-such-page",
        textContent: "An old address",
      });
      document.querySelector("main h1")!.after(link);
    });
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await holdDocument(page);
    await page.locator("main a[href='/no-such-page']").first().click();
    await expect(heading(page)).toHaveText(EMPTY_PLOT);
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(false);
    const loaded = await frame();
    await wake(page);
    await holdDocument(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.locator("main a[href='/faq']").first().click();
    await expect(page).toHaveURL("/faq");
    await expect(heading(page)).not.toHaveText(EMPTY_PLOT);
    await page.goBack();
    await expect(heading(page)).toHaveText(EMPTY_PLOT);
    await expect.poll(frame).toEqual(loaded);
    expect(await page.evaluate("isSameDocument")).toBe(true);
    expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
  },
);

for (const [reducedMotion, moves] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const)
  test(
    `changes pages in ${moves ? "one transition" : "a cut"}, motion: ${reducedMotion}`,
    { tag: moves ? [] : "@all" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      // Counts the transitions between documents and those of the router.
      await page.addInitScript(() => {
        const count = (name: string): void =>
          void (sessionStorage[name] = Number(sessionStorage[name] ?? 0) + 1);
        addEventListener("pagereveal", (event) => {
          if ((event as unknown as { viewTransition?: object }).viewTransition) count("documents");
        });
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (...options) => {
          count("routed");
          return start(...options);
        };
      });
      const transitions = (): Promise<number[]> =>
        page.evaluate(() =>
          ["documents", "routed"].map((name) => Number(sessionStorage[name] ?? 0)),
        );
      await page.goto("/about");
      await page.evaluate(() => location.assign("/contact"));
      await expect(page).toHaveURL("/contact");
      await expect.poll(transitions).toEqual([moves, 0]);
      await wake(page);
      await holdDocument(page);
      await loadScripts(page, "/faq");
      await page.locator("footer a[href='/faq']").first().click();
      await expect(heading(page)).toContainText("Frequently asked questions");
      expect(await transitions()).toEqual([moves, moves]);
    },
  );
