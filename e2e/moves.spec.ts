/** While a page comes in over a slow line, to a slow phone, its two bars stay as they stood in the first frame. */
import { expect, test } from "@playwright/test";
import { slowDown } from "../scripts/bench/slow-phone.ts";

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}

for (const path of ["/", "/exchange-property", "/faq", "/buy-flat"]) {
  test(path, async ({ page }) => {
    await slowDown(page);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[]) {
          const all = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          moved.push(...all.flatMap((one) => (one?.closest(".site-header, .dock") ? one.outerHTML : [])));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // The observer is told of the last frames.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}
