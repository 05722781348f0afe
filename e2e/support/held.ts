import type { Page, Route } from "@playwright/test";

/** Holds requests back until the function that it gives is called. While it does, the browser has no cache: each file is asked for anew. */
export async function held(
  page: Page,
  url: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await then(route);
  });
  return resolve;
}

/**
 * Holds back what the loader fetches to wake a page, as a slow network would. The browser keeps its cache: what was fetched is
 * imported from there, and one request that a busy machine fails is asked for again.
 * @returns lets it go
 */
export async function asleep(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    addEventListener("test:wake", () => resolve(), { once: true });
    globalThis.fetch = async (...request) => {
      await promise;
      return fetch(...request);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event("test:wake")));
}
