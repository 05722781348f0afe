import { expect, type Locator } from "@playwright/test";

/** Scrolls down to it as somebody reads: all that lies before it comes near, and is laid out. */
export const readTo = async (one: Locator): Promise<void> => {
  await expect(async () => {
    await one.page().evaluate(() => scrollBy({ top: 500, behavior: "instant" }));
    await expect(one).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ intervals: [1] });
};
