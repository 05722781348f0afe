/** The picture that a page wants first is asked for by its head, once, and it is the one that is shown. */
import { expect, test } from "@playwright/test";

/** With a crop of its own for phones; the same everywhere; beside a form. */
const PAGES = ["/", "/exchange-property", "/construction", "/hi"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 768, 1440]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const path of PAGES) {
        test(path, async ({ page }) => {
          await page.goto(path);
          const picture = page.locator("img[fetchpriority=high]");
          const shown = new URL(await picture.evaluate((img) => (img as HTMLImageElement).currentSrc)).pathname;
          const asked = await page.evaluate(() =>
            (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
              .filter(({ name }) => name.includes("/pictures/"))
              .map(({ name, initiatorType }) => ({ by: initiatorType, path: new URL(name).pathname })),
          );
          expect(asked.filter(({ by }) => by === "link")).toEqual([{ by: "link", path: shown }]);
          expect(asked.filter((one) => one.path === shown)).toHaveLength(1);
        });
      }
    });
  }
}
