import { expect, type Page } from "@playwright/test";

/** The picture that a page wants first is asked for by its head, once, and is the one that is shown. */
export async function expectAskedOnce(page: Page, selector = "img[fetchpriority=high]"): Promise<void> {
  const picture = page.locator(selector).first();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).complete)).toBe(true);
  const shown = new URL(await picture.evaluate((img) => (img as HTMLImageElement).currentSrc)).pathname;
  const asked = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/pictures/"))
      .map(({ name, initiatorType }) => ({ by: initiatorType, path: new URL(name).pathname })),
  );
  expect(asked.filter(({ by }) => by === "link")).toEqual([{ by: "link", path: shown }]);
  expect(asked.filter(({ path }) => path === shown)).toHaveLength(1);
}
