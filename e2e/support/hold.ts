import type { Page, Route } from "@playwright/test";

/** Holds requests until the returned function is called. The browser does not use its cache meanwhile. */
export async function holdRequests(
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
 * Holds the requests that wake a page, like a slow network. The browser keeps its cache, and a failed request is repeated.
 * @returns A function that releases them.
 */
export async function holdWaking(page: Page): Promise<() => Promise<void>> {
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
