/** Title, meta tags and structured data after client navigation. tests/built/found.test.ts checks the built pages. */
import type { Page } from "@playwright/test";
import { blockScripts } from "./support/code.ts";
import { some } from "./support/few.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

/** Title, meta tags, structured data and chat links: of the current document, and of the server's document. */
const readHeads = (page: Page, path: string): Promise<{ readonly own: string[]; readonly sent: string[] }> =>
  page.evaluate(async (url) => {
    const all = "link[rel=canonical], meta[name], meta[property], script[type='application/ld+json'], [href*='wa.me']";
    const read = (document: Document): string[] => [
      document.title,
      ...[...document.querySelectorAll(all)].map((tag) => tag.getAttribute("href") ?? tag.outerHTML).toSorted(),
    ];
    // This document's policy would block the other one's styles.
    const html = (await (await fetch(url)).text()).replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, "");
    return { own: read(document), sent: read(new DOMParser().parseFromString(html, "text/html")) };
  }, path);

/** Follows a link of the frame, also one in a closed menu, once the code is loaded: else the browser may load the page. */
async function follow(page: Page, to: string): Promise<void> {
  await blockScripts(page, to);
  const link = page.locator(`:is(header, footer) a[href="${to}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(to);
}

test("updates title and meta tags when a link is followed", async ({ page, complaints }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const emptyTitles: string[] = [];
    Object.assign(globalThis, { emptyTitles, isSameDocument: true });
    const observer = new MutationObserver(() => document.title || emptyTitles.push(location.pathname));
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await wake(page);
  for (const path of some(["/faq", "/legal-rera", "/query", "/contact", "/about/team", "/"], 3)) {
    await follow(page, path);
    const { sent } = await readHeads(page, path);
    expect(sent.length).toBeGreaterThan(11);
    await expect.poll(async () => (await readHeads(page, path)).own, { message: path }).toEqual(sent);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
});
