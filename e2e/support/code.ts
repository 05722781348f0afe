import type { Page } from "@playwright/test";
import { idle } from "./rest.ts";

/** The scripts that the page at an address names. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return / data-js="([^"]*)"/.exec(html)![1]!.split(" ");
}

/** Until the code of another page has come and run, and what waited for it has gone on. */
export async function codeOf(page: Page, path: string): Promise<void> {
  const scripts = await scriptsOf(page, path);
  await page.evaluate(async (urls) => {
    // A module whose import failed once is missing to the document for good, and a busy machine fails a request now and then.
    await Promise.all(urls.map((url) => fetch(url).catch(() => fetch(url))));
    await Promise.all(urls.map((url) => import(url)));
  }, scripts);
  await idle(page);
}
