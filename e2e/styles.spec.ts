/** A document has all the styles that its markup needs before the site's stylesheet arrives. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const PROPERTIES = [
  "display",
  "position",
  "color",
  "background-color",
  "font",
  "margin",
  "padding",
  "border",
  "gap",
];

/** Size, position and styles of each element. */
const readStyles = (page: Page): Promise<string[]> =>
  page.locator("body *:not(script, link, svg *)").evaluateAll(
    (elements, properties) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const rect = [x, y + scrollY, width, height].map(Math.round);
        const computed = getComputedStyle(element);
        const values = properties.map((name) => computed.getPropertyValue(name));
        return `${element.tagName}.${element.getAttribute("class")} ${[...rect, ...values].join("|")}`;
      }),
    PROPERTIES,
  );

// The marquee does not move then.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [360, 1280]) {
  for (const path of ["/", "/faq", "/about/team", "/buy-flat", "/partner", "/hi", "/hi/buy-flat"]) {
    const tag = ["360 /", "1280 /faq"].includes(`${width} ${path}`) ? [] : "@all";
    test(`the stylesheet changes nothing of ${path} at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Scripts never arrive. A failed one would hide its controls between the two measurements.
      await page.route(/\/assets\/.*\.js$/, () => {});
      // Sections near the window are laid out later, which changes their size.
      await page.goto(`${path}#main`);
      await page.evaluate(() => document.fonts.ready);
      // Closed answers are laid out when they are measured. The font of their rupee sign loads then.
      await readStyles(page);
      await page.evaluate(() => document.fonts.ready);
      const before = await readStyles(page);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const href = document.documentElement.dataset.css!;
            const link = Object.assign(document.createElement("link"), {
              rel: "stylesheet",
              href,
              onload: resolve,
            });
            document.head.append(link);
          }),
      );
      const after = await readStyles(page);
      expect(after.filter((element, i) => element !== before[i])).toEqual([]);
    });
  }
}
