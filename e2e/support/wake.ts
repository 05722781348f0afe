import type { Page } from "@playwright/test";

/** Resolves once the page has this state. */
export const waitForState = async (
  page: Page,
  name: "asleep" | "loading" | "ready" | "failed",
): Promise<void> => {
  await page.waitForSelector(`html[data-state=${name}]`, { state: "attached" });
};

/** Wakes the page with a harmless key. Resolves once the whole page is interactive. */
export const wake = async (page: Page, key = "Shift"): Promise<void> => {
  // Presses before the document is parsed are lost.
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press(key);
  await waitForState(page, "ready");
};

/** Opens a page and wakes it. */
export const openAwake = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await wake(page);
};

/** Wakes a page. Resolves once its form is interactive. */
export const wakeForm = async (page: Page): Promise<void> => {
  await page.waitForLoadState("domcontentloaded");
  await page.keyboard.press("Shift");
  await page.locator("form[data-ready]").waitFor();
};
/** Opens a form and wakes it. */
export const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await wakeForm(page);
};

/** Makes the router follow the next link, as while a lead waits, so that the document stays. */
export const holdDocument = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem("aipm:outbox", "a lead that waits"));
