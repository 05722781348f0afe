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
