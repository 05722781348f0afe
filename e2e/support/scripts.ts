import type { Page } from "@playwright/test";
import { waitForIdle } from "./waits.ts";

/** Returns the scripts of a page. */
export async function listScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return / data-js="([^"]*)"/.exec(html)![1]!.split(" ");
}

/** Waits until the code of another page is loaded and has run. */
export async function loadScripts(page: Page, path: string): Promise<void> {
  const scripts = await listScripts(page, path);
  await page.evaluate(async (urls) => {
    // A failed import is cached, and a busy machine occasionally fails a request.
    await Promise.all(urls.map((url) => fetch(url).catch(() => fetch(url))));
    await Promise.all(urls.map((url) => import(url)));
  }, scripts);
  await waitForIdle(page);
}
