import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until it neither moves nor grows any more. */
export const rest = async (one: Locator): Promise<void> => {
  let last: unknown;
  await expect(async () => {
    const before = last;
    last = await one.boundingBox();
    expect(last).toEqual(before);
  }).toPass({ intervals: [120] });
};

/** Until all that has come so far is drawn: observers have been told, and what moves has moved. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Until the page has nothing left to do. For "nothing happens": what it would have done, it would have begun. */
export const idle = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i += 1) {
    await drawn(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
};

/** Until a request that the page makes once it is idle was answered: what it had asked for before, the test has heard of. */
export const askedAll = async (page: Page): Promise<void> => {
  await idle(page);
  await page.evaluate(() =>
    fetch("/favicon.svg", { cache: "no-store" })
      .then((answer) => answer.blob())
      .then(() => undefined),
  );
};

/**
 * Presses a button that says with `aria-disabled` that it waits, and can be pressed all the same.
 * Playwright would wait for it, and when forced presses a place, wherever the page has glided in the meantime.
 */
export const pressWaiting = async (button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  await rest(button);
  await button.click({ force: true });
};
