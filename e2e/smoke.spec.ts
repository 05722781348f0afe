/** What every page owes its visitor, whatever stands on it. Requirements V1, V2, V3. Decisions 1, 42. */
import type { Page } from "@playwright/test";
import { pages } from "./support/pages.ts";
import { held } from "./support/held.ts";
import { expect, visits as test } from "./support/test.ts";
import { ready, wake } from "./support/wake.ts";

/** How far a page is wider than its window, in CSS pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Icons that a narrow row has squeezed: what is given one size is as wide as it is high. */
const squeezed = (page: Page): Promise<string[]> =>
  page.locator("body [class*=size-]").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && /(?:^|\s)size-\d/.test(one.getAttribute("class") ?? ""))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.width - box.height) > 1)
      .map(({ one, box }) => `${box.width} px wide: ${one.parentElement!.outerHTML.slice(0, 120)}`),
  );

/** What stays beside the text while that is scrolled, and is higher than its window: its end would be out of reach until the text ends. */
const cut = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((one) => getComputedStyle(one).position === "sticky" && getComputedStyle(one).top !== "auto")
      .filter((one) => one.offsetHeight + Number.parseFloat(getComputedStyle(one).top) > innerHeight)
      .map((one) => `${one.offsetHeight} px high: ${one.outerHTML.slice(0, 120)}`),
  );

test.describe("on a phone with scripts off", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const path of pages) {
    test(`${path} is whole, does not scroll sideways, and sets nothing under 14 px`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The smaller one is 1280 px at 400 % zoom.
      // What is not laid out yet is not too wide either.
      const root = page.locator("html");
      await root.evaluate(({ dataset }) => (dataset.whole = ""));
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await squeezed(page), `at ${width} px`).toEqual([]);
      }
      // What waits until it is whole from here on waits for something that does come.
      await page.setViewportSize({ width: 768, height: 740 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await squeezed(page), "at 768 px").toEqual([]);
      // What a laptop of 1366 by 768 px leaves to a page.
      await page.setViewportSize({ width: 1366, height: 641 });
      expect(await cut(page), "on a laptop").toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await root.evaluate(({ style }) => (style.fontSize = "200%"));
      expect(await overflow(page), "with text at twice its size").toBeLessThanOrEqual(0);
      await root.evaluate(({ style }) => style.removeProperty("font-size"));
      const small = await page.locator("body :not(script, style, noscript, svg *)").evaluateAll((all) =>
        all
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()))
          // Size 0 is the dock's verb, which waits until the opening's own button is out of view.
          .filter((one) => /^(?!0px)(?:\d|1[0-3])(?:\.\d+)?px$/.test(getComputedStyle(one).fontSize))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(small).toEqual([]);
      // Marks stand above and below, and hang together.
      const cramped = await page.locator("html:lang(hi) body *").evaluateAll((all) =>
        all
          .filter((one) => [...one.childNodes].some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? "")))
          .filter((one) => {
            const { fontSize, lineHeight, letterSpacing } = getComputedStyle(one);
            const [size, line, apart] = [fontSize, lineHeight, letterSpacing].map(Number.parseFloat) as [
              number,
              number,
              number,
            ];
            return line < 1.4 * size || apart > 0;
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(cramped).toEqual([]);
    });
  }

  for (const path of ["/", "/faq", "/exchange-property"]) {
    test(`${path} is laid out to its end a moment later, wherever its reader is`, async ({ page }) => {
      await page.goto(path);
      const later = (): Promise<number> =>
        page
          .locator("main > * > :first-child, footer > :first-child")
          .evaluateAll(
            (all) =>
              all.filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
                .length,
          );
      await expect.poll(later).toBe(0);
    });
  }

  test("an unknown address is told so", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

/** What a page tells search engines of itself, and where it leads. */
const addresses = (page: Page): Promise<string[]> =>
  page
    .locator("head link:is([rel=canonical], [hreflang]), head meta[property='og:url'], main a[href^='/']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? one.getAttribute("content") ?? ""));

test.describe("with scripts", () => {
  for (const path of [...pages, "/no-such-page"]) {
    test(`${path} sleeps until it is touched, then wakes without complaint and leads where it led`, async ({
      page,
      complaints,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(".js")) scripts.push(request.url());
      });
      // It would keep the page out of the browser's cache for the button that leads back.
      await page.addInitScript(() => {
        const { addEventListener: add } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (...[type, ...rest]: Parameters<typeof add>) {
          if (type === "unload") console.error("somebody waits for unload");
          add.call(this, type, ...rest);
        };
      });
      const response = await page.goto(path);
      // The page of an unknown address is kept by nobody: it may exist tomorrow.
      if (response?.status() === 200) expect(response.headers()["cache-control"] ?? "").not.toContain("no-store");
      // Chromium would hold the first paint back for a typeface: only pictures are asked for beforehand.
      await expect(page.locator("link[rel=preload]:not([as=image])")).toHaveCount(0);
      const form = await page.locator("html").getAttribute("data-form-js");
      if (form === null) {
        await page.waitForTimeout(250);
        expect(scripts).toEqual([]);
      } else {
        // The form wakes by itself, and alone.
        await page.locator("form[data-ready]").waitFor();
        expect(scripts.map((url) => new URL(url).pathname).filter((url) => !form.split(" ").includes(url))).toEqual([]);
      }
      const asleep = await addresses(page);
      await wake(page);
      expect(await addresses(page)).toEqual(asleep);
      // What the page says it needs is all that is fetched: the budgets count that.
      const rest = await page.locator("html").getAttribute("data-js");
      const named = `${form ?? ""} ${rest}`.split(" ");
      expect(scripts.map((url) => new URL(url).pathname).filter((url) => !named.includes(url))).toEqual([]);
      // The browser's own line about the status of the page itself.
      expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
    });
  }

  test("the sheet that comes with the scripts has nothing that makes a browser lay the page out anew", async ({
    page,
    request,
  }) => {
    await page.goto("/contact-form");
    const sheet = await page.locator("html").getAttribute("data-css");
    const css = await (await request.get(sheet!)).text();
    expect(css).toContain(".notice");
    expect(css.match(/@(?:font-face|property)[^{]*/g) ?? []).toEqual([]);
  });

  test("a form whose scripts could not be fetched gets them with the next gesture, where it stands", async ({
    page,
  }) => {
    await page.clock.install();
    let isDown = true;
    await page.route("**/assets/vendor-*.js", (route) => (isDown ? route.abort() : route.continue()));
    await page.goto("/contact-form");
    await page.getByRole("textbox").first().fill("Asha Rao");
    await expect(page.locator("[data-unreachable]")).toBeVisible();
    isDown = false;
    await page.clock.fastForward(10_000);
    await page.getByRole("textbox").nth(1).focus();
    await ready(page);
    await expect(page.locator("[data-unreachable]")).toBeHidden();
    await expect(page.getByRole("textbox").first()).toHaveValue("Asha Rao");
  });

  test("text typed before the page is awake is kept", async ({ page, complaints }) => {
    const release = await held(page, "**/assets/*.js");
    await page.goto("/contact-form");
    const field = page.getByRole("textbox").first();
    await field.pressSequentially("Asha Rao");
    release();
    await ready(page);
    await expect(field).toHaveValue("Asha Rao");
    await field.pressSequentially("o");
    await expect(field).toHaveValue("Asha Raoo");
    expect(complaints).toEqual([]);
  });
});
