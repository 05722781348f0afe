import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until an element neither moves nor grows. */
export const waitForRest = async (locator: Locator): Promise<void> => {
  let last: unknown;
  await expect(async () => {
    const before = last;
    last = await locator.boundingBox();
    expect(last).toEqual(before);
  }).toPass({ intervals: [120] });
};

/** Waits until pending observers and animations have run. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Waits until the page is idle. Use it before asserting that nothing happened. */
export const waitForIdle = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i += 1) {
    await waitForPaint(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
};

/** Waits for a request that the page sends when it is idle, so that earlier requests have been answered. */
export const waitForRequests = async (page: Page): Promise<void> => {
  await waitForIdle(page);
  await page.evaluate(() =>
    fetch("/favicon.svg", { cache: "no-store" })
      .then((answer) => answer.blob())
      .then(() => undefined),
  );
};

/**
 * Presses a button with `aria-disabled`, which still accepts presses. Playwright would wait for it, and a forced click may miss it.
 */
export const pressDisabled = async (button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded();
  await waitForRest(button);
  await button.click({ force: true });
};

/** Forces layout of content with `content-visibility`. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.renderAll = "";
  });
