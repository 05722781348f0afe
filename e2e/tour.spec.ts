/**
 * Properties that every page must have. `npm test` visits one page of each layout, TEST_ALL all of them.
 */
import type { Page } from "@playwright/test";
import { expectNoFaults } from "./support/axe.ts";
import { pages } from "./support/pages.ts";
import { expect, visits as test } from "./support/test.ts";
import { layOut } from "./support/waits.ts";
import { waitForState, wake } from "./support/wake.ts";

/** Returns how many CSS pixels a page is wider than its window. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns icons whose width and height differ. */
const findSqueezedIcons = (page: Page): Promise<string[]> =>
  page.locator("body [class*=size-]").evaluateAll((all) =>
    all
      .filter(
        (element) =>
          element.checkVisibility() && /(?:^|\s)size-\d/.test(element.getAttribute("class") ?? ""),
      )
      .map((element) => ({ one: element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.width - box.height) > 1)
      .map(
        ({ one: element, box }) =>
          `${box.width} px wide: ${element.parentElement!.outerHTML.slice(0, 120)}`,
      ),
  );

/** Returns sticky elements that are higher than the window, so that their end is out of reach. */
const findCutStickies = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((all) =>
    (all as HTMLElement[])
      .filter(
        (element) =>
          getComputedStyle(element).position === "sticky" &&
          getComputedStyle(element).top !== "auto",
      )
      .filter(
        (element) =>
          element.offsetHeight + Number.parseFloat(getComputedStyle(element).top) > innerHeight,
      )
      .map((element) => `${element.offsetHeight} px high: ${element.outerHTML.slice(0, 120)}`),
  );

/** Returns text below 14 px. */
const findSmallText = (page: Page): Promise<string[]> =>
  page.locator("body :not(script, style, noscript, svg *)").evaluateAll((all) =>
    all
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
      )
      .filter((element) => /^(?:\d|1[0-3])(?:\.\d+)?px$/.test(getComputedStyle(element).fontSize))
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Returns Devanagari text whose line height cuts its marks. */
const findCrampedText = (page: Page): Promise<string[]> =>
  page.locator("html:lang(hi) body *").evaluateAll((all) =>
    all
      .filter((element) =>
        [...element.childNodes].some(({ nodeValue }) =>
          /\p{Script=Devanagari}/u.test(nodeValue ?? ""),
        ),
      )
      .filter((element) => {
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
        const [size, line, apart] = [fontSize, lineHeight, letterSpacing].map(
          Number.parseFloat,
        ) as [number, number, number];
        return line < 1.4 * size || apart > 0;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

const NOWHERE = "/no-such-page";

/**
 * Features of a page that can fail. Pages with equal features fail alike. True: it begins with a
 * picture of high priority.
 */
const TOUR: Readonly<Record<string, boolean>> = {
  "/": true, // a hero with a crop for phones, carousels, a film, banks that pass by
  "/faq": false, // questions, a search, groups to jump to
  "/portfolio-management": true, // a page of content with a form in it
  "/hi/joint-venture": false, // a form with files, folded lists and units
  [NOWHERE]: true,
};
const all = [...pages, NOWHERE];
for (const pagePath of Object.keys(TOUR))
  if (!all.includes(pagePath)) throw new Error(`The tour goes to ${pagePath}, which is not built.`);
const tagFor = (path: string): string[] => (path in TOUR ? [] : ["@all"]);

const PHONE = { width: 360, height: 740 };

test.describe("on a phone with scripts off", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const path of all) {
    test(
      `${path} has no dead button, no sideways scrolling and no text under 14 px`,
      { tag: tagFor(path) },
      async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(path === NOWHERE ? 404 : 200);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[type=button]:visible:not([popovertarget])")).toHaveCount(0);
        await layOut(page);
        // The smaller one is 1280 px at 400 % zoom.
        for (const width of [360, 320, 768]) {
          await page.setViewportSize({ ...PHONE, width });
          expect(await measureOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
          expect(await findSqueezedIcons(page), `at ${width} px`).toEqual([]);
        }
        // The viewport of a laptop with 1366 by 768 px.
        await page.setViewportSize({ width: 1366, height: 641 });
        expect(await measureOverflow(page), "on a laptop").toBeLessThanOrEqual(0);
        expect(await findCutStickies(page), "on a laptop").toEqual([]);
        await page.setViewportSize(PHONE);
        const root = page.locator("html");
        await root.evaluate(({ style }) => (style.fontSize = "200%"));
        expect(await measureOverflow(page), "with text at twice its size").toBeLessThanOrEqual(0);
        await root.evaluate(({ style }) => style.removeProperty("font-size"));
        expect(await findSmallText(page)).toEqual([]);
        expect(await findCrampedText(page)).toEqual([]);
      },
    );
  }
});

/** The head requests the first picture once, and the page shows that file. */
async function expectAskedOnce(page: Page): Promise<void> {
  const picture = page.locator("img[fetchpriority=high]").first();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
  const current = new URL(await picture.evaluate((img) => (img as HTMLImageElement).currentSrc))
    .pathname;
  const requests = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/pictures/"))
      .map(({ name, initiatorType }) => ({ by: initiatorType, path: new URL(name).pathname })),
  );
  expect(requests.filter(({ by }) => by === "link")).toEqual([{ by: "link", path: current }]);
  expect(requests.filter(({ path }) => path === current)).toHaveLength(1);
}

/** The page's data for search engines, and its links. */
const listAddresses = (page: Page): Promise<string[]> =>
  page
    .locator(
      "head link:is([rel=canonical], [hreflang]), head meta[property='og:url'], main a[href^='/']",
    )
    .evaluateAll((every) =>
      every.map((element) => element.getAttribute("href") ?? element.getAttribute("content") ?? ""),
    );

/** The page's texts from top to bottom, with the height of each part. */
const drawn = (page: Page): Promise<unknown> =>
  page
    .locator("body > :not(script), main > *")
    .evaluateAll((every) =>
      (every as HTMLElement[]).map(({ innerText, offsetHeight }) => [innerText, offsetHeight]),
    );

test.describe("with scripts", () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

  for (const path of all) {
    test(
      `${path} sleeps until it is touched, passes axe and looks the same when awake`,
      { tag: ["/faq", NOWHERE].includes(path) ? "@all" : tagFor(path) },
      async ({ page, complaints }) => {
        const scripts: string[] = [];
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith(".js")) scripts.push(pathname);
        });
        // It would keep the page out of the browser's cache for the button that leads back.
        await page.addInitScript(() => {
          const { addEventListener: add } = EventTarget.prototype;
          EventTarget.prototype.addEventListener = function (
            ...[type, ...rest]: Parameters<typeof add>
          ) {
            if (type === "unload") console.error("somebody waits for unload");
            add.call(this, type, ...rest);
          };
        });
        const response = await page.goto(path);
        // No one caches the 404 page, because the address may exist tomorrow.
        if (path !== NOWHERE)
          expect(response!.headers()["cache-control"] ?? "").not.toContain("no-store");
        const first = page.locator("img[fetchpriority=high]");
        if (path in TOUR) await expect(first).toHaveCount(TOUR[path] ? 1 : 0);
        if ((await first.count()) > 0) await expectAskedOnce(page);

        const named = (await page.locator("html").getAttribute("data-js"))!.split(" ");
        const hasForm = (await page.locator("form[data-lead]").count()) > 0;
        // A form page hydrates without a gesture.
        if (hasForm) await waitForState(page, "ready");
        await layOut(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = [await listAddresses(page), await drawn(page)];
        await expectNoFaults(page, `${PHONE.width} px`);
        await page.emulateMedia({ colorScheme: "light" });
        expect(scripts.filter((url) => !hasForm || !named.includes(url))).toEqual([]);
        await expect(page.locator("html")).toHaveAttribute(
          "data-state",
          hasForm ? "ready" : "asleep",
        );

        await wake(page);
        expect([await listAddresses(page), await drawn(page)]).toEqual(before);
        // The page fetches only the files it lists, which the budgets count.
        expect(scripts.filter((url) => !named.includes(url))).toEqual([]);
        // The browser logs the status of the page.
        expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
      },
    );
  }
});
