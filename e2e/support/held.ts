import type { Page } from "@playwright/test";

/** Holds requests back until the function that it gives is called. */
export async function held(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
