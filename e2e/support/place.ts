/** Where somebody stands on a page. */
import { expect, type Locator } from "@playwright/test";
import { rest } from "./rest.ts";

/** Scrolls down to it as somebody reads: all that lies before it comes near, and is laid out. */
export const readTo = async (one: Locator): Promise<void> => {
  await expect(async () => {
    await one.page().evaluate(() => scrollBy({ top: 500, behavior: "instant" }));
    await expect(one).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ intervals: [1] });
};

/** Its distance from the upper edge of the window in pixels, once it rests. */
export const placeOf = async (one: Locator): Promise<number> => {
  await rest(one);
  return (await one.boundingBox())!.y;
};

/** The same of a link, which is brought out from under the bar at the foot first: pressing it moves the page no more. */
export const placeToPress = async (link: Locator): Promise<number> => {
  await link.click({ trial: true });
  return placeOf(link);
};

export const expectAt = async (one: Locator, place: number): Promise<void> => {
  expect(Math.abs((await placeOf(one)) - place)).toBeLessThan(3);
};
