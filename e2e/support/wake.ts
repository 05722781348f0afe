import type { Page } from "@playwright/test";

/** Settles when the whole page answers. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForSelector("html[data-state=ready]", { state: "attached" });
};

/** Wakes the page by a key, which is one that means nothing there unless another is given. */
export const wake = async (page: Page, key = "Shift"): Promise<void> => {
  // What is pressed while a document is still read is heard by nobody.
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press(key);
  await ready(page);
};

/** Wakes a page, and settles when its form answers. */
export const formReady = async (page: Page): Promise<void> => {
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press("Shift");
  await page.locator("form[data-ready]").waitFor();
};
