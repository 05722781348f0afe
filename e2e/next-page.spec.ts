/** The page that somebody is about to open is on its way before they have clicked, and the way back. Requirement V4. Decision 46. */
import type { Page } from "@playwright/test";
import { codeOf, scriptsOf } from "./support/code.ts";
import { held } from "./support/held.ts";
import { expectAt, placeOf, placeToPress, readTo } from "./support/place.ts";
import { idle } from "./support/rest.ts";
import { expect, test as firstVisit, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

const LINK = "main a[href='/about']";

/** How the document came: "navigational-prefetch" where it had been fetched before it was asked for. */
const delivery = (page: Page): Promise<unknown> =>
  page.evaluate(() => performance.getEntriesByType("navigation")[0]!.toJSON().deliveryType);

firstVisit("a link that is pointed at fetches its page, of a page that is asleep", async ({ page }) => {
  // It would be awake before the pointer has rested.
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
  expect(await delivery(page)).toBe("navigational-prefetch");
});

const heading = (page: Page) => page.locator("main h1");

test("the next page comes with a link that is pointed at, and keeps the frame", async ({ page, complaints }) => {
  const own = new Set(await scriptsOf(page, "/faq"));
  const next = (await scriptsOf(page, "/about")).filter((file) => !own.has(file));
  expect(next.length).toBeGreaterThan(1);
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  await page.goto("/faq");
  const asked = await heading(page).textContent();
  await wake(page);
  expect(next.filter((file) => requested.has(file))).toEqual([]);
  const footer = await page.locator("footer").elementHandle();

  await page.locator(LINK).first().hover();
  await expect.poll(() => next.filter((file) => !requested.has(file))).toEqual([]);
  await page.mouse.wheel(0, 1500);
  await page.locator(LINK).first().click();
  await expect(page).toHaveURL("/about");
  await expect(heading(page)).not.toHaveText(asked!);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("[aria-live=polite].sr-only")).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await footer!.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

for (const wakes of [true, false]) {
  test(
    `back from a page that was reloaded, ${wakes ? "and woke" : "and sleeps"}`,
    { tag: wakes ? "@all" : [] },
    async ({ page }) => {
      await page.goto("/faq");
      const asked = await heading(page).textContent();
      await wake(page);
      await page.locator(LINK).first().click();
      await expect(heading(page)).not.toHaveText(asked!);
      await test.step("back before the next page's code has come is the last word", async () => {
        const release = await held(page, "**/assets/*.js");
        const isAsked = page.waitForRequest("**/assets/*.js");
        await page.locator("main a[href='/about/why-us']").first().click();
        await isAsked;
        await page.goBack();
        await expect(heading(page)).toHaveText(asked!);
        release();
        await codeOf(page, "/about/why-us");
        await expect(page).toHaveURL("/faq");
        await expect(heading(page)).toHaveText(asked!);
        await page.unrouteAll();
        await page.goForward();
        await expect(heading(page)).not.toHaveText(asked!);
      });
      await page.reload();
      if (wakes) await wake(page);
      await page.goBack();
      await expect(page).toHaveURL("/faq");
      await expect(heading(page)).toHaveText(asked!);
      await expect(page).toHaveTitle(/question/i);
      await page.goForward();
      await expect(page).toHaveURL("/about");
      await expect(heading(page)).not.toHaveText(asked!);
    },
  );
}

test("back from a page that was reloaded, to the place that was read", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const link = page.locator("main [href='/about/why-us']").first();
  await readTo(link);
  await wake(page);
  const place = await placeToPress(link);
  await link.click();
  await expect(heading(page)).toContainText("Why choose us");
  await page.reload();
  await page.goBack();
  await expectAt(link, place);
  // Once more, from a page that was read and that the browser kept no copy of.
  await page.goForward();
  await expect(heading(page)).toContainText("Why choose us");
  await page.evaluate(() => scrollBy({ top: 3000, behavior: "instant" }));
  await page.goto("/contact");
  await page.goBack();
  await page.goBack();
  await expectAt(link, place);
});

test(
  "back from the top of a page to where it was read, with a link pointed at meanwhile",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/faq");
    await wake(page);
    const question = page.locator("summary", { hasText: "Are my things insured?" });
    await readTo(question);
    const place = await placeOf(question);
    const next = page.waitForResponse("**/assets/page-*.js");
    await page.locator(LINK).first().dispatchEvent("pointerover");
    await next;
    await codeOf(page, "/about");
    await page.locator("a[href='#top']").first().dispatchEvent("click");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expectAt(question, place);
  },
);

for (const [name, leave] of Object.entries({
  "loaded again": (page: Page) => page.reload(),
  "come back to": async (page: Page) => {
    await page.goto("/contact");
    await page.goBack();
  },
})) {
  test(
    `a page that is ${name} stands where it was read, at once`,
    { tag: name === "loaded again" ? [] : "@all" },
    async ({ page }) => {
      await page.addInitScript(() => {
        const seen = new Set<number>();
        const look = (): void => {
          if (document.body) seen.add(Math.round(scrollY));
          requestAnimationFrame(look);
        };
        look();
        Object.assign(globalThis, { seen });
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/faq");
      const question = page.locator("summary", { hasText: "Are my things insured?" });
      await readTo(question);
      const place = await placeOf(question);
      await leave(page);
      await expect(question).toBeInViewport();
      await expectAt(question, place);
      // The top, and the place.
      const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<number> }).seen]);
      expect(seen.length, seen.join(" ")).toBeLessThan(4);
    },
  );
}

/** Follows a link of an awake page and goes back as soon as the address is the new one. */
const followAndReturn = async (page: Page, link: string): Promise<void> => {
  await page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => {
      const { pushState } = history;
      history.pushState = (...parts) => {
        pushState.apply(history, parts);
        history.back();
      };
      const isBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      element.click();
      return isBack;
    });
  // The page that was left would be drawn by then.
  await idle(page);
};

test("back before the first page is drawn, with something typed", async ({ page }) => {
  await page.goto("/buy-flat");
  await wake(page);
  const name = page.getByLabel("Full name").first();
  await name.pressSequentially("Asha Kulkarni");
  await followAndReturn(page, "footer a[href='/faq']");
  await expect(page).toHaveURL("/buy-flat");
  await expect(name).toHaveValue("Asha Kulkarni");
});

const EMPTY_PLOT = "Nothing is built on this plot";

test("an address that is nobody's is asked of the edge, which may know better", async ({ page }) => {
  await page.goto("/faq");
  await wake(page);
  await page.evaluate(() => document.querySelector("main a[href='/about']")!.setAttribute("href", "/no-such-page"));
  const answer = page.waitForResponse("**/no-such-page");
  await page.locator("main a[href='/no-such-page']").first().click();
  expect((await answer).request().isNavigationRequest()).toBe(true);
  await expect(heading(page)).toHaveText(EMPTY_PLOT);
});

test("back to an address that is nobody's, as it was", { tag: "@all" }, async ({ page, complaints }) => {
  const frame = (): Promise<string[]> =>
    page.locator("header a, footer a").evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
  await page.goto("/no-such-page");
  const loaded = await frame();
  await wake(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator("main a[href='/faq']").first().click();
  await expect(page).toHaveURL("/faq");
  await expect(heading(page)).not.toHaveText(EMPTY_PLOT);
  await page.goBack();
  await expect(heading(page)).toHaveText(EMPTY_PLOT);
  await expect.poll(frame).toEqual(loaded);
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
});

test.describe("one look from page to page", () => {
  /** How often a page came in by a transition: of documents, and of the router. */
  async function counting(page: Page): Promise<() => Promise<readonly [documents: number, routed: number]>> {
    await page.addInitScript(() => {
      const count = (name: string): void => {
        sessionStorage[name] = Number(sessionStorage[name] ?? 0) + 1;
      };
      addEventListener(
        "pagereveal",
        (event) => (event as unknown as { viewTransition?: object }).viewTransition && count("documents"),
      );
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...given) => {
        count("routed");
        return start(...given);
      };
    });
    return () =>
      page.evaluate(() => [Number(sessionStorage["documents"] ?? 0), Number(sessionStorage["routed"] ?? 0)] as const);
  }
  const toFaq = (page: Page) => page.locator("footer a[href='/faq']").first();

  for (const [motion, moves] of [
    ["no-preference", 1],
    ["reduce", 0],
  ] as const)
    test(`asleep and awake, with ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const transitions = await counting(page);
      await page.goto("/about");
      await page.evaluate(() => location.assign("/contact"));
      await expect(page).toHaveURL("/contact");
      await expect.poll(transitions).toEqual([moves, 0]);
      await wake(page);
      await toFaq(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Questions people ask us");
      expect(await transitions()).toEqual([moves, moves]);
    });
});
