import type { Page } from "@playwright/test";

/** Settles when the page says that it is in this state. */
export const state = async (page: Page, name: "asleep" | "loading" | "ready" | "failed"): Promise<void> => {
  await page.waitForSelector(`html[data-state=${name}]`, { state: "attached" });
};

/** Wakes the page by a key, which is one that means nothing there unless another is given; settles when the whole page answers. */
export const wake = async (page: Page, key = "Shift"): Promise<void> => {
  // What is pressed while a document is still read is heard by nobody.
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press(key);
  await state(page, "ready");
};

/** Opens a page, and wakes it. */
export const openAwake = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await wake(page);
};

/** Wakes a page, and settles when its form answers. */
export const formReady = async (page: Page): Promise<void> => {
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press("Shift");
  await page.locator("form[data-ready]").waitFor();
};
/** Opens a form, and wakes it. */
export const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await formReady(page);
};
