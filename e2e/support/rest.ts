import { expect, type Locator } from "@playwright/test";

/** Waits until it neither moves nor grows any more. */
export const rest = async (one: Locator): Promise<void> => {
  let last: unknown;
  await expect(async () => {
    const before = last;
    last = await one.boundingBox();
    expect(last).toEqual(before);
  }).toPass({ intervals: [120] });
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
